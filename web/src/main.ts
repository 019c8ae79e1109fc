/* Where the client begins: preferences, words, the page for this address. */
import { mount } from 'svelte';
import { arriveAtHeadings } from '$lib/focus';
import { preferences } from '$lib/preferences.svelte';
import { comeToRest } from '$lib/resting';
import { words } from '$lib/words.svelte';
import App from './App.svelte';
import './theme.css';
import './forced.css';

/** The house was renewed while this page lay open: what it now asks for has another name. A fresh page knows it. */
const AGAIN = 'threedoors.again';
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(AGAIN) ?? 0) < 10_000) return; // once is enough if the house is really broken
  sessionStorage.setItem(AGAIN, String(Date.now()));
  location.reload();
});

preferences.show();
arriveAtHeadings();
comeToRest(document.documentElement);
void words.speak(words.language);
mount(App, { target: document.getElementById('app')! });
