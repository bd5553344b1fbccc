/** Pictures of words, and letters drawn large in the reading font. */
const files = import.meta.glob<string>(
  [
    '../../../art/fluent/{api,apel,ayam,ikan,ibu,ular,ubi,orang-utan,es-krim,bebek,bumi,mi,mata}.webp',
    '../../../art/fluent/{topi,peta,batu,nasi,sapi,susu,bola,roti,nuri}.webp',
    '../../../art/fluent/{kuda,buku,kaki,madu,kue,kopi,bulan,balon,kapal,tomat,katak}.webp',
    '../../../art/fluent/{tikus,robot,roket,bunga,bintang,pisang,burung,penyu,tangan}.webp',
    // All in full size would weigh too much; what `small` lacks lies in `art/`, as small.
    '../../../art/small/{gajah,jagung,hiu,gigi,gunung,keju,baju,lebah,pohon,rumah,jam,raja}.webp',
    '../../../art/small/{daun,laut,pena,peri,rusa,semut}.webp',
    '../../../art/small/{kucing,kacang,ayah,buaya,payung,bayi,wortel}.webp',
    '../art/*.{webp,svg}',
  ],
  // Small ones too are files of their own: inside the code they would weigh on every start.
  { eager: true, import: 'default', query: '?url&no-inline' },
);

const byName = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.(?:webp|svg)$/g, ''), url]),
);

export const picturedNames: readonly string[] = [...byName.keys()];

export const hasPicture = (name: string): boolean => byName.has(name);

/** Markup of a word's picture. */
export const pictureOf = (name: string): string =>
  `<img class="thing" src="${byName.get(name) ?? ''}" alt="" draggable="false">`;

const widths: Readonly<Record<string, number>> = { m: 1.5, w: 1.4, i: 0.5, l: 0.5, t: 0.7, r: 0.7 };

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widths[letter] ?? 1), 0);

/** Size of type on 100 by 100 at which the whole text can be seen. */
export const typeSize = (text: string, most = 78): number =>
  Math.round(Math.min(most, 168 / Math.max(1.4, widthOf(text))));

/** A letter, syllable or word as a picture of 100 by 100. */
export const glyphOf = (text: string): string => {
  const size = typeSize(text);
  return `<svg class="glyph" viewBox="0 0 100 100" aria-hidden="true"><text x="50" y="${50 + size * 0.3}" font-size="${size}" text-anchor="middle">${text}</text></svg>`;
};
