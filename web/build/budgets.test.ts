import { expect, test } from 'vitest';
import { firstViewOf } from './budgets.ts';
import { reachableFrom, scriptsOf, stylesOf } from './manifest.ts';

const manifest = {
  app: { file: 'app.js', imports: ['react'], css: ['app.css'] },
  page: { file: 'page.js', imports: ['react', 'form'], css: ['page.css'] },
  react: { file: 'react.js', css: ['base.css'] },
  form: { file: 'form.js', imports: ['react'] },
};

test('counts what the first view fetches, each file once and no lazy picture', () => {
  const html = [
    '<link rel="preload" href="/assets/letters.woff2" as="font">',
    '<style>@font-face{src:url(/assets/letters.woff2)}</style>',
    '<img src="/assets/poster.svg"><img src="/assets/later.svg" loading="lazy">',
  ].join('');

  expect(firstViewOf(html)).toEqual(['/assets/letters.woff2', '/assets/poster.svg']);
});

test('counts a shared script once', () => {
  expect(scriptsOf(manifest, ['app', 'page'])).toEqual([
    'app.js',
    'react.js',
    'page.js',
    'form.js',
  ]);
});

test('lets a page override the styles it builds on', () => {
  expect(stylesOf(manifest, ['app', 'page'])).toEqual(['base.css', 'app.css', 'page.css']);
});

test("counts an entry's own lazy pages, and no page of the other application", () => {
  const two = {
    app: { file: 'app.js', imports: ['react'], dynamicImports: ['page'] },
    staff: { file: 'staff.js', imports: ['react'] },
    page: { file: 'page.js', imports: ['react'], dynamicImports: ['app'] },
    react: { file: 'react.js' },
  };

  expect(reachableFrom(two, 'app').toSorted()).toEqual(['app', 'page', 'react']);
  expect(reachableFrom(two, 'staff')).toEqual(['staff', 'react']);
});
