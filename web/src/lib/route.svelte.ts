/* Addresses of the house. Every table, rules page and first game has one, and Back goes back. */

export type Page =
  | { at: 'front' }
  | { at: 'table'; table: string }
  | { at: 'rules'; game: string; rule?: string }
  | { at: 'steps'; game: string }
  | { at: 'levels'; game: string }
  | { at: 'about' }
  | { at: 'gallery' }
  | { at: 'nowhere' };

export function placeOf(path: string, hash = ''): Page {
  const [room = '', name = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (room === '') return { at: 'front' };
  if (room === 't' && name) return { at: 'table', table: name };
  if (room === 'rules' && name)
    return { at: 'rules', game: name, rule: hash.slice(1) || undefined };
  if (room === 'first-steps' && name) return { at: 'steps', game: name };
  if (room === 'levels' && name) return { at: 'levels', game: name };
  if (room === 'about') return { at: 'about' };
  if (room === 'gallery' && import.meta.env.DEV) return { at: 'gallery' };
  return { at: 'nowhere' };
}

class Route {
  place = $state<Page>(placeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#look();
    if (!replace) scrollTo(0, 0);
  }

  #look(): void {
    this.place = placeOf(location.pathname, location.hash);
  }

  /** Plain clicks on our own links stay inside the page. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain =
      event.button === 0 &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      !event.defaultPrevented;
    if (
      !link ||
      !plain ||
      link.target ||
      link.origin !== location.origin ||
      link.hasAttribute('download')
    )
      return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname))
      return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
