/** Birds, as round as an egg. */
import { area, line, mirrored, oval, put } from '../paint.ts';
import { face, type Mood } from './face.ts';

interface Feathers {
  readonly coat: string;
  readonly belly: string;
  readonly wing: string;
  readonly beak?: string;
  readonly isFlat?: boolean;
  readonly onHead?: string;
  readonly behind?: string;
  readonly marks?: string;
}

const plume = (colours: readonly string[]): string =>
  colours
    .map((colour, at) =>
      line(
        `M${10 + at * 2}-14Q${46 + at * 8}-${8 + at * 12} ${52 + at * 7}-${34 + at * 12}`,
        colour,
        7,
      ),
    )
    .join('');

export const birds = {
  ayam: {
    coat: '#f7e6cb',
    belly: '#fff8ea',
    wing: '#dfae6d',
    onHead: area('M-12-24Q-14-40-5-36Q-2-46 4-37Q13-42 11-24Z', '#e8503f'),
    marks: area('M-5 12Q0 26 5 12Z', '#e8503f'),
    behind: plume(['#c98f4e', '#a8693a']),
  },
  bebek: { coat: '#fffaf0', belly: '#fff', wing: '#e6dccb', isFlat: true },
  cenderawasih: {
    coat: '#8a3f24',
    belly: '#2f9e5f',
    wing: '#a9552f',
    beak: '#8fb4d6',
    onHead: area('M-25-6Q-22-30 0-30Q22-30 25-6Q0-18-25-6Z', '#ffd75e'),
    behind: plume(['#ffb84d', '#ffdf8a', '#fff1c4', '#ffc966']),
  },
  beo: {
    coat: '#2f2c40',
    belly: '#3d3a52',
    wing: '#201e2e',
    marks: mirrored(area('M14 0Q26-2 26 8Q18 10 14 0Z', '#ffd034')),
  },
} as const satisfies Record<string, Feathers>;

const beakOf = ({ beak = '#f59a23', isFlat }: Feathers, mood: Mood): string => {
  const isOpen = mood === 'senang' || mood === 'kaget';
  const lower = isOpen ? area('M-6 8Q0 19 6 8Z', '#b8492e') : '';
  const upper = isFlat ? 'M-13 5Q0-2 13 5Q8 12 0 11Q-8 12-13 5Z' : 'M-7 2Q0-3 7 2L0 13Z';
  return lower + area(upper, beak);
};

/** Stands at 0, 0, about 84 high. */
export const bird = (feathers: Feathers, mood: Mood): string => {
  const { coat, belly, wing } = feathers;
  const isUp = mood === 'senang' || mood === 'kaget';
  const wings = isUp ? 'M24-36Q52-60 56-38Q46-20 24-20Z' : 'M24-40Q40-30 34-10Q26-8 22-18Z';
  const isDark = coat === '#2f2c40';
  const eyes = isDark ? mirrored(oval([11, -5, 8], '#fff8ea')) : '';
  return [
    oval([0, -1, 26, 5], '#1f155822'),
    put(0, -10, feathers.behind ?? ''),
    mirrored(line('M9-10V-2M4-2h11', '#e08a1e', 4)),
    area('M-28-30Q-28-82 0-82Q28-82 28-30Q26-6 0-6Q-26-6-28-30Z', coat),
    oval([0, -24, 19, 17], belly),
    mirrored(area(wings, wing)),
    put(
      0,
      -56,
      `${feathers.onHead ?? ''}${feathers.marks ?? ''}${eyes}${beakOf(feathers, mood)}${face(mood, { y: -5, wide: 11, cheek: isDark ? '' : '#f2866f66' })}`,
    ),
  ].join('');
};
