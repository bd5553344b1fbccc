import { type BookLicence, bookLicences } from '@nobi/kit/licences';

/** As Creative Commons writes it: in codes, addresses and names, in both languages. */
const restricted =
  /(?<![a-z])(?:by|cc)[\s_-]+(?:sa[\s_-]+)?n[cd](?![a-z])|\blicenses\/n[cd](?![a-z])|\bnon[\s-]?(?:commercial|komersial)|\bno[\s-]?deriv|\btanpa[\s-]?turunan/i;
const notForSale =
  /\bnot\s+(?:for|to\s+be)\s+(?:re)?s(?:ale|old)\b|\btidak\s+(?:untuk\s+)?(?:diperjualbelikan|diperdagangkan|dijual)/i;

/** Typeset books part the letters of a licence by long dashes, and by marks that nobody sees. */
const plain = (words: string): string =>
  words.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '').replace(/[\p{Pd}\u2212]/gu, '-');

/** Anywhere in a book: it names a licence that forbids selling (NC) or changing (ND). */
export const namesRestricted = (words: string): boolean => restricted.test(plain(words));

/** In what a book says of its rights, where "tidak dijual" is no sentence of a story. */
export const forbidsUse = (rights: string): boolean =>
  namesRestricted(rights) || notForSale.test(rights);

const isListed = (code: string): code is BookLicence => bookLicences.some((each) => each === code);

const address = /creativecommons\.org\/licenses\/(by(?:-sa)?)\/(\d\.\d)(?:\/([a-z]+))?/gi;
/** A name or a code, and what stands behind it. */
const name =
  /(?<![a-z])(?:by|attribution|atribusi)((?:[\s_-]+)(?:sa|share[\s-]?alike|berbagi[\s-]?serupa))?(?:[\s_/-]+(?:licen[cs]e|version|versi|v(?=\d)))*[\s_/-]*(\d\.\d)(?!\d)([\s_-]*)([\p{L}]*)/giu;
const ofNoPlace = /^(?:unported|generic|international|internasional|licen[cs]e)$/i;

interface Named {
  readonly base: string;
  /** Null where it is fitted to a place that cannot be told from the words. */
  readonly code: string | null;
}

const inAddresses = (rights: string): Named[] =>
  [...rights.matchAll(address)].map(([, deed = '', version, end = '']) => {
    const base = `cc-${deed.toLowerCase()}-${version}`;
    const place = /^(?:deed|legalcode)$/i.test(end) ? '' : end.toLowerCase();
    return { base, code: place === '' ? base : `${base}-${place}` };
  });

const inNames = (rights: string): Named[] =>
  [...rights.replace(/https?:\/\/\S+/g, '; ').matchAll(name)].map(
    ([, alike, version, gap = '', word = '']) => {
      const base = `cc-by${alike ? '-sa' : ''}-${version}`;
      const fitted = `${base}-${word.toLowerCase()}`;
      const isPlace = isListed(fitted) && (/[_-]/.test(gap) || word === word.toUpperCase());
      if (isPlace) return { base, code: fitted };
      // A sentence that goes on in small letters names no place, and 4.0 is fitted to none.
      const isPlain = ofNoPlace.test(word) || word === word.toLowerCase() || version === '4.0';
      return { base, code: isPlain ? base : null };
    },
  );

const others: readonly (readonly [BookLicence, RegExp])[] = [
  ['cc0-1.0', /publicdomain\/zero\/1\.0|\bcc0\b/i],
  ['public-domain', /publicdomain\/mark|\bpublic\s+domain\b(?!\s+dedication)|\bdomain\s+publik\b/i],
];

/** The licence of the closed list that the words name; null if they name none of it, or more than one. */
export const licenceNamed = (words: string): BookLicence | null => {
  const rights = plain(words);
  const exact = inAddresses(rights);
  // An address says more than the name beside it, unless that names a place.
  const named = inNames(rights).filter(
    ({ base, code }) =>
      !(code === null || code === base) || !exact.some((each) => each.base === base),
  );
  const found = [
    ...[...exact, ...named].map(({ code }) => code),
    ...others.flatMap(([licence, form]) => (form.test(rights) ? [licence] : [])),
  ];
  const [first, ...rest] = new Set(found);
  return first && rest.length === 0 && isListed(first) ? first : null;
};
