/** Short ways to write the tasks of a lesson. What comes out is plain data. */
import type { CourseItem, CourseTask } from '@nobi/kit/course';

export type Both = CourseTask['say'];

export const both = (id: string, en: string): Both => ({ id, en });

/** How hard an item is, and what it speaks for. */
export interface Weight {
  skill: string;
  difficulty: number;
  /** Its pictures are out from the start. */
  hint?: 1;
}

const hinted = ({ hint }: Weight) => (hint ? { hint } : {});

const callSays: Readonly<Record<string, Both>> = {
  hello: both('Siapa yang disapa?\nDengar, lalu ketuk.', 'Who is greeted?\nListen, then tap.'),
  bye: both('Siapa yang pulang?\nDengar, lalu ketuk.', 'Who goes home?\nListen, then tap.'),
  feed: both('Siapa diberi makan?\nDengar, lalu ketuk.', 'Who gets food?\nListen, then tap.'),
  ask: both('Apa yang diminta?\nDengar, lalu ketuk.', 'What is asked for?\nListen, then tap.'),
  find: both('Di mana ya?\nDengar, lalu ketuk.', 'Where is it?\nListen, then tap.'),
};

export interface Call {
  id: string;
  way: 'hello' | 'bye' | 'feed' | 'ask' | 'find';
  want: string[];
  of: string[];
}

/** Tap those that are called, in the order in which they are called. */
export const call = ({ id, way, want, of }: Call, weight: Weight): CourseItem => ({
  id,
  activity: 'pick',
  say: callSays[way] ?? both('Dengar, lalu ketuk.', 'Listen, then tap.'),
  args: { way, want, of, ...hinted(weight) },
  skill: weight.skill,
  difficulty: weight.difficulty,
});

export interface Painting {
  id: string;
  figure: string;
  want: string[];
  of: string[];
}

export const paint = ({ id, figure, want, of }: Painting, weight: Weight): CourseItem => ({
  id,
  activity: 'paint',
  say:
    want.length > 1
      ? both(
          'Dengar semua warnanya.\nCat satu demi satu.',
          'Hear all the colours.\nPaint them in turn.',
        )
      : both('Warna apa?\nDengar, lalu cat.', 'Which colour?\nListen, then paint.'),
  args: { figure, want, of, ...hinted(weight) },
  skill: weight.skill,
  difficulty: weight.difficulty,
});

export interface Shown {
  id: string;
  things: string[];
  say: Both;
  n?: number;
  line?: string;
}

/** To look at and to tap. */
export const show = ({ id, things, say, n, line }: Shown): CourseTask => ({
  id,
  activity: 'show',
  say,
  args: { things, ...(n && { n }), ...(line && { line }) },
});
