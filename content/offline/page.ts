/** The hashed files that a page names. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+/g) ?? []),
];

/**
 * Whether page and list are of one release. While a new release is put in place the two may come from
 * different processes: such a pair would be saved and never open.
 */
export const isOfOneRelease = (html: string, files: Readonly<Record<string, number>>): boolean =>
  filesNamedIn(html).every((path) => Object.hasOwn(files, path));
