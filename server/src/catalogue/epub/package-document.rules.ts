import type { BookLicence } from '@nobi/kit/licences';
import { type Element, elementsOf } from './elements.rules.ts';
import { pathWithin } from './epub-path.rules.ts';
import { plainText } from './plain-text.rules.ts';
import { EpubRefusal } from './refusal.ts';
import { forbidsUse, licenceNamed } from './rights.rules.ts';

/** What a book says of itself; empty where it says nothing. */
export interface BookMetadata {
  readonly title: string;
  readonly language: 'id' | 'en';
  readonly author: string;
  readonly illustrator: string;
  readonly translator: string;
  readonly publisher: string;
  readonly source: string;
  /** Its own words on its rights, for whoever reads the draft. */
  readonly rights: string;
  readonly licence: BookLicence | null;
}

export interface PackageDocument {
  readonly metadata: BookMetadata;
  /** Content documents in the order in which they are read. */
  readonly spine: readonly string[];
  /** Those of them that are a cover, a table of contents and the like. */
  readonly apart: ReadonlySet<string>;
}

/** The package document's path, as META-INF/container.xml names it. */
export const packagePath = (container: string): string => {
  const root = elementsOf(container).find(({ name }) => name === 'rootfile');
  const path = pathWithin('container', root?.attributes['full-path'] ?? '');
  if (root && path === undefined) throw new EpubRefusal('unsafe');
  if (path === undefined) throw new EpubRefusal('unread');
  return path;
};

const valuesOf = (elements: readonly Element[], name: string): string[] =>
  elements
    .filter((each) => each.name === name)
    .map(({ text }) => plainText(text))
    .filter((text) => text !== '');

type Role = 'aut' | 'ill' | 'trl';

/** EPUB 2 says a role at the name, EPUB 3 in a `meta` that refines it. */
const namesIn = (elements: readonly Element[], role: Role): string => {
  const refined = new Map(
    elements
      .filter(({ attributes }) => attributes.property === 'role')
      .map(({ attributes, text }) => [attributes.refines?.replace(/^#/, ''), text.trim()]),
  );
  const roleOf = ({ name, attributes }: Element) =>
    attributes.role ?? refined.get(attributes.id) ?? (name === 'creator' ? 'aut' : '');
  const people = elements.filter(({ name }) => name === 'creator' || name === 'contributor');
  const names = people.filter((each) => roleOf(each) === role).map(({ text }) => plainText(text));
  return [...new Set(names)].join(', ').slice(0, 120);
};

const languageOf = (elements: readonly Element[]): 'id' | 'en' => {
  const [language = ''] = valuesOf(elements, 'language');
  const [name = ''] = language.toLowerCase().split(/[-_]/);
  if (['id', 'in', 'ind'].includes(name)) return 'id';
  if (['en', 'eng'].includes(name)) return 'en';
  throw new EpubRefusal('language');
};

const rightsOf = (elements: readonly Element[]): string[] => {
  const isLicence = ({ attributes }: Element) =>
    /^(?:dcterms:(?:rights|license)|(?:cc:)?license)$/.test(
      attributes.property ?? attributes.rel ?? '',
    );
  const named = elements.filter(isLicence).map(({ attributes, text }) => attributes.href ?? text);
  return [...valuesOf(elements, 'rights'), ...named.map(plainText).filter((text) => text !== '')];
};

const isAddress = (text: string): boolean => /^https:\/\/\S+$/.test(text);

const metadataOf = (elements: readonly Element[]): BookMetadata => {
  const [title] = valuesOf(elements, 'title');
  if (title === undefined) throw new EpubRefusal('unread');
  const rights = [...new Set(rightsOf(elements))].join(' · ');
  if (forbidsUse(rights)) throw new EpubRefusal('licence');
  const [source] = valuesOf(elements, 'source');
  const address = [source ?? '', ...valuesOf(elements, 'identifier')].find(isAddress);
  return {
    title: title.slice(0, 80).toWellFormed(),
    language: languageOf(elements),
    author: namesIn(elements, 'aut'),
    illustrator: namesIn(elements, 'ill'),
    translator: namesIn(elements, 'trl'),
    publisher: valuesOf(elements, 'publisher').join(', ').slice(0, 120),
    source: (address ?? source ?? '').slice(0, 300),
    rights: rights.slice(0, 500),
    licence: licenceNamed(rights),
  };
};

const apartTypes = /^(?:cover|title-?page|toc|copyright-page|colophon|index|loi|lot|bibliography)$/;

/** Reads metadata and the order of reading. Throws EpubRefusal for what cannot become a book. */
export const readPackageDocument = (xml: string, path: string): PackageDocument => {
  const elements = elementsOf(xml);
  const manifest = new Map<string, string>();
  const apart = new Set<string>();
  for (const { name, attributes } of elements) {
    const { id = '', href = '', properties = '', type = '' } = attributes;
    const target = pathWithin(path, href);
    const mediaType = attributes['media-type'] ?? '';
    if (name === 'item' && /^(?:application\/xhtml\+xml|text\/html)$/.test(mediaType)) {
      if (target === undefined) throw new EpubRefusal('unsafe');
      if (/\bscripted\b/.test(properties)) throw new EpubRefusal('unsafe');
      if (/\bnav\b/.test(properties)) apart.add(target);
      manifest.set(id, target);
    }
    if (name === 'reference' && target !== undefined && apartTypes.test(type)) apart.add(target);
  }
  const spine = elements
    .filter(({ name, attributes }) => name === 'itemref' && attributes.linear !== 'no')
    .flatMap(({ attributes }) => manifest.get(attributes.idref ?? '') ?? []);
  if (spine.length === 0) throw new EpubRefusal('unread');
  return { metadata: metadataOf(elements), spine: [...new Set(spine)], apart };
};
