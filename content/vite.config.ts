/** For `npx vite content`, the page for authors; the build has its own settings in build/bundle.ts. */
import { defineConfig } from 'vite';
import { findItems } from './build/items.ts';
import { questionsFor } from './build/questions.ts';

export default defineConfig(async () => ({
  plugins: [questionsFor(await findItems(import.meta.dirname))],
}));
