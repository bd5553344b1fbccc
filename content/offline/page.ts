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

/** In hexadecimal. */
export const sha256Of = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
