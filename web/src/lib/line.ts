/* The line to the house: a WebSocket, or plain requests where sockets are cut off. Only `table.svelte.ts` holds one. */
import type { ClientMessage, Hello, Posted, ServerMessage } from './wire/house';

export interface Line {
  send: (message: ClientMessage) => void;
  hangUp: () => void;
}
export interface Ears {
  heard: (message: ServerMessage) => void;
  opened: () => void;
  lost: (everOpen: boolean, tooBig: boolean) => void; // tooBig: what we said last must not be said again
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const TOO_BIG = { code: 1009, status: 413 };

/** How long to wait before coming back: at random, so that a whole house does not come at the same moment. */
export function waitMs(tries: number, luck = Math.random()): number {
  return luck * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
}

/** A socket; the first thing said is who we are. */
export function socketLine(hello: Hello, ears: Ears): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  let open = false;
  let done = false;
  socket.onopen = () => {
    open = true;
    socket.send(JSON.stringify(hello));
    ears.opened();
  };
  socket.onmessage = (event) => ears.heard(JSON.parse(String(event.data)) as ServerMessage);
  socket.onclose = (event?: CloseEvent) => {
    if (!done) ears.lost(open, event?.code === TOO_BIG.code);
    done = true;
  };
  return {
    send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    hangUp: () => {
      done = true;
      socket.close();
    },
  };
}

/** The same talk in letters: what we say is posted at once, what we hear is held for until there is something. */
export function letterLine(hello: Hello, ears: Ears): Line {
  const stop = new AbortController();
  let session = '';
  let done = false;
  let tooBig = false;

  async function post(messages: ClientMessage[], wait: boolean): Promise<Posted> {
    const answer = await fetch('/api/wire', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages, session, wait }),
      signal: stop.signal,
    });
    tooBig = answer.status === TOO_BIG.status;
    if (!answer.ok) throw new Error(`http ${answer.status}`);
    return (await answer.json()) as Posted;
  }
  function fail(everOpen: boolean): void {
    if (!done) ears.lost(everOpen, tooBig);
    done = true;
  }
  async function listen(): Promise<void> {
    try {
      let posted = await post([hello], false);
      session = posted.session;
      ears.opened();
      for (;;) {
        posted.messages.forEach(ears.heard);
        if (done) return;
        posted = await post([], true);
      }
    } catch {
      fail(session !== '');
    }
  }
  void listen();
  return {
    send: (message) =>
      void post([message], false).then(
        (posted) => posted.messages.forEach(ears.heard),
        () => fail(true),
      ),
    hangUp: () => {
      done = true;
      stop.abort();
    },
  };
}
