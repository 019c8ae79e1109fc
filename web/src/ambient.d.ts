/* Kinds of file TypeScript cannot read by itself. Svelte's and Vite's own types come from tsconfig.json. */
declare module '*.svelte' {
  import type { Component } from 'svelte';
  const component: Component;
  export default component;
}
declare module '*.icons' {
  const sheet: Readonly<Record<string, string>>;
  export default sheet;
}
declare module '*.md' {
  const html: string;
  export default html;
}
