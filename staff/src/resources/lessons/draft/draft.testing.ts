import type { DraftItem, DraftTask, LessonDraft } from '@nobi/kit/manifest';

const words = (name: string) => ({ id: `${name} di sini`, en: `${name} here` });

export const task = (id: string): DraftTask => ({
  id,
  activity: 'count',
  say: words(id),
  args: { number: 3 },
});

export const item = (id: string): DraftItem => ({ ...task(id), skill: 'see-5', difficulty: -1 });

const question = (id: string): LessonDraft['questions'][number] => ({
  id,
  about: 'see-five',
  skill: 'see-5',
  say: words(id),
  hint: words('hint'),
  choices: [1, 2, 3],
  answer: 2,
});

/** A lesson of three tasks to look at, two to try and two to play. */
export const draft: LessonDraft = {
  lesson: {
    id: 'see-five',
    title: { id: 'Kenal 1–5', en: 'Meet 1–5' },
    recap: { id: 'Hebat!', en: 'Well done!' },
    look: [task('one'), task('two'), task('three')],
    try: [item('four'), item('five')],
    play: { items: 4, bank: [item('six'), item('seven')] },
    make: task('crab'),
  },
  questions: [question('first'), question('second')],
  hidden: false,
};
