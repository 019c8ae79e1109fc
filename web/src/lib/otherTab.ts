/* Two tabs of one browser at the same table: the one that leaves says so, and the other one takes the chair again. */

/** Tell the others when this tab goes while it has the chair, and be told; call what it gives to stop. */
export function otherTab(table: string, hasChair: () => boolean, onleft: () => void): () => void {
  const between = new BroadcastChannel(`threedoors.${table}`);
  const leave = () => hasChair() && between.postMessage('left');
  const come = () => (between.onmessage = onleft);
  // Tabs that close together would hand the chair to and fro: whoever goes takes it no more.
  const go = () => {
    leave();
    between.onmessage = null;
  };
  come();
  addEventListener('pagehide', go);
  addEventListener('pageshow', come);
  return () => {
    leave();
    removeEventListener('pagehide', go);
    removeEventListener('pageshow', come);
    between.close();
  };
}
