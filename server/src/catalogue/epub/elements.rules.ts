import { Parser, type ParserOptions } from 'htmlparser2';
import { EpubRefusal } from './refusal.ts';

/** An element by its name without a prefix, with its attributes and its own text. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const utf16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** UTF-8 or UTF-16, as EPUB has it. */
export const readText = (bytes: Uint8Array): string => {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  try {
    return new TextDecoder(utf16[mark] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new EpubRefusal('unread');
  }
};

/** A document may name its type; it may define nothing. The parser knows no entities but the standard ones. */
const refuseDefinitions = (name: string, data: string) => {
  if (name.startsWith('!') && (name.toLowerCase() !== '!doctype' || data.includes('[')))
    throw new EpubRefusal('unsafe');
};

interface Handler {
  readonly onopentag: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly ontext: (text: string) => void;
  readonly onclosetag: (name: string) => void;
}

/** Walks through a document once. Throws EpubRefusal where it defines entities. */
export const walk = (text: string, handler: Handler, options: ParserOptions) => {
  const parser = new Parser({ ...handler, onprocessinginstruction: refuseDefinitions }, options);
  parser.end(text);
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Every element of an XML document, in the order in which they begin. */
export const elementsOf = (xml: string): readonly Element[] => {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: typeof elements = [];
  walk(
    xml,
    {
      onopentag(name, attributes) {
        const entries = Object.entries(attributes).map(([key, value]) => [local(key), value]);
        const element = { name: local(name), attributes: Object.fromEntries(entries), text: '' };
        elements.push(element);
        open.push(element);
      },
      ontext(text) {
        const last = open.at(-1);
        if (last) last.text += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  return elements;
};
