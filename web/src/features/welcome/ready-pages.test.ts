import { companyPlaces } from '@nobi/contract';
import { expect, test } from 'vitest';
import { documentOf } from '../../../build/document.ts';
import { readyPages } from './ready-pages.tsx';

const pages = await readyPages();

const find = (name: string, language: string) => {
  const page = pages.find((each) => each.name === name && each.language === language);
  if (!page) throw new Error(`no ${name} in ${language}`);
  return page;
};

const htmlOf = (name: string, language: string) =>
  documentOf({ page: find(name, language), css: '', boot: '', island: '/assets/welcome.js' });

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

const both = ['en', 'id'] as const;

test('draws four pages in both languages', () => {
  expect(pages.map(({ name, language }) => `${name}.${language}`).sort()).toEqual([
    'about.en',
    'about.id',
    'safety.en',
    'safety.id',
    'terms.en',
    'terms.id',
    'welcome.en',
    'welcome.id',
  ]);
});

test.each(both)('carries thirty stars, apart from all words (%s)', (language) => {
  const { body } = find('welcome', language);
  const bands = [...body.matchAll(/<div [^>]*data-band="[^"]*"[^>]*>(.*?)<\/div>/g)];

  expect(count(body, /data-star=/g)).toBe(30);
  expect(bands).toHaveLength(4);
  expect(bands.map(([, inside]) => inside?.replace(/<[^>]*>/g, '')).join('')).toBe('');
});

test('writes no style attribute and no event attribute, which the policy would refuse', () => {
  const refused = pages.filter(({ body }) => /\s(style|on[a-z]+)=/.test(body));

  expect(refused).toEqual([]);
});

test.each(both)('leads to registration without any script (%s)', (language) => {
  const { body } = find('welcome', language);
  const form = /<form[^>]*action="\/signup"[^>]*>.*?<\/form>/.exec(body)?.[0] ?? '';

  expect(form).toMatch(/<button type="submit"[^>]*>.*(?:Ambil|Claim) Promo/);
  expect(form).not.toContain('disabled');
});

test('says that the promo was taken in Indonesian in both languages', () => {
  for (const language of both)
    expect(find('welcome', language).body).toMatch(
      /<p role="status" lang="id"><span[^>]*>Promo berhasil diambil!<\/span>/,
    );
});

test('offers the ways in that the bar promises', () => {
  const { body } = find('welcome', 'en');
  const bar = /<nav.*?<\/nav>/.exec(body)?.[0] ?? '';

  expect([...bar.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/',
    '/tentang-kami',
    '/signup',
    '/login',
    '/dashboard',
  ]);
});

test.each(both)('leaves a place for who stands behind the product (%s)', (language) => {
  const { body } = find('welcome', language);

  for (const place of Object.values(companyPlaces)) expect(body).toContain(`<dd>${place}</dd>`);
});

test('writes prices as each language does', () => {
  expect(find('welcome', 'id').body).toContain('Rp 15.000<span>/bulan');
  expect(find('welcome', 'id').body).toContain('Rp 120.000<span>/tahun');
  expect(find('welcome', 'en').body).toContain('Rp 15,000<span>/month');
  expect(find('welcome', 'en').body).toContain('Rp 120,000<span>/year');
});

test('follows elsewhere only in a new tab that learns nothing of us', () => {
  for (const { body } of pages) {
    const away = [...body.matchAll(/<a [^>]*href="https?:[^>]*>/g)].map(([tag]) => tag);

    expect(away).toHaveLength(3);
    for (const tag of away) expect(tag).toMatch(/target="_blank" rel="noopener noreferrer"/);
  }
});

test('offers the about page in the other language, and has every section', () => {
  expect(find('about', 'id').body).toContain('href="/tentang-kami?lang=en"');
  expect(find('about', 'en').body).toContain('href="/tentang-kami?lang=id"');
  for (const language of both) expect(count(find('about', language).body, /<h2/g)).toBe(6);
});

test('dates the terms and lists all their sections', () => {
  expect(find('terms', 'en').body).toContain('<time dateTime="2025-04-02">April 2, 2025</time>');
  const { body } = find('terms', 'id');
  const listed = [...body.matchAll(/<li><a href="#([^"]*)"/g)].map(([, id]) => id);

  expect(listed).toHaveLength(7);
  for (const id of listed) expect(body).toContain(`<h2 id="${id}">`);
});

test('names the four bands of the law, what is kept, and a way to tell us', () => {
  for (const language of both) {
    const { body } = find('safety', language);
    for (const band of ['3–5', '6–9', '10–12', '13–15']) expect(body).toContain(band);
    expect(count(body, /<h2/g)).toBe(5);
    expect(body).toContain('href="/support"');
  }
});

test('gives search engines one address for each language', () => {
  expect(htmlOf('welcome', 'id')).toContain(
    '<link rel="canonical" href="https://nobi.example/?lang=id">',
  );
  expect(htmlOf('about', 'id')).toContain(
    '<link rel="canonical" href="https://nobi.example/tentang-kami">',
  );
  expect(htmlOf('about', 'id')).toContain('data-own-language');
  expect(htmlOf('terms', 'en')).not.toContain('data-own-language');
});

test('asks for no file of another origin', () => {
  for (const { name, language } of pages)
    expect(htmlOf(name, language)).not.toMatch(/(src|<link rel="preload" href)="https?:/);
});
