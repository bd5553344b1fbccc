/** Animals that sit and look at the reader: a big head, two paws and what makes each one itself. */
import { area, ink, line, mirrored, oval, put } from '../paint.ts';
import { face, type Mood } from './face.ts';

export interface Fur {
  readonly coat: string;
  readonly belly: string;
  readonly dark?: string;
  readonly ears: 'pointed' | 'hanging' | 'round' | 'long' | 'wide' | 'side' | 'none';
  readonly nose?: 'small' | 'snout' | 'broad' | 'trunk' | 'none';
  readonly tail?: 'long' | 'short' | 'tuft' | 'bushy' | 'none';
  readonly head?: 'round' | 'tall';
  /** Drawn on the head and on the body, over the coat. */
  readonly marks?: string;
  readonly onBody?: string;
  readonly behind?: string;
}

const ears = ({ ears: kind, coat, belly, dark = coat }: Fur): string => {
  const shapes: Record<Fur['ears'], string> = {
    pointed: `${area('M8-22L26-40Q32-26 27-8Z', coat)}${area('M14-22L25-33Q28-24 25-14Z', belly)}`,
    hanging: area('M18-22Q44-24 40 8Q36 18 28 8Q28-8 18-22Z', dark),
    round: `${oval([23, -20, 12], coat)}${oval([23, -20, 7], belly)}`,
    long: `${oval([13, -42, 9, 26], coat)}${oval([13, -42, 4.5, 18], belly)}`,
    wide: `${oval([38, -6, 22, 25], dark)}${oval([39, -5, 14, 17], belly)}`,
    side: `${area('M22-12Q46-26 50-12Q44 2 24-2Z', coat)}${area('M28-10Q42-18 45-12Q40-4 28-5Z', belly)}`,
    none: '',
  };
  return mirrored(shapes[kind]);
};

const nose = ({ nose: kind = 'small', coat, belly, dark = '#5b3a3a' }: Fur): string => {
  if (kind === 'none') return '';
  if (kind === 'trunk')
    return `${line('M0 6Q2 30 14 40Q24 46 26 36', coat, 13)}${line('M-4 18h8M-1 27h9', dark, 2)}`;
  if (kind === 'broad')
    return `${oval([0, 15, 20, 13], belly)}${mirrored(oval([7, 11, 3, 3.6], dark))}`;
  if (kind === 'snout') return `${oval([0, 12, 14, 11], belly)}${oval([0, 6, 6, 4.4], ink)}`;
  return `${oval([0, 11, 12, 8.5], belly)}${area('M-4 5Q0 3 4 5Q3 9 0 10Q-3 9-4 5Z', dark)}`;
};

const tail = ({ tail: kind = 'long', coat, dark = coat, belly }: Fur): string => {
  const shapes: Record<NonNullable<Fur['tail']>, string> = {
    long: line('M20-12Q50-10 44-40', coat, 9),
    short: oval([27, -16, 9], belly),
    tuft: `${line('M20-14Q44-12 42-34', coat, 6)}${oval([42, -38, 6, 9], dark)}`,
    bushy: area('M16-10Q56-6 52-44Q44-60 34-44Q36-26 16-24Z', coat),
    none: '',
  };
  return shapes[kind];
};

const mouthOf = { small: 15, snout: 17, broad: 21, trunk: undefined, none: 12 } as const;

/** Sits at 0, 0, about 96 high. */
export const furry = (fur: Fur, mood: Mood): string => {
  const { coat, belly, head = 'round' } = fur;
  const mouth = mouthOf[fur.nose ?? 'small'];
  const skull = head === 'tall' ? oval([0, 1, 25, 29], coat) : oval([0, 0, 31, 27], coat);
  const looks = face(mood, {
    y: -3,
    wide: 12,
    ...(mouth !== undefined && { mouth }),
    cheek: '#f2866f55',
  });
  return [
    oval([0, -1, 32, 6], '#1f155822'),
    fur.behind ?? '',
    tail(fur),
    area('M-22-4Q-30-46 0-50Q30-46 22-4Q0 3-22-4Z', coat),
    oval([0, -19, 14, 17], belly),
    fur.onBody ?? '',
    mirrored(`${oval([20, -5, 11, 7], coat)}${line('M17-3v4M22-3v4', '#00000022', 1.6)}`),
    mirrored(oval([8, -3, 8, 5.5], coat)),
    put(0, -64, `${ears(fur)}${skull}${fur.marks ?? ''}${nose(fur)}${looks}`),
  ].join('');
};
