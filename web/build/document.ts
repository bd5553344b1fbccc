import type { ReadyPage } from '../src/features/welcome/ready-pages.tsx';

/** Replaced by the server with the address it is reached at. */
const origin = 'https://nobi.example';

const paths = {
  welcome: '/',
  about: '/tentang-kami',
  terms: '/terms',
  safety: '/keamanan-anak',
} as const;
const locales = { en: 'en_US', id: 'id_ID' } as const;
const themeColors = {
  welcome: '#150e3f',
  about: '#efe9ff',
  terms: '#efe9ff',
  safety: '#efe9ff',
} as const;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The about page is Indonesian at its plain address; the others follow the visitor there. */
const addressOf = (name: ReadyPage['name'], language: ReadyPage['language']) =>
  name === 'about' && language === 'id'
    ? `${origin}${paths.about}`
    : `${origin}${paths[name]}?lang=${language}`;

const metadata = ({ name, language, title, description }: ReadyPage) => {
  const address = addressOf(name, language);
  const fallback = addressOf(name, name === 'about' ? 'id' : 'en');
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta name="theme-color" content="${themeColors[name]}">`,
    `<link rel="canonical" href="${address}">`,
    `<link rel="alternate" hreflang="id" href="${addressOf(name, 'id')}">`,
    `<link rel="alternate" hreflang="en" href="${addressOf(name, 'en')}">`,
    `<link rel="alternate" hreflang="x-default" href="${fallback}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Nobi">',
    `<meta property="og:locale" content="${locales[language]}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${origin}/og.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ];
};

const preloads = ({ fonts, image }: ReadyPage['preload']) => [
  ...(image
    ? [`<link rel="preload" href="${image}" as="image" type="image/svg+xml" fetchpriority="high">`]
    : []),
  ...fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  ),
];

export interface DocumentParts {
  readonly page: ReadyPage;
  readonly css: string;
  /** Runs before the first paint, inside the page. */
  readonly boot: string;
  /** Address of the small script that makes the ready page react. */
  readonly island: string;
}

/** The whole document of a ready page: complete before any script or style file arrives. */
export const documentOf = ({ page, css, boot, island }: DocumentParts) => {
  const ownLanguage = page.name === 'about' ? ' data-own-language' : '';
  return [
    '<!doctype html>',
    `<html lang="${page.language}"${ownLanguage}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${boot}</script>`,
    ...preloads(page.preload),
    ...metadata(page),
    `<style>${css}${page.css}</style>`,
    `<script type="module" src="${island}"></script>`,
    `</head><body>${page.body}</body></html>`,
    '',
  ].join('\n');
};
