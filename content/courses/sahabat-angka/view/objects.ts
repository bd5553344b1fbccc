/** Things of known weight, from the shared set of pictures. */
const files = import.meta.glob<string>(
  '../../../art/fluent/{gajah,tikus,batu,balon,semangka,apel,mobil,sepatu,kelinci,semut}.webp',
  { eager: true, import: 'default', query: '?url&no-inline' },
);

const byName = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
);

/** On 100 by 100, inside a drawing. */
export const objectInside = (name: string): string =>
  `<image href="${byName.get(name) ?? ''}" width="100" height="100"/>`;

export const objectPicture = (name: string): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${objectInside(name)}</svg>`;
