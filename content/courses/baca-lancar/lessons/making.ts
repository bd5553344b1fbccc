/** A short way to write a lesson: pages of the story, guided tries, its bank, and an own letter. */
import { besides } from '@nobi/kit/bank';
import type { CourseLesson, CourseTask } from '@nobi/kit/course';
import type { Both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { graded, itemOf, type Made } from '../generators/making.ts';
import type { CastName, PostName } from '../rules/names.ts';

export { caption };

export interface Page {
  say: Both;
  who?: CastName;
  /** A word to look at, in its parts. */
  word?: string;
}

export interface Written {
  island: number;
  id: string;
  title: Both;
  recap: Both;
  skill: string;
  look: readonly Page[];
  tries: readonly Made[];
  bank: readonly Made[];
  post: Readonly<Record<PostName, string>>;
}

const mostTasks = 120;

const split = (text: string): string[] => text.split(' ');

/** An own letter: the words that a child may put it together from. */
export const posting = (id: string, post: Written['post']): CourseTask => ({
  id,
  activity: 'post',
  say: caption('Tulis suratmu.\nPilih kata-katanya.', 'Write your letter.\nPick its words.'),
  args: Object.fromEntries(Object.entries(post).map(([name, text]) => [name, split(text)])),
});

export const lesson = (written: Written): CourseLesson => {
  const { island, id, title, recap, skill, look, tries, bank, post } = written;
  const make = itemOf(island, skill);
  return {
    id,
    title,
    recap,
    look: look.map(({ say, who = 'liko', word }, at) => ({
      id: `s${island}-look-${at + 1}`,
      activity: 'tale',
      say,
      args: { view: who, ...(word && { word }) },
    })),
    try: tries.map((made, at) => ({
      ...make(made, -3.4 + at * 0.4),
      id: `s${island}-try-${at + 1}`,
    })),
    play: { items: 8, bank: besides([], graded(island, skill, bank), mostTasks) },
    make: posting(`s${island}-make`, post),
  };
};
