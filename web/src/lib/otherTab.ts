/* Two tabs of one browser at the same table: the one that leaves says so, and the other one takes the chair again. */

/** Tell the others when this tab goes while it has the chair, and be told; call what it gives to stop. */
export function otherTab(table: string, hasChair: () => boolean, onleft: () => void): () => void {
  const between = new BroadcastChannel(`threedoors.${table}`);
  const leave = () => hasChair() && between.postMessage('left');
  between.onmessage = onleft;
  addEventListener('pagehide', leave);
  return () => {
    leave();
    removeEventListener('pagehide', leave);
    between.close();
  };
}
