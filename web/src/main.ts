import { mount } from 'svelte';
import { taste } from '$lib/taste.svelte';
import { words } from '$lib/words.svelte';
import App from './App.svelte';
import './theme.css';

taste.show();
void words.speak(words.language);
mount(App, { target: document.getElementById('app')! });
