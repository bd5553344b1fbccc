import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:3000';

/** Letters come with the page, not after its first words: nothing moves when they arrive. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/staff/${file}`,
          },
          injectTo: 'head',
        })),
  },
};

/** What the sign-in needs of all this: without a chunk of its own it would bring its neighbours. */
const first = new RegExp(
  [
    'vite/preload-helper',
    'node_modules/(react|react-dom|scheduler|zod)/',
    'client/src/',
    'staff/src/(ask|proof-request|session|text/((en|id)/)?sign-in)\\.ts',
    'contract/src/(call/[\\w-]+|error-rows/[\\w-]+|staff/(session|webauthn))\\.ts',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** What the console stands on, and the sign-in does without. */
const framework =
  /[\\/]node_modules[\\/](@mui|@emotion|@tanstack|ra-|react-admin|react-hook-form|react-router)/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/staff/',
  publicDir: false,
  plugins: [react(), preloadFonts],
  // One copy each: a second one would not see the first one's context.
  resolve: { dedupe: ['react', 'react-dom', 'ra-core', 'react-router', 'react-router-dom'] },
  build: {
    target: ['chrome111', 'firefox119', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // Many small scripts each cost a request: what several screens share comes together.
        codeSplitting: {
          groups: [
            { name: 'first', test: first, priority: 3 },
            { name: 'framework', test: framework, minShareCount: 3, priority: 2 },
            { name: 'shared', test: /[\\/]staff[\\/]src[\\/](ui|text)[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/idp', '/favicon.svg'].map((path) => [path, server])),
  },
});
