import type { Plugin } from 'vite';

/** What only the server and the API page read of a call. */
const unread =
  /^ {4}(?:says: (?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`)|origin: '\w+'|errors: \[[^\]]*\]|stream: \w+|body: chatQuestion),\n/gm;

/** The catalogue's numbers: the browser knows a failure by its code. */
const statuses = /(?<=\{\s*)status: (?:\d+|null),/g;

/** What gateways call and no browser does. */
const unasked =
  /^ {2}\w+: call\(\{\n {4}method: 'POST',\n {4}path: '\/api\/payment\/notifications[\s\S]*?^ {2}\}\),\n/m;

/** The same call with what the browser reads: its words for the API page do not travel. */
export const withoutUnread = (code: string): string =>
  code.replace(unasked, '').replace(unread, '').replace(statuses, '');

/** Leaves the sentences of the API page out of the browser's copy of the contract. */
export const leanContract = (): Plugin => ({
  name: 'nobi-lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /[\\/]contract[\\/]src[\\/](?:error-rows[\\/])?[\w-]+\.ts$/.test(id)
      ? { code: withoutUnread(code), map: null }
      : undefined,
});
