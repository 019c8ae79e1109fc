import { mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

// What thinks is tested in a small imitation of a browser; what shows is tested in a real one (tests/browser).
export default mergeConfig(client, {
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'tests/**/*.test.svelte.ts'] },
});
