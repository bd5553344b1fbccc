/** Where each picture comes from, and the pictures read so far. Nothing is read before it is needed. */
import { castArt } from './cast-art.ts';
import { sceneArt } from './scene-art.ts';

const files = import.meta.glob<string>(
  [
    '../../../art/fluent/{ibu,ayah,kakek,nenek,bayi,guru,kucing,anjing,kelinci,gajah}.webp',
    '../../../art/fluent/{harimau,monyet,burung,penyu,ikan,lumba-lumba,gurita,ayam,bebek,kambing}.webp',
    '../../../art/fluent/{katak,robot,rumah,pohon,bunga,matahari,bulan,bintang,awan,pelangi}.webp',
    '../../../art/fluent/{hujan,perahu,mobil,sepeda,kereta,pesawat,roket,bola,layang-layang,balon}.webp',
    '../../../art/fluent/{hadiah,gendang,buku,peta,kunci,lampu,payung,topi,tas,pintu}.webp',
    '../../../art/fluent/{nasi,roti,kue,es-krim,pisang,mangga,apel,semangka,batu,api}.webp',
    '../art/*.svg',
  ],
  {
    eager: true,
    import: 'default',
    query: '?url&no-inline',
  },
);
const addresses = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.\w+$/g, ''), url]),
);

const drawn = (body: string, wide: number, tall: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * 2}" height="${tall * 2}" viewBox="0 0 ${wide} ${tall}">${body}</svg>`,
  )}`;

const find = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The address of a scene, a character or a thing; an unknown name is an empty picture. */
export const addressOf = (name: string): string => {
  const scene = find(sceneArt, name);
  if (scene) return drawn(scene, 800, 600);
  const cast = find(castArt, name);
  if (cast) return drawn(cast, 220, 300);
  return addresses.get(name) ?? drawn('', 10, 10);
};

const ready = new Map<string, HTMLImageElement>();
const waiting = new Map<string, Promise<void>>();

export const pictureOf = (name: string): HTMLImageElement | null => ready.get(name) ?? null;

/** Resolves also when a picture cannot be read: the page is then shown without it. */
export const readPicture = (name: string): Promise<void> => {
  const known = waiting.get(name);
  if (known !== undefined) return known;
  const image = new Image();
  // The frame has no origin of its own; without this a page could not be turned into a picture.
  image.crossOrigin = 'anonymous';
  image.src = addressOf(name);
  const reading = image.decode().then(
    () => void ready.set(name, image),
    () => undefined,
  );
  waiting.set(name, reading);
  return reading;
};
