import type { BookLicence } from '@nobi/kit/manifest';

/** As Creative Commons writes it: in codes, addresses and names, in both languages. */
const restricted =
  /(?<![a-z])by[\s_-]+(?:sa[\s_-]+)?n[cd](?![a-z])|\bnon[\s-]?(?:commercial|komersial)|\bno[\s-]?deriv|\btanpa[\s-]?turunan/i;
const notForSale =
  /\bnot\s+(?:for|to\s+be)\s+(?:re)?s(?:ale|old)\b|\btidak\s+(?:untuk\s+)?(?:diperjualbelikan|diperdagangkan|dijual)/i;

/** Anywhere in a book: it names a licence that forbids selling (NC) or changing (ND). */
export const namesRestricted = (words: string): boolean => restricted.test(words);

/** In what a book says of its rights, where "tidak dijual" is no sentence of a story. */
export const forbidsUse = (rights: string): boolean =>
  namesRestricted(rights) || notForSale.test(rights);

const forms: readonly (readonly [BookLicence, RegExp])[] = [
  ['cc0-1.0', /publicdomain\/zero\/1\.0|\bcc0\b/i],
  ['cc-by-sa-4.0', /(?<![a-z])by[\s_-]+sa[\s_/-]+4\.0|\battribution[\s-]+share\s?alike\s+4\.0/i],
  ['cc-by-4.0', /(?<![a-z])by[\s_/-]+4\.0|\battribution\s+4\.0/i],
  ['public-domain', /publicdomain\/mark|\bpublic\s+domain\b(?!\s+dedication)|\bdomain\s+publik\b/i],
];

/** The licence of the closed list that the words name; null if they name none of it, or more than one. */
export const licenceNamed = (rights: string): BookLicence | null => {
  const found = forms.filter(([, form]) => form.test(rights));
  const [first, ...others] = found;
  return first && others.length === 0 ? first[0] : null;
};
