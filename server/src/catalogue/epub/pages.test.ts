import { expect, test } from 'vitest';
import { readContentDocument } from './content-document.rules.ts';
import { longestText, pagesOf } from './pages.rules.ts';

const pagesIn = (...bodies: readonly string[]) =>
  pagesOf(bodies.map((body) => readContentDocument(`<body>${body}</body>`, 'a/b.xhtml').blocks));

test.each<[string, readonly string[], ReturnType<typeof pagesOf>]>([
  [
    'each document',
    ['<p>Satu.</p><p>Dua.</p>', '<p>Tiga.</p>'],
    [{ text: 'Satu. Dua.' }, { text: 'Tiga.' }],
  ],
  [
    'each paragraph of the only document',
    ['<p>Satu.</p><p>Dua<br/>kali.</p>'],
    [{ text: 'Satu.' }, { text: 'Dua kali.' }],
  ],
  [
    'each picture with the text below it',
    ['<img src="1.png"/><p>Satu.</p><img src="2.png"/><p>Dua.</p><p>Tiga.</p>'],
    [
      { text: 'Satu.', picture: 'a/1.png' },
      { text: 'Dua. Tiga.', picture: 'a/2.png' },
    ],
  ],
  [
    'each picture with the text above it',
    ['<p>Satu.</p><img src="1.png"/><p>Dua.</p><img src="2.png"/>'],
    [
      { text: 'Satu.', picture: 'a/1.png' },
      { text: 'Dua.', picture: 'a/2.png' },
    ],
  ],
  [
    'a picture and the text on the page that faces it',
    ['<svg><image xlink:href="../1.png"/></svg>', '<p>Satu.</p>', '<p>Dua.</p>'],
    [{ text: 'Satu.', picture: '1.png' }, { text: 'Dua.' }],
  ],
  [
    'what stands between the breaks of a printed book',
    ['<p>Satu.</p><span epub:type="pagebreak"/><p>Dua.</p><hr/><p>Tiga.</p>'],
    [{ text: 'Satu.' }, { text: 'Dua.' }, { text: 'Tiga.' }],
  ],
])('a page is %s', (_what, bodies, pages) => {
  expect(pagesIn(...bodies)).toEqual(pages);
});

test('parts what is too long for a page between sentences, and loses no word', () => {
  const sentence = 'Kancil berjalan di tepi sungai yang jernih sekali. ';
  const long = sentence.repeat(30).trim();
  const pages = pagesIn(`<p>${long}</p>`, `<p>${'a'.repeat(1500)}</p>`);

  const story = pages.filter(({ text }) => text.startsWith('Kancil'));
  expect(story.map(({ text }) => text).join(' ')).toBe(long);
  expect(story.every(({ text }) => text.endsWith('.'))).toBe(true);
  expect(pages.every(({ text }) => text.length <= longestText)).toBe(true);
  expect(pages.map(({ text }) => text.length).reduce((sum, each) => sum + each, 0)).toBe(
    long.length - story.length + 1 + 1500,
  );
});

test('takes neither styles nor what nobody sees, and closes straight quotation marks', () => {
  const [page] = pagesIn(
    '<style>p{}</style><nav>Isi</nav><p>Ka\u00adta Nenek,\n  "Ayo, Ma\u200bs!"</p>',
  );

  expect(page).toEqual({ text: 'Kata Nenek, “Ayo, Mas!”' });
});
