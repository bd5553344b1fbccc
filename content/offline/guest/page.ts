import type { Bundle, BundledFile } from '@nobi/kit/offline';
import { finder, textAddress } from './names.ts';
import { addressOf, isScript, movedScript } from './scripts.ts';
import { movedSheet } from './sheets.ts';
import { standInText } from './stand-in.ts';

/** As the page around it has it, and stricter: no script may be written into the page but the map of its modules. */
const policyOf = (mapHash: string) =>
  [
    "default-src 'none'",
    `script-src data: 'wasm-unsafe-eval' 'sha256-${mapHash}'`,
    "style-src 'unsafe-inline' data:",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    'connect-src data: blob:',
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const hashOf = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** Files by the address that stands in for each. */
const moved = ({ files }: Bundle, base: string) => {
  const find = finder(base, new Set(Object.keys(files)));
  const rawText = (path: string) => {
    const file = files[path];
    return file && 'text' in file ? file.text : '';
  };
  const textOf = (path: string): string => {
    if (isScript(path)) return movedScript(rawText(path), path, { base, find });
    if (path.endsWith('.css')) return sheet(rawText(path), path);
    return rawText(path);
  };
  const known = new Map<string, string>();
  const made = (path: string, file: BundledFile | undefined) => {
    if (file === undefined) return '';
    return 'text' in file
      ? textAddress(file.type, textOf(path))
      : `data:${file.type};base64,${file.base64}`;
  };
  const address = (path: string): string => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const text = made(path, files[path]);
    known.set(path, text);
    return text;
  };
  const sheet = (text: string, path: string) =>
    movedSheet(text, path, { find, addressOf: address, textOf: rawText });
  return { find, address, sheet, textOf: rawText };
};
type Moved = ReturnType<typeof moved>;

const entry = 'index.html';

const placeSheet = (link: HTMLLinkElement, path: string, { sheet, textOf }: Moved) => {
  const style = document.createElement('style');
  style.textContent = sheet(textOf(path), path);
  if (link.media) style.media = link.media;
  link.replaceWith(style);
};

/** Puts into the page what it names. */
const fill = (page: Document, files: Moved) => {
  const { find, address, sheet } = files;
  for (const link of page.querySelectorAll('link')) {
    const path = find(link.getAttribute('href') ?? '', entry);
    if (link.relList.contains('stylesheet') && path !== undefined) placeSheet(link, path, files);
    else link.remove();
  }
  for (const name of ['src', 'poster'])
    for (const each of page.querySelectorAll(`[${name}]`)) {
      const path = find(each.getAttribute(name) ?? '', entry);
      if (path === undefined) continue;
      each.setAttribute(name, address(path));
      for (const more of ['integrity', 'crossorigin', 'srcset']) each.removeAttribute(more);
    }
  for (const style of page.querySelectorAll('style'))
    style.textContent = sheet(style.textContent ?? '', entry);
  for (const each of page.querySelectorAll('[style]'))
    each.setAttribute('style', sheet(each.getAttribute('style') ?? '', entry));
};

const scriptOf = (page: Document, text: string) => {
  const script = page.createElement('script');
  script.src = textAddress('text/javascript', text);
  return script;
};

/** One document that needs nothing else. The policy and the guard stand before the guest's first byte. */
export const pageOf = async (bundle: Bundle, base: string, guard: string): Promise<string> => {
  const files = moved(bundle, base);
  const page = new DOMParser().parseFromString(files.textOf(entry), 'text/html');
  fill(page, files);
  const paths = Object.keys(bundle.files).filter((path) => path !== entry);
  const modules = paths
    .filter(isScript)
    .map((path) => [addressOf(path, base), files.address(path)]);
  const map = page.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports: Object.fromEntries(modules) });
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = policyOf(await hashOf(map.textContent));
  const addresses = Object.fromEntries(paths.map((path) => [path, files.address(path)]));
  const root = new URL('.', base).href;
  page.head.prepend(
    policy,
    scriptOf(page, guard),
    map,
    scriptOf(page, standInText(addresses, root)),
  );
  return `<!doctype html>${page.documentElement.outerHTML}`;
};
