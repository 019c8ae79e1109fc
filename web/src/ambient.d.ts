/// <reference types="svelte" />
/// <reference types="vite/client" />

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
