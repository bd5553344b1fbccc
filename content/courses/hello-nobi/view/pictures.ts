/** The picture of each word: from the shared set, or drawn here. */
import { entryOf, isColour, isFriend } from '../rules/lexicon.ts';
import { verseOf } from '../rules/verses.ts';
import { friendPicture } from './friends.ts';
import { furnitureBack, furnitureFront, furnitureNames } from './furniture.ts';
import { balloonPicture, blot } from './paints.ts';

const files = import.meta.glob<string>(
  [
    '../../../art/fluent/{balon,kucing,anjing,bebek,sapi,burung,kelinci,monyet,gajah,harimau}.webp',
    '../../../art/fluent/{katak,ikan,mata,telinga,hidung,mulut,tangan,kaki,apel,pisang,roti}.webp',
    '../../../art/fluent/{nasi,telur,susu,kue,mangga,wortel,mi,bola,boneka,mobil,robot}.webp',
    '../../../art/fluent/{layang-layang,gendang,buku,kereta,bunga,pohon,bintang,matahari,bulan}.webp',
    '../../../art/fluent/{sikat,tas,sabun}.webp',
    '../art/*.webp',
  ],
  { eager: true, import: 'default', query: '?url&no-inline' },
);

const byArt = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
);

export const artPicture = (art: string, classes = 'art'): string =>
  `<img class="${classes}" src="${byArt.get(art) ?? ''}" alt="" draggable="false">`;

/** A toy at its place, such as `ball-on-table`, small enough for a hint or an answer. */
const placed = (name: string): string => {
  const [toy = '', where = '', what = ''] = name.split('-');
  const isTall = what === 'box';
  // Only the box is as high as its picture: of the others the empty top is left away.
  const near = (part: string): string =>
    isTall ? part : part.replace('viewBox="0 0 100 250"', 'viewBox="0 50 100 200"');
  const spot = isTall ? `is-${where}-box` : `is-${where}`;
  const picture = artPicture(entryOf(toy).art ?? '', `mini-toy ${spot}`);
  return `<span class="mini${isTall ? ' is-tall' : ''}">${near(furnitureBack(what))}${picture}${near(furnitureFront(what))}</span>`;
};

/** Own markup that shows what a word means. */
export const pictureOf = (name: string): string => {
  if (name.startsWith('balloon-')) return balloonPicture(name.slice('balloon-'.length));
  if (isFriend(name)) return friendPicture(name);
  if (isColour(name)) return blot(name);
  if (name.split('-').length === 3) return placed(name);
  if (furnitureNames.includes(name)) return furnitureBack(name);
  return artPicture(verseOf(name)?.art ?? entryOf(name).art ?? '');
};
