/** The pictures of the things, and the same in another colour. */
import { type Colour, nounNamed, type Thing } from '../rules/things.ts';

const addresses = import.meta.glob<string>(
  '../../../art/fluent/{kucing,bola,sapi,pisang,ikan,mobil,bebek,robot,anjing,kue,katak,topi,monyet,bus,kelinci,kepiting,tas,gajah,domba,gurita,baju}.webp',
  { query: '?url&no-inline', import: 'default', eager: true },
);

export type Picture = HTMLImageElement | HTMLCanvasElement;

type Tint = readonly [number, number, number];
const tints: Record<Colour, Tint> = {
  red: [232, 44, 66],
  blue: [38, 120, 240],
  yellow: [255, 200, 32],
  green: [40, 178, 92],
};

const images = new Map<string, HTMLImageElement>();
const painted = new Map<string, HTMLCanvasElement>();

const imageOf = (word: string): HTMLImageElement => {
  const known = images.get(word);
  if (known) return known;
  const image = new Image();
  image.src = addresses[`../../../art/fluent/${nounNamed(word)?.id ?? ''}.webp`] ?? '';
  image.decode().catch(() => undefined);
  images.set(word, image);
  return image;
};

/** Dark stays dark and light stays light; what lies between takes the colour. */
const shade = (light: number, [r, g, b]: Tint): Tint => {
  const toward = light < 0.5 ? 0 : 255;
  const k = light < 0.5 ? (0.5 - light) * 1.2 : (light - 0.5) * 1.1;
  return [r + (toward - r) * k, g + (toward - g) * k, b + (toward - b) * k];
};

const lightAt = (data: Uint8ClampedArray, at: number): number =>
  ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) / 255;

/** The middle of what a picture shows, so that a white rabbit turns as red as a dark crab. */
const middleOf = (data: Uint8ClampedArray): number => {
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += 16)
    if ((data[at + 3] ?? 0) > 200) lights.push(lightAt(data, at));
  lights.sort((a, b) => a - b);
  return lights[Math.floor(lights.length / 2)] ?? 0.5;
};

const paint = (image: HTMLImageElement, colour: Colour): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) return canvas;
  ctx.drawImage(image, 0, 0);
  const pixels = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  const middle = middleOf(data);
  for (let at = 0; at < data.length; at += 4) {
    const light = Math.max(0, Math.min(1, 0.5 + (lightAt(data, at) - middle) * 1.3));
    const [r, g, b] = shade(light, tints[colour]);
    data[at] = r;
    data[at + 1] = g;
    data[at + 2] = b;
  }
  ctx.putImageData(pixels, 0, 0);
  return canvas;
};

const isReady = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;

/** Null until it has arrived. */
export const pictureOf = ({ word, colour }: Thing): Picture | null => {
  const image = imageOf(word);
  if (!isReady(image)) return null;
  if (colour === null) return image;
  const key = `${colour} ${word}`;
  const known = painted.get(key);
  if (known) return known;
  const canvas = paint(image, colour);
  painted.set(key, canvas);
  return canvas;
};
