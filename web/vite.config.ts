import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { rulesPages } from './build/rulesPages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.THREEDOORS_SERVER ?? 'http://127.0.0.1:8210';

export default defineConfig({
  plugins: [svelte(), icons(), rulesPages()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $house: here('./src/house'),
    },
  },
  build: {
    outDir: '../src/threedoors/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
});
