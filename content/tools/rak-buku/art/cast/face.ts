/** Eyes, brows and a mouth: the same five moods for people and animals. */
import { area, ink, line, oval, put } from '../paint.ts';

export type Mood = 'senang' | 'sedih' | 'kaget' | 'marah' | 'tidur' | undefined;

/** The middle between the eyes, how far they are from it, and where the mouth is (none for beaks). */
export interface FaceAt {
  readonly x?: number;
  readonly y: number;
  readonly wide: number;
  readonly mouth?: number;
  readonly cheek?: string;
}

const eye = (mood: Mood, x: number): string => {
  if (mood === 'tidur') return line(`M${x - 5} 0q5 5 10 0`, ink, 2.6);
  if (mood === 'senang') return line(`M${x - 5} 2q5-8 10 0`, ink, 3.2);
  const isWide = mood === 'kaget';
  const white = isWide ? oval([x, 0, 6.4, 7.2], '#fff') : '';
  const size = isWide ? 3.4 : 4.3;
  return `${white}${oval([x, 0, size, size + 0.6], ink)}${oval([x + 1.3, -1.7, 1.5], '#fff')}`;
};

const brow = (mood: Mood, side: 1 | -1, wide: number): string => {
  const [inner, outer] = [side * (wide - 5), side * (wide + 5)];
  if (mood === 'marah') return line(`M${inner}-6L${outer}-11`, ink, 3);
  if (mood === 'sedih') return line(`M${inner}-11L${outer}-7`, ink, 2.4);
  if (mood === 'kaget') return line(`M${inner}-12q${side * 5}-4 ${side * 10} 0`, ink, 2.4);
  return '';
};

const mouths: Record<NonNullable<Mood> | 'calm', string> = {
  calm: line('M-5-1q5 5 10 0', ink, 2.6),
  senang: `${area('M-7-3q7 2 14 0q-1 10-7 10t-7-10Z', '#8c2f3e')}${area('M-4 4q4-4 8 0q-4 4-8 0Z', '#ff8a94')}`,
  sedih: line('M-5 3q5-6 10 0', ink, 2.6),
  kaget: oval([0, 2, 4, 5.4], '#8c2f3e'),
  marah: line('M-5 3q5-4 10 0', ink, 3),
  tidur: oval([0, 1, 2.6, 2], '#8c2f3e'),
};

const extra = (mood: Mood, wide: number): string => {
  if (mood === 'sedih') return area(`M${wide + 2} 6q5 7 0 10q-5-3 0-10Z`, '#6cc4f0');
  if (mood === 'tidur')
    return line(`M${wide + 14}-26h9l-9 11h9M${wide + 28}-44h7l-7 8h7`, '#fff', 3);
  return '';
};

export const face = (mood: Mood, { x = 0, y, wide, mouth, cheek }: FaceAt): string =>
  put(
    x,
    y,
    [
      cheek ? `${oval([-wide - 5, 8, 5, 3.4], cheek)}${oval([wide + 5, 8, 5, 3.4], cheek)}` : '',
      eye(mood, -wide),
      eye(mood, wide),
      brow(mood, -1, wide),
      brow(mood, 1, wide),
      mouth === undefined ? '' : put(0, mouth, mouths[mood ?? 'calm']),
      extra(mood, wide),
    ].join(''),
  );
