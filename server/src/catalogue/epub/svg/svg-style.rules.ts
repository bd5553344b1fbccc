import { drawnLooks } from './svg-parts.rules.ts';

/** A part of the same drawing, by its id. */
const own = /url\(\s*(["']?)#([\w.:-]{1,100})\1\s*\)/g;

/** Ids that a value names; undefined where it leads out of the drawing, or may by a word that only CSS can read. */
export const namedIn = (value: string): readonly string[] | undefined => {
  const rest = value.replace(own, '');
  if (/(?:url|src|image|image-set|expression)\s*\(|[\\<>@{}]|\/\*/i.test(rest)) return undefined;
  return [...value.matchAll(own)].map(([, , id = '']) => id);
};

export interface PlainStyle {
  readonly css: string;
  readonly names: readonly string[];
}

/** The declarations that draw; undefined where one of them leads out. */
export const plainDeclarations = (text: string): PlainStyle | undefined => {
  const names: string[] = [];
  const lines: string[] = [];
  for (const declaration of text.split(';')) {
    const at = declaration.indexOf(':');
    const property = declaration.slice(0, at).trim().toLowerCase();
    const value = declaration.slice(at + 1).trim();
    const named = namedIn(declaration);
    if (!named) return undefined;
    if (at < 0 || !drawnLooks.has(property)) continue;
    names.push(...named);
    lines.push(`${property}:${value}`);
  }
  return { css: lines.join(';'), names };
};

const selector = /^[\w\s.#,*>+~-]{1,500}$/;

/** A style sheet of plain rules; undefined for one that imports, asks for anything, or clips and filters by class. */
export const plainSheet = (text: string): string | undefined => {
  const sheet = text.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '');
  const rules: string[] = [];
  const rest = sheet.replace(/([^{}]*)\{([^{}]*)\}/g, (_all, names: string, body: string) => {
    const style = plainDeclarations(body);
    // What uses a clip, a mask or a filter is counted where it stands, which no class tells.
    const isCounted = style?.css
      .split(';')
      .every((each) => /^(?!.*url\()|^(?:fill|stroke):/.test(each));
    rules.push(
      style && isCounted && selector.test(names.trim()) ? `${names.trim()}{${style.css}}` : '{',
    );
    return '';
  });
  return rest.trim() === '' && !rules.includes('{') ? rules.join('') : undefined;
};
