/** Short ways to write the tasks of a lesson. What comes out is plain data. */

import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import type { Both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';

/** A task before it has a place in a lesson. `key` tells it from others of its activity. */
export interface Draft {
  activity: string;
  key: string;
  skill: string;
  say: Both;
  args: CourseTask['args'];
}

const isSyllable = (glyph: string): boolean => /[aiueo]/.test(glyph) && glyph.length > 1;

export const catching = (want: string, letters: string[], many: number): Draft => ({
  activity: 'catch',
  key: `${want}-${many}-${letters.length}`,
  skill: isSyllable(want) ? 'blend' : 'letters',
  say: caption(`Ketuk semua lentera ${want}.`, `Tap every lantern with [${want}].`),
  args: { want, letters, many },
});

/** One lantern among others that are not easily taken for it. */
export const spotting = (want: string, others: string[]): Draft => ({
  ...catching(want, [want, ...others], 1),
  key: `${want}-not-${others.join('-')}`,
});

export const tracing = (letter: string): Draft => ({
  activity: 'trace',
  key: letter,
  skill: 'write-letters',
  say: caption(
    `Ikuti jalan huruf ${letter}.\nMulai dari titik satu.`,
    `Follow the path of [${letter}].\nStart at dot one.`,
  ),
  args: { letter },
});

/** Carts with consonants, and the vowel that they roll into; `thing` begins with what is wanted. */
export const blending = (
  heads: string[],
  tail: string,
  [want, thing]: [string, string?],
): Draft => ({
  activity: 'blend',
  key: `${want}-${heads.length}`,
  skill: 'blend',
  say: caption(`Dorong gerobak.\nBuat bunyi ${want}.`, `Push a cart.\nMake the sound [${want}].`),
  args: { heads, tail, want, ...(thing && { thing }) },
});

export const building = (word: string, tiles: string[]): Draft => ({
  activity: 'build',
  key: `${word}-${tiles.length}`,
  skill: 'build-words',
  say: caption(
    `Susun batu-batunya.\nBuat kata ${word}.`,
    `Lay the stones in order.\nMake [${word}].`,
  ),
  args: { word, tiles },
});

export const ending = (word: string, endings: string[]): Draft => ({
  activity: 'ending',
  key: `${word}-${endings.length}`,
  skill: 'end-sounds',
  say: caption(
    `Dengar: ${word}.\nPasang gerbong terakhir.`,
    `Listen: [${word}].\nHook on the last wagon.`,
  ),
  args: { word, endings },
});

const pickSays = {
  word: caption('Baca tulisannya.\nKetuk gambarnya.', 'Read what it says.\nTap its picture.'),
  picture: caption(
    'Apa nama gambar ini?\nKetuk tulisannya.',
    'What is this?\nTap how it is written.',
  ),
  sound: caption(
    'Dengar bunyi awalnya.\nKetuk hurufnya.',
    'Hear the first sound.\nTap its letter.',
  ),
} as const;

export const picking = (by: keyof typeof pickSays, show: string, among: string[]): Draft => ({
  activity: 'pick',
  key: `${by}-${show}-${among.length}`,
  skill: by === 'sound' ? 'first-sounds' : 'read-words',
  say: pickSays[by],
  args: { by, show, among },
});

/** A line to read silently, and the picture that it is about. */
export const page = (line: string, picture: string): Draft => ({
  activity: 'page',
  key: line.replaceAll(' ', '-'),
  skill: 'read-lines',
  say: caption(
    'Baca dalam hati.\nKetuk gambarnya.',
    'Read it to yourself.\nTap the picture that fits.',
  ),
  args: { words: line.split(' '), picture },
});

/** To look at; each scene has its own caption. */
export const looks = (lesson: string, scenes: readonly [Both, Draft][]): CourseTask[] =>
  scenes.map(([say, { activity, key, args }]) => ({
    id: `${lesson}-see-${activity}-${key}`,
    activity,
    say,
    args,
  }));

/** Items with how hard they are. */
export const items = (prefix: string, rows: readonly [number, Draft][]): CourseItem[] =>
  rows.map(([difficulty, { activity, key, skill, say, args }]) => ({
    id: `${prefix}-${activity}-${key}`,
    activity,
    say,
    args,
    skill,
    difficulty,
  }));

/** The child's own garden of letters. */
export const garden = (id: string, letters: string[]): CourseTask => ({
  id,
  activity: 'garden',
  say: caption(
    'Tanami kebun hurufmu.\nPilih huruf, lalu ketuk.',
    'Plant your letter garden.\nPick a letter, then tap.',
  ),
  args: { letters },
});

/** A lesson about letters: all but its words and tasks is alike. */
export const letterLesson = (
  id: string,
  lesson: {
    title: Both;
    recap: Both;
    look: readonly [Both, Draft][];
    try: readonly [number, Draft][];
    bank: readonly [number, Draft][];
    /** Beside what was written: made from what is taught by then. */
    made: readonly CourseItem[];
    garden: string[];
  },
): CourseLesson => ({
  id,
  title: lesson.title,
  recap: lesson.recap,
  look: looks(id, lesson.look),
  try: items('try', lesson.try),
  play: { items: 6, bank: besides(items(id, lesson.bank), lesson.made) },
  make: garden(`garden-${id}`, lesson.garden),
});
