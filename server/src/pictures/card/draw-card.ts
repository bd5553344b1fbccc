import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import satori, { type Font, type SatoriNode } from 'satori';
import sharp from 'sharp';
import { type CardWords, cardSide } from './card.ts';
import { cardLayout, lowest, mascot } from './card-layout.ts';

const read = (address: string) => readFile(fileURLToPath(address));

/** The product's own letters; those with more marks come second and only fill what the first lack. */
const fontFiles = [
  [
    'Baloo 2',
    import.meta.resolve('@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/baloo-2/files/baloo-2-latin-ext-700-normal.woff'),
  ],
  [
    'Nunito',
    import.meta.resolve('@fontsource/nunito/files/nunito-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/nunito/files/nunito-latin-ext-700-normal.woff'),
  ],
] as const satisfies readonly (readonly [name: string, ...addresses: string[]])[];

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    fontFiles.flatMap(([name, ...addresses]) =>
      addresses.map(async (address) => ({
        name,
        weight: 700 as const,
        style: 'normal' as const,
        data: await read(address),
      })),
    ),
  );

const readMascot = async () =>
  sharp(await read(import.meta.resolve('@nobi/kit/nobi-cheer.svg')), { density: 72 })
    .resize({ width: mascot.width })
    .png()
    .toBuffer();

let parts: Promise<[Font[], Buffer]> | undefined;

/** Where a text stands in the card, in pixels. */
export interface Placed {
  readonly text: string;
  readonly right: number;
  readonly bottom: number;
}

const placedOf = ({ textContent, left, top, width, height }: SatoriNode): Placed[] =>
  textContent ? [{ text: textContent, right: left + width, bottom: top + height }] : [];

/** From the size that reads best down to the one that holds the longest names. */
const sizes = [50, 44, 38, 33, 28];

/** The card as SVG, with its lines as large as fit, and where each of its texts stands. */
export const cardSvg = async (words: CardWords, fonts: Font[]) => {
  for (const size of sizes) {
    const placed: Placed[] = [];
    const svg = await satori(cardLayout(words, size), {
      width: cardSide,
      height: cardSide,
      fonts,
      onNodeDetected: (node) => placed.push(...placedOf(node)),
    });
    const lines = placed.filter(({ text }) => words.lines.some((line) => line.text === text));
    const isInside = lines.every(({ bottom }) => bottom <= lowest);
    if (isInside || size === sizes.at(-1)) return { svg, placed, size };
  }
  throw new Error('a card without sizes');
};

/** A card as PNG. Letters become paths, so it looks the same whatever fonts the machine has. */
export const drawCard = async (words: CardWords): Promise<Uint8Array> => {
  parts ??= Promise.all([readFonts(), readMascot()]);
  const [fonts, nobi] = await parts;
  const { svg } = await cardSvg(words, fonts);
  return sharp(Buffer.from(svg))
    .composite([{ input: nobi, left: mascot.left, top: mascot.top }])
    .png({ compressionLevel: 9 })
    .toBuffer();
};
