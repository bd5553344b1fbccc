import { readText, walk } from '../elements.rules.ts';
import { EpubRefusal } from '../refusal.ts';
import { partCosts } from './part-costs.rules.ts';
import { drawnAttributes, drawnParts, unseenParts } from './svg-parts.rules.ts';
import { namedIn, plainDeclarations, plainSheet } from './svg-style.rules.ts';

/** A drawing is at most so large, in pixels, whatever it says of its own size. */
export interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string>>;

/** Thrown within this file for what is no plain drawing. */
class NotPlain extends Error {}

const quoted = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
/** Said beside a drawing, or noted by an editor or a catalogue: never drawn. */
const isUnseen = (name: string): boolean =>
  unseenParts.has(local(name)) || (name.includes(':') && !name.startsWith('svg:'));
const tagOf = (part: string): string => (part === 'a' ? 'g' : part);
/** How large a drawing wants to be, and where. */
const placing = /^(?:viewBox|width|height|x|y)$/;

/** An attribute as it is written again; undefined for one that draws nothing. */
const attributeOf = ([key, value]: readonly [string, string], names: string[]) => {
  if (/^on/i.test(key)) throw new NotPlain();
  if (key === 'href' || key === 'xlink:href') {
    const [, id] = /^#([\w.:-]{1,100})$/.exec(value.trim()) ?? [];
    if (id === undefined) throw new NotPlain();
    names.push(id);
    return ['xlink:href', `#${id}`] as const;
  }
  if (key === 'id' || key === 'class') {
    return /^[\w\s.:-]{1,200}$/.test(value) ? ([key, value.trim()] as const) : undefined;
  }
  if (key === 'style') {
    const style = plainDeclarations(value);
    if (!style) throw new NotPlain();
    names.push(...style.names);
    return [key, style.css] as const;
  }
  if (!drawnAttributes.has(key)) return undefined;
  const named = namedIn(value);
  if (!named) throw new NotPlain();
  names.push(...named);
  return [key, value] as const;
};

const lengthOf = (text: string | undefined): number => Number.parseFloat(text ?? '');

/** What part of the plane is seen: as said, or from the drawing's own corner. */
const viewOf = ({
  viewBox,
  width,
  height,
}: Attributes): readonly [number, number, number, number] => {
  const [x, y, wide, high] = (viewBox ?? `0 0 ${lengthOf(width)} ${lengthOf(height)}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const view = [x ?? Number.NaN, y ?? Number.NaN, wide ?? 0, high ?? 0] as const;
  const isSound = view.every((each) => Math.abs(each) < 1e6) && view[2] > 0.01 && view[3] > 0.01;
  const shape = view[2] / view[3];
  if (!isSound || shape > 20 || shape < 0.05) throw new NotPlain();
  return view;
};

const rootOf = (attributes: Attributes, size: DrawnSize): string => {
  const view = viewOf(attributes);
  const scale = Math.min(size.width / view[2], size.height / view[3]);
  const [width, height] = [view[2] * scale, view[3] * scale].map((each) =>
    Math.max(1, Math.round(each)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${view.join(' ')}" width="${width}" height="${height}"`;
};

/** The parts of a drawing as they are written again, without what stands between their tags. */
const partWriter = (size: DrawnSize) => {
  const costs = partCosts();
  let depth = 0;
  return {
    /** The opening tag of a part. */
    open(part: string, all: Attributes): string {
      depth += 1;
      if (!drawnParts.has(part) || (depth === 1) !== (part === 'svg')) throw new NotPlain();
      const names: string[] = [];
      const pairs = Object.entries(all).flatMap(([key, value]) => {
        // A link is drawn, and leads nowhere.
        if (part === 'a' && local(key) === 'href') return [];
        const pair = attributeOf([key, value], names);
        return pair && !(depth === 1 && placing.test(key)) ? [pair] : [];
      });
      if (!costs.open(part, { id: all.id, names })) throw new NotPlain();
      const tag = depth === 1 ? rootOf(all, size) : `<${tagOf(part)}`;
      return `${[tag, ...pairs.map(([key, value]) => `${key}="${quoted(value)}"`)].join(' ')}>`;
    },
    close(part: string): string {
      depth -= 1;
      costs.close();
      return `</${tagOf(part)}>`;
    },
    isBounded: costs.isBounded,
  };
};

const sheetOf = (text: string): string => {
  const plain = plainSheet(text);
  if (plain === undefined) throw new NotPlain();
  return `<style>${plain.replaceAll('>', '&#62;')}</style>`;
};

const written = (xml: string, size: DrawnSize): string => {
  const parts = partWriter(size);
  const out: string[] = [];
  let skips = 0;
  let sheet: string | undefined;
  walk(
    xml,
    {
      onopentag(name, attributes) {
        // Nothing stands within a style sheet, and nothing is drawn by what an editor notes for itself.
        if (sheet !== undefined) throw new NotPlain();
        if (skips > 0 || (out.length > 0 && isUnseen(name))) skips += 1;
        else {
          const tag = parts.open(local(name), attributes);
          if (local(name) === 'style') sheet = '';
          else out.push(tag);
        }
      },
      ontext(text) {
        if (skips > 0) return;
        if (sheet !== undefined) sheet += text;
        // Letters need the typeface that the artist had.
        else if (text.trim() !== '') throw new NotPlain();
      },
      onclosetag(name) {
        if (skips > 0) {
          skips -= 1;
          return;
        }
        const tag = parts.close(local(name));
        out.push(sheet === undefined ? tag : sheetOf(sheet));
        sheet = undefined;
      },
    },
    { xmlMode: true },
  );
  if (out.length === 0 || !parts.isBounded()) throw new NotPlain();
  return out.join('');
};

/** Longer ones take seconds to draw. */
const mostBytes = 1_000_000;

/**
 * A drawing written anew from what draws alone, as large as it may be; undefined for what is none, or scripts,
 * animates, holds letters or pictures, leads outside, or grows. Nothing of the text that it came from is passed on.
 */
export const plainSvg = (bytes: Uint8Array, size: DrawnSize): Uint8Array | undefined => {
  if (bytes.length > mostBytes) return undefined;
  try {
    const xml = readText(bytes);
    return /<\?xml-stylesheet/i.test(xml) ? undefined : Buffer.from(written(xml, size));
  } catch (error) {
    if (error instanceof NotPlain || error instanceof EpubRefusal) return undefined;
    throw error;
  }
};
