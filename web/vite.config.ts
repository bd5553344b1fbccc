import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiBaseOf, connectToApi } from './build/api-base.ts';
import { earlyPieces } from './build/early-pieces.ts';
import { iconWeights } from './build/icon-weights.ts';
import { leanContract } from './build/lean-contract.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { preloads } from './build/preloads.ts';
import { writtenSentences } from './build/sentences.ts';

const appPath = /^\/(signup|login|payment|gift|dashboard|play|support|rating|parents)(\/|$|\?)/;
/** Connections stay open: by that the server tells this machine from a proxy before strangers. */
const server = {
  target: 'http://127.0.0.1:3000',
  changeOrigin: true,
  agent: new Agent({ keepAlive: true }),
};

/** Ready pages come from the last build, through the server. */
const ready = ['^/(\\?.*)?$', '^/(tentang-kami|terms|keamanan-anak)', '/assets/'];

/** While developing, every path of the application is drawn by `app.html`. */
const applicationPaths: Plugin = {
  name: 'nobi-application-paths',
  configureServer: (vite) => {
    vite.middlewares.use((request, _response, next) => {
      if (appPath.test(request.url ?? '')) request.url = '/app.html';
      next();
    });
  },
};

const configElement = /<script type="application\/json" id="nobi-config">[\s\S]*?<\/script>/;

/** While developing, the running server says what it would have written into the page. */
const runningConfig: Plugin = {
  name: 'nobi-running-config',
  apply: 'serve',
  async transformIndexHtml(html) {
    // The server may still be starting; the next reload finds it.
    const reply = await fetch(`${server.target}/login`).catch(() => undefined);
    const written = configElement.exec((await reply?.text()) ?? '')?.[0];
    return written ? html.replace(configElement, () => written) : html;
  },
};

const apiBase = apiBaseOf(process.env.VITE_API_BASE_URL);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'mpa',
  plugins: [
    react(),
    iconWeights(),
    leanContract(),
    writtenSentences(),
    preloadFonts(),
    earlyPieces(apiBase),
    connectToApi(apiBase),
    applicationPaths,
    runningConfig,
  ],
  define: { NOBI_HERE: 'null' },
  css: { modules: { generateScopedName: '[local]-[hash:base64:5]' } },
  build: {
    // Syntax of 2023, as the `lib` of tsconfig.json says of what browsers bring along.
    target: ['chrome111', 'firefox119', 'safari16.4'],
    // Never as data: addresses, so that pictures are fetched once for all pages.
    assetsInlineLimit: 0,
    modulePreload: preloads,
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(
      [...ready, '/api', '/idp', '/sandbox-gateway', '/dev'].map((path) => [path, server]),
    ),
  },
});
