/** The child's own street: eight houses, each with a shape, a colour and a sign of two words. */
import { isBox, list, whole } from '@nobi/kit/save';

export interface Own {
  readonly shape: number;
  readonly paint: number;
  readonly first: number;
  readonly second: number;
}

export const shapes = 6;
export const paints = 6;
export const lots = 8;

export const firsts = 'Toko Kedai Rumah Taman Kantor Istana Bengkel Sekolah Pondok Museum'.split(
  ' ',
);
export const seconds = [
  'Buku',
  'Pelangi',
  'Mainan',
  'Kucing',
  'Lukisan',
  'Dongeng',
  'Layang-Layang',
  'Es Krim',
  'Robot',
  'Bintang',
  'Tidur Siang',
  'Lelucon',
  'Hujan',
  'Sepatu',
  'Naga',
  'Kejutan',
];

export const freshStreet = (): Own[] =>
  Array.from({ length: lots }, (_, at) => ({
    shape: at % shapes,
    paint: (at * 2 + 1) % paints,
    first: at % firsts.length,
    second: (at * 3) % seconds.length,
  }));

export const readStreet = (value: unknown): Own[] => {
  const read = list(value)
    .filter(isBox)
    .slice(0, lots)
    .map((each) => ({
      shape: whole(each.shape, 0, shapes - 1),
      paint: whole(each.paint, 0, paints - 1),
      first: whole(each.first, 0, firsts.length - 1),
      second: whole(each.second, 0, seconds.length - 1),
    }));
  return read.length === lots ? read : freshStreet();
};

export const signOfOwn = ({ first, second }: Own): string =>
  `${firsts[first] ?? ''} ${seconds[second] ?? ''}`;
