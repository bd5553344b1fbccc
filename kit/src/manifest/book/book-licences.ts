/**
 * What may be given to children who pay: licences that forbid selling (NC) or changing (ND) are not among them. Kept
 * apart from the form of a book, so that a page which shows a licence loads nothing else.
 */

/**
 * The places that Creative Commons fitted each version to, as its addresses name them. 2.1 exists for those alone, and
 * since 4.0 there are none.
 */
const places = {
  '1.0': 'fi il nl',
  '2.0': 'at au be br ca cl de es fr hr it jp kr nl pl tw uk za',
  '2.1': 'au ca es jp',
  '2.5':
    'ar au bg br ca ch cn co dk es hr hu il in it mk mt mx my nl pe pl pt scotland se si tw za',
  '3.0':
    'am at au az br ca ch cl cn cr cz de ec ee eg es fr ge gr gt hk hr ie igo it lu nl no nz ph pl pr pt ro rs sg th tw ug us ve vn za',
  '4.0': '',
} as const;

export type CommonsVersion = keyof typeof places;
export type CommonsDeed = 'by' | 'by-sa';
/** Of Creative Commons, in whichever version; the last part is a place. */
type CommonsLicence =
  | `cc-${CommonsDeed}-${CommonsVersion}`
  | `cc-${CommonsDeed}-${CommonsVersion}-${string}`;
export type BookLicence = 'own' | 'cc0-1.0' | 'public-domain' | CommonsLicence;

const newestFirst = ['4.0', '3.0', '2.5', '2.1', '2.0', '1.0'] as const;
const deeds = ['by', 'by-sa'] as const;

/** Empty for a version that was fitted to none. */
export const placesOf = (version: CommonsVersion): readonly string[] =>
  places[version].split(' ').filter((place) => place !== '');

const licencesOf = (deed: CommonsDeed): CommonsLicence[] =>
  newestFirst.flatMap((version) => {
    const base = `cc-${deed}-${version}` as const;
    const fitted = placesOf(version).map((place) => `${base}-${place}` as const);
    return version === '2.1' ? fitted : [base, ...fitted];
  });

export const bookLicences: readonly BookLicence[] = [
  'own',
  ...deeds.flatMap(licencesOf),
  'cc0-1.0',
  'public-domain',
];

export interface CommonsParts {
  readonly deed: CommonsDeed;
  readonly version: CommonsVersion;
  /** Undefined for a licence that is fitted to no place. */
  readonly place: string | undefined;
}

/** Undefined for a licence of another kind. */
export const commonsParts = (licence: BookLicence): CommonsParts | undefined => {
  const [, isSharedAlike, number, place] = /^cc-by(-sa)?-(\d\.\d)(?:-(.+))?$/.exec(licence) ?? [];
  const version = newestFirst.find((each) => each === number);
  return version && { deed: isSharedAlike ? 'by-sa' : 'by', version, place };
};

/** As Creative Commons writes it, the same in every language; undefined for a licence of another kind. */
export const commonsName = (licence: BookLicence): string | undefined => {
  if (licence === 'cc0-1.0') return 'CC0 1.0';
  const parts = commonsParts(licence);
  return (
    parts && `CC ${[parts.deed, parts.version, parts.place ?? ''].join(' ').toUpperCase().trim()}`
  );
};

/** Where its text stands: whoever shows the work has to name this address. */
export const commonsAddress = (licence: BookLicence): string | undefined => {
  const from = 'https://creativecommons.org/';
  if (licence === 'cc0-1.0') return `${from}publicdomain/zero/1.0/`;
  const parts = commonsParts(licence);
  if (!parts) return undefined;
  const { deed, version, place } = parts;
  return `${from}licenses/${deed}/${version}/${place === undefined ? '' : `${place}/`}`;
};
