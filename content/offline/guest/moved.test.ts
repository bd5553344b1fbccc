import { expect, test } from 'vitest';
import { finder } from './names.ts';
import { movedScript } from './scripts.ts';
import { movedSheet } from './sheets.ts';

const base = 'https://play.nobi.test/guest/0123456789abcdef0123456789abcdef/?saved=x';
const root = base.replace(/\?.*/, '');
const files: Record<string, string> = {
  'index.html': '',
  'js/game.js': '',
  'js/sub/part.mjs': '',
  'art/ball.png': 'BALL',
  'style/all.css': '@import "more.css"; .a { background: url(../art/ball.png#x) }',
  'style/more.css': '.b { background: url("../art/ball.png") } @import url(all.css);',
};
const find = finder(base, new Set(Object.keys(files)));

test.each([
  ['../art/ball.png?v=2', 'js/game.js', 'art/ball.png'],
  [`${root}art/ball.png`, 'index.html', 'art/ball.png'],
  ['/guest/other/ball.png', 'index.html', undefined],
  ['../../ball.png', 'js/game.js', undefined],
  ['//evil.test/art/ball.png', 'index.html', undefined],
  ['art/gone.png', 'index.html', undefined],
  ['https://', 'index.html', undefined],
])('%s named in %s is %s', (name, from, path) => {
  expect(find(name, from)).toBe(path);
});

test('a script finds its modules and its own address, wherever it lies', () => {
  const text = `import a from './sub/part.mjs';import"./sub/part.mjs";export * from "./sub/part.mjs";
const b = await import('./sub/part.mjs'); const c = import.meta.url; const d = './sub/part.mjs';
import e from 'other'; import f from './gone.js';`;

  expect(
    movedScript(text, 'js/game.js', { base, find }),
  ).toBe(`import a from '${root}js/sub/part.mjs';import"${root}js/sub/part.mjs";export * from "${root}js/sub/part.mjs";
const b = await import('${root}js/sub/part.mjs'); const c = "${root}js/game.js"; const d = './sub/part.mjs';
import e from 'other'; import f from './gone.js';`);
});

test('a sheet has its pictures and the sheets that it imports in itself, also where two import each other', () => {
  const sheets = {
    find,
    addressOf: (path: string) => `data:${path}`,
    textOf: (path: string) => files[path] ?? '',
  };

  const moved = movedSheet(files['style/all.css'] ?? '', 'style/all.css', sheets);

  expect(moved).toContain('.a { background: url("data:art/ball.png") }');
  const [, inner = ''] = /@import url\("data:text\/css,([^"]*)"\)/.exec(moved) ?? [];
  expect(decodeURIComponent(inner)).toBe(
    '.b { background: url("data:art/ball.png") } @import url(all.css);',
  );
});
