/** Where a file is named: a path of the package, or undefined for whatever is not in it. */
export type Find = (name: string, from: string) => string | undefined;

/**
 * Finds files as the page would by their addresses. `base` is the address of the page; `from` is the path of the file
 * that names another one.
 */
export const finder =
  (base: string, paths: ReadonlySet<string>): Find =>
  (name, from) => {
    const root = new URL('.', base);
    if (!URL.canParse(name, new URL(from, root))) return undefined;
    const { href } = new URL(name, new URL(from, root));
    if (!href.startsWith(root.href)) return undefined;
    const path = href.slice(root.href.length).replace(/[?#].*$/, '');
    return paths.has(path) ? path : undefined;
  };

/** A text as an address. */
export const textAddress = (type: string, text: string) =>
  `data:${type.replaceAll(' ', '')},${encodeURIComponent(text)}`;
