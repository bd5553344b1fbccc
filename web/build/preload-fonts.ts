import type { Plugin } from 'vite';

/**
 * Asks for the fonts beside the scripts. Found in the styles, they would be asked for with the first
 * words that need them, and arrive after these have been drawn in another face.
 */
export const preloadFonts = (): Plugin => ({
  name: 'nobi-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head',
        })),
  },
});
