import type { Lang } from '@nobi/kit/course';
import type { DayPart } from '../view/day.ts';
import type { ShapeName } from '../view/shapes.ts';

export const shapes: Record<Lang, Record<ShapeName, string>> = {
  id: {
    circle: 'Lingkaran',
    triangle: 'Segitiga',
    square: 'Persegi',
    rectangle: 'Persegi panjang',
    hexagon: 'Segi enam',
  },
  en: {
    circle: 'Circle',
    triangle: 'Triangle',
    square: 'Square',
    rectangle: 'Rectangle',
    hexagon: 'Hexagon',
  },
};

export const parts: Record<Lang, Record<DayPart, string>> = {
  id: { morning: 'pagi', noon: 'siang', afternoon: 'sore', night: 'malam' },
  en: {
    morning: 'in the morning',
    noon: 'at midday',
    afternoon: 'in the afternoon',
    night: 'in the evening',
  },
};

export const onDial = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12);
