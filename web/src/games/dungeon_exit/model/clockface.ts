/* A time as it is written beside a level: minutes and seconds, in a race also tenths. */

export function clockFace(ms: number, tenths = false): string {
  const seconds = Math.floor(ms / 1000);
  const face = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return tenths ? `${face}.${Math.floor((ms % 1000) / 100)}` : face;
}
