import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['contract', 'kit', 'content', 'server', 'web'].map((room) => `./${room}`) },
});
