// The same load for boardgame.io: node load.js PORT MATCHES RATE SECONDS ACTS SERVER_PID
// Matches of four sockets. A move is done when all four have received the update.
const { readFileSync } = require('fs');
const { io } = require('socket.io-client');

const [port, matches, rate, seconds, acts, server] = process.argv.slice(2).map(Number);
const SEATS = 4;
const WARM_UP = 600;
const TICK_US = 10000; // Linux counts processor time in hundredths of a second

class Match {
  constructor(number) {
    this.id = `match${number}`;
    this.sockets = [];
    this.state = 0;
    this.missing = 0;
    this.delays = [];
    this.keepGoing = false;
    this.bytes = 0;
  }

  async open() {
    for (let seat = 0; seat < SEATS; seat += 1) {
      await new Promise((resolve) => {
        const socket = io(`http://127.0.0.1:${port}/load`, { transports: ['websocket'], forceNew: true, reconnection: false });
        this.sockets.push(socket);
        socket.on('connect', () => socket.emit('sync', this.id, String(seat), undefined, SEATS));
        socket.on('sync', (_match, info) => { this.state = info.state._stateID; resolve(); });
        socket.on('update', (_match, state, log) => this.heard(state, log));
      });
    }
  }

  heard(state, log) {
    if (state._stateID !== this.state + 1) return;
    if (!this.bytes) this.bytes = JSON.stringify(['update', this.id, state, log]).length;
    this.missing -= 1;
    if (this.missing) return;
    this.state += 1;
    this.delays.push(performance.now() - this.sentAt);
    if (this.keepGoing) this.act();
  }

  act() {
    const seat = this.state % SEATS;
    this.missing = SEATS;
    this.sentAt = performance.now();
    const payload = { type: 'place', args: [`card-${this.state}`], playerID: String(seat), credentials: undefined };
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.id, String(seat));
  }
}

const all = Array.from({ length: matches }, (_, number) => new Match(number));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const done = () => all.reduce((sum, match) => sum + match.delays.length, 0);

/** How long the server's process has had a processor so far, its threads included. */
function cpuTicks() {
  const fields = readFileSync(`/proc/${server}/stat`, 'utf8').split(')').pop().trim().split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function saturated(count, most) {
  const before = done();
  const start = performance.now();
  for (const match of all) { match.keepGoing = true; match.act(); }
  while (done() - before < count && performance.now() - start < most) await sleep(10);
  const perSecond = (done() - before) / ((performance.now() - start) / 1000);
  for (const match of all) match.keepGoing = false;
  while (all.some((match) => match.missing)) await sleep(10);
  return { acts: done() - before, per_second: perSecond };
}

async function fixed() {
  for (const match of all) match.delays = [];
  const start = performance.now();
  let sent = 0;
  while (performance.now() - start < seconds * 1000) {
    while (sent < ((performance.now() - start) / 1000) * rate) {
      const free = Array.from({ length: 20 }, () => all[Math.floor(Math.random() * all.length)]).find((m) => !m.missing);
      if (!free) break;
      free.act();
      sent += 1;
    }
    await sleep(1);
  }
  await sleep(1500);
  const delays = all.flatMap((match) => match.delays).sort((a, b) => a - b);
  const at = (part) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))];
  return { acts: delays.length, p50: at(0.5), p99: at(0.99) };
}

(async () => {
  for (let first = 0; first < all.length; first += 20) await Promise.all(all.slice(first, first + 20).map((m) => m.open()));
  await saturated(WARM_UP, 8000);
  const slow = await fixed();
  const spent = cpuTicks();
  const fast = await saturated(acts, 15000);
  const cpu = ((cpuTicks() - spent) * TICK_US) / fast.acts;
  const heard = all.filter((match) => match.bytes);
  const bytes = heard.reduce((sum, match) => sum + match.bytes, 0) / heard.length;
  console.log(JSON.stringify({ fixed: slow, saturated: fast, cpu_us_per_act: cpu, bytes_per_message: bytes }));
  process.exit(0);
})();
