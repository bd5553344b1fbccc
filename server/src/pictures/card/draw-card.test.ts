import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureProcessor } from '../pictures.ts';
import { type CardWords, canBeDrawn, cardSide } from './card.ts';
import { margin } from './card-layout.ts';

const processor = pictureProcessor();
afterAll(() => processor.stop());

const usual: CardWords = {
  title: 'Sari',
  span: '17–23 November 2026',
  lines: [
    { label: 'Minggu ini', text: 'Menjawab 12 soal di 3 hari; 8 langsung benar tanpa bantuan.' },
    { label: 'Bisa sendiri', text: 'Huruf dan bunyinya (dari 9 jawaban, 3 hari)' },
    { label: 'Lima menit bersama', text: 'Berapa sendok panjang mejanya?' },
  ],
  close: 'Yang kami lihat, bukan nilai.',
};

/** The widest letter, as often as a nickname, a skill's name and a home activity may be long. */
const widest = (length: number) => 'W'.repeat(length);
const longest: CardWords = {
  title: widest(24),
  span: '30 September – 6 Desember 2026',
  lines: [
    {
      label: 'Minggu ini',
      text: 'Menjawab 1.234 soal di 7 hari; 1.200 langsung benar tanpa bantuan. 120 karya dibuat.',
    },
    { label: 'Belum cukup bukti', text: `${widest(48)} (dari 12.345 jawaban, 365 hari)` },
    { label: 'Lima menit bersama', text: widest(48) },
  ],
  close: usual.close,
};

type Area = readonly [left: number, top: number, right: number, bottom: number];

/** How many colours an area of the drawn card has. */
const coloursIn = async (picture: Uint8Array, [left, top, right, bottom]: Area) => {
  const { data, info } = await sharp(picture)
    .extract({ left, top, width: right - left, height: bottom - top })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3));
  return colours.size;
};

const end = cardSide - margin;
const empty: Readonly<Record<string, Area>> = {
  'left of everything': [0, 0, margin, cardSide],
  'right of everything': [end + 1, 0, cardSide, cardSide],
  'below everything': [0, end, cardSide, cardSide],
  'above the name': [0, 0, 800, margin],
  'between name and lines': [0, 270, cardSide, 298],
  'between name and mascot': [770, 0, 800, 298],
  'right within the sheet': [end - 40, 360, end - 4, 860],
  'above the first line': [120, 304, end - 60, 340],
  'below the last line': [120, 885, end - 60, 920],
  'between lines and close': [0, 928, cardSide, 956],
};

test.each([
  ['usual words', usual],
  ['the longest words', longest],
  ['a nickname of words', { ...longest, title: 'Raden Ajeng Kartika Dewi' }],
])('a card with %s leaves its margins free', async (_what, words) => {
  const picture = await processor.drawCard(words);

  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: cardSide, height: cardSide });
  for (const [where, area] of Object.entries(empty))
    expect([where, await coloursIn(picture, area)]).toEqual([where, 1]);
  expect(await coloursIn(picture, [margin, margin, 770, 270])).toBeGreaterThan(2);
  expect(picture.length).toBeLessThan(200_000);
});

test('a name in letters that the fonts lack is none for a card', () => {
  expect(['Sari', 'Anaïs', 'Łucja', "D'Arcy", 'سارة', '小明', 'Sari 🌟'].map(canBeDrawn)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false],
  ]);
});
