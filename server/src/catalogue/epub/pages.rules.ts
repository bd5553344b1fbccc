import type { Block } from './content-document.rules.ts';

export interface EpubPage {
  readonly text: string;
  readonly picture?: string;
}

/** As many characters as a page of the library takes, and as many pages as one of its books. */
export const longestText = 600;
export const mostPages = 20;

/** Ends with a sentence if one ends in time, else with a word, else where it must. */
const piece = /\S.{0,598}[.!?…][”’]?(?=\s|$)|\S.{0,599}(?=\s|$)|\S.{0,599}/gu;
const piecesOf = (text: string): readonly string[] =>
  text.length <= longestText ? [text] : (text.match(piece) ?? []);

const joined = (one: string, other: string): string => [one, other].filter(Boolean).join(' ');

/**
 * The pages of one document: a page has one picture and as much text as fits. A break, a second picture, and
 * text after a picture that stood below its text begin another.
 */
const pagesOfDocument = (blocks: readonly Block[]): EpubPage[] => {
  const pages: EpubPage[] = [];
  let page: { text: string; picture?: string } = { text: '' };
  let isFull = false;
  const turn = () => {
    if (page.text !== '' || page.picture !== undefined) pages.push(page);
    page = { text: '' };
    isFull = false;
  };
  for (const block of blocks) {
    if (block.kind === 'break') turn();
    if (block.kind === 'picture' && block.path !== undefined) {
      if (page.picture !== undefined) turn();
      page.picture = block.path;
      isFull = page.text !== '';
    }
    if (block.kind === 'text')
      for (const text of piecesOf(block.text)) {
        if (isFull || joined(page.text, text).length > longestText) turn();
        page.text = joined(page.text, text);
      }
  }
  turn();
  return pages;
};

/** A picture alone belongs to the text on the page that faces it. */
const withFacing = (pages: readonly EpubPage[]): EpubPage[] =>
  pages.reduce<EpubPage[]>((all, page) => {
    const last = all.at(-1);
    if (last?.text !== '' || page.picture !== undefined) return [...all, page];
    return [...all.slice(0, -1), { ...last, text: page.text }];
  }, []);

/** A story in one document, with no picture and no break, has a page for each paragraph. */
const apart = (blocks: readonly Block[]): readonly Block[] =>
  blocks.every(({ kind }) => kind === 'text')
    ? blocks.flatMap((block) => [{ kind: 'break' } as const, block])
    : blocks;

/** The pages of a book, a document or a part of one each. */
export const pagesOf = (documents: readonly (readonly Block[])[]): EpubPage[] => {
  const filled = documents.filter((blocks) => blocks.some(({ kind }) => kind !== 'break'));
  const [only, ...others] = filled;
  const parts = only && others.length === 0 ? [apart(only)] : filled;
  return withFacing(parts.flatMap(pagesOfDocument));
};
