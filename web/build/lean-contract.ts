import type { Plugin } from 'vite';

/** What only the server and the API page read of a call. */
const unread =
  /^ {4}(?:says: (?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`)|origin: '\w+'|errors: \[[^\]]*\]|stream: \w+),\n/gm;

/** What a call takes: the server checks it; a form here checks what is typed by a schema of its own. */
const taken = /^ {4}(?:params|query|body): (?:.*\n {6}[\s\S]*?\n {4}\S*|.*),\n/gm;

/** Where a schema begins: calls that only make something, which no bundler knows by itself. */
const schema = /(?<![\w.])z(?=\s*\.\s*\w+\()/g;

const imports = /^import \{([^}]*)\} from '([^']+)';\n/gm;

/** An import that nothing reads any more would still bind two files into one chunk. */
const withoutUnusedImports = (code: string): string => {
  const rest = code.replace(imports, '');
  return code.replace(imports, (_all, names: string, from: string) => {
    const used = names.split(',').filter((name) => new RegExp(`\\b${name.trim()}\\b`).test(rest));
    return used.length > 0 ? `import {${used.join(',')}} from '${from}';\n` : '';
  });
};

/** The catalogue's numbers: the browser knows a failure by its code. */
const statuses = /(?<=\{\s*)status: (?:\d+|null),/g;

/** What gateways call and no browser does. */
const unasked =
  /^ {2}\w+: call\(\{\n {4}method: 'POST',\n {4}path: '\/api\/payment\/notifications[\s\S]*?^ {2}\}\),\n/m;

/** The same call with what the browser reads: its words for the API page do not travel. */
export const withoutUnread = (code: string): string =>
  withoutUnusedImports(
    code
      .replace(unasked, '')
      .replace(unread, '')
      .replace(taken, '')
      .replace(statuses, '')
      .replace(schema, '/* @__PURE__ */ z'),
  );

/** Leaves the sentences of the API page out of the browser's copy of the contract. */
export const leanContract = (): Plugin => ({
  name: 'nobi-lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /[\\/]contract[\\/]src[\\/](?:[\w-]+[\\/])*[\w.-]+\.ts$/.test(id)
      ? { code: withoutUnread(code), map: null }
      : undefined,
});
