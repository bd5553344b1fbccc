import { walk } from './elements.rules.ts';
import { pathWithin } from './epub-path.rules.ts';
import { plainText } from './plain-text.rules.ts';
import { EpubRefusal } from './refusal.ts';

/** A picture by its path in the archive; undefined for one that lies elsewhere. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly path: string | undefined }
  | { readonly kind: 'break' };

export interface ContentDocument {
  readonly blocks: readonly Block[];
  /** A cover, a title page and the like, by its own word. */
  readonly isApart: boolean;
  /** All that is said in it, with the addresses that it links to: a licence may stand anywhere. */
  readonly words: string;
}

const skipped = new Set(['head', 'title', 'desc', 'style', 'nav', 'noscript', 'math', 'rt', 'rp']);
const parts =
  'body main section article header footer aside p div blockquote figure figcaption li dt dd td th tr h1 h2 h3 h4 h5 h6 pre br hr';
const blockNames = new Set(parts.split(' '));
const apartTypes =
  /(?:^|\s)(?:doc-)?(?:cover|titlepage|halftitlepage|copyright-page|colophon|toc|index|imprint)(?:\s|$)/;

type Attributes = Readonly<Record<string, string>>;

const refuseScripts = (name: string, attributes: Attributes) => {
  const runs =
    name === 'script' ||
    Object.entries(attributes).some(
      ([key, value]) => /^on[a-z]/.test(key) || /^\s*javascript:/i.test(value),
    );
  if (runs) throw new EpubRefusal('unsafe');
};

const isPageBreak = (name: string, { 'epub:type': type = '', role = '' }: Attributes) =>
  /^h[1-6]$|^hr$/.test(name) || /\bpagebreak\b/.test(`${type} ${role}`);

/** Text and pictures of a content document in their order; nothing else of it is taken. */
export const readContentDocument = (xhtml: string, path: string): ContentDocument => {
  const blocks: Block[] = [];
  const words: string[] = [];
  let isApart = false;
  let skips = 0;
  let line = '';
  const finish = () => {
    const text = plainText(line);
    line = '';
    if (text !== '') blocks.push({ kind: 'text', text });
  };
  const open = (name: string, attributes: Attributes) => {
    refuseScripts(name, attributes);
    if (attributes.href) words.push(attributes.href);
    if (skipped.has(name)) skips += 1;
    if (skips > 0) return;
    // A break within a line is a space; a new element is a new line.
    if (name === 'br') line += ' ';
    else if (blockNames.has(name)) finish();
    const type = `${attributes['epub:type'] ?? ''} ${attributes.role ?? ''}`;
    if ((name === 'body' || name === 'section') && blocks.length === 0 && apartTypes.test(type))
      isApart = true;
    if (isPageBreak(name, attributes)) {
      finish();
      blocks.push({ kind: 'break' });
    }
    const picture =
      name === 'img'
        ? attributes.src
        : name === 'image' && (attributes['xlink:href'] ?? attributes.href);
    if (picture) {
      finish();
      blocks.push({ kind: 'picture', path: pathWithin(path, picture) });
    }
  };
  walk(
    xhtml,
    {
      onopentag: open,
      ontext(text) {
        words.push(text);
        if (skips === 0) line += text;
      },
      onclosetag(name) {
        if (skipped.has(name)) skips -= 1;
        else if (skips === 0 && name !== 'br' && blockNames.has(name)) finish();
      },
    },
    { recognizeSelfClosing: true, recognizeCDATA: true },
  );
  finish();
  return { blocks, isApart, words: words.join(' ') };
};
