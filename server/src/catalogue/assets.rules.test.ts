import { expect, test } from 'vitest';
import { withAssetsAt, withOwnFilesAt } from './assets.rules.ts';

const web = 'https://cdn.nobi.example/web/';

test.each([
  ['<script type="module" src="/assets/app-1.js">', `<script type="module" src="${web}app-1.js">`],
  [
    '<img srcset="/assets/a-1.webp 1x, /assets/b-1.webp 2x">',
    `<img srcset="${web}a-1.webp 1x, ${web}b-1.webp 2x">`,
  ],
  ['@font-face{src:url(/assets/n-1.woff2)}', `@font-face{src:url(${web}n-1.woff2)}`],
  ['let a=`/assets/ball-1.svg`', `let a=\`${web}ball-1.svg\``],
  ['await import("/assets/" + names[0])', `await import("${web}" + names[0])`],
])('%s is brought from the CDN', (built, expected) => {
  expect(withAssetsAt(built, web)).toBe(expected);
});

test.each([
  'import{a}from"./kit-1.js"',
  '<a href="https://nobi.example/assets/x.js">',
  '<link href="/staff/assets/index-1.js">',
  'fetch("/api/games/")',
])('%s stays as it was built', (built) => {
  expect(withAssetsAt(built, web)).toBe(built);
});

test('what the bundler loads ahead of an import comes from the CDN as well', () => {
  const built =
    'var f=["assets/page-1.js","assets/page-1.css"],at=function(e){return`/`+e};return f.map(at)';

  const addresses = new Function(withAssetsAt(built, web))();

  expect(addresses).toEqual([`${web}page-1.js`, `${web}page-1.css`]);
});

const own = 'https://cdn.nobi.example/guest/ab12/';

test.each([
  ['<script src="game.js"></script>', `<script src="${own}game.js"></script>`],
  ["<link rel=stylesheet href='./css/a.css'>", `<link rel=stylesheet href='${own}css/a.css'>`],
  ['<img alt="" src="art/kelinci.webp">', `<img alt="" src="${own}art/kelinci.webp">`],
])('a guest’s own %s is brought from the CDN', (html, expected) => {
  expect(withOwnFilesAt(html, own)).toBe(expected);
});

test.each([
  '<img src="data:image/png;base64,AA">',
  '<script src="/guest/ab12/nobi-guard.js"></script>',
  '<a href="page.html">',
  '<link href="#top">',
  '<script src="//elsewhere.example/x.js"></script>',
])('%s of a guest stays as it is', (html) => {
  expect(withOwnFilesAt(html, own)).toBe(html);
});
