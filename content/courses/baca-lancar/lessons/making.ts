/** A short way to write a lesson: pages of the story, guided tries, its bank, and an own letter. */
import type { CourseLesson, CourseTask } from '@nobi/kit/course';
import type { Both } from '@nobi/kit/forms';
import { stationLesson } from '../../../course-parts/lessons/station.ts';
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

const split = (text: string): string[] => text.split(' ');

/** An own letter: the words that a child may put it together from. */
const letterOf = (post: Written['post']): Omit<CourseTask, 'id'> => ({
  activity: 'post',
  say: caption('Tulis suratmu.\nPilih kata-katanya.', 'Write your letter.\nPick its words.'),
  args: Object.fromEntries(Object.entries(post).map(([name, text]) => [name, split(text)])),
});

export const posting = (id: string, post: Written['post']): CourseTask => ({
  id,
  ...letterOf(post),
});

export const lesson = ({
  island,
  skill,
  look,
  tries,
  bank,
  post,
  ...named
}: Written): CourseLesson => {
  const make = itemOf(island, skill);
  return stationLesson(island, named, {
    look: look.map(({ say, who = 'liko', word }) => ({
      activity: 'tale',
      say,
      args: { view: who, ...(word && { word }) },
    })),
    tries: tries.map((made, at) => make(made, -3.4 + at * 0.4)),
    bank: graded(island, skill, bank),
    make: letterOf(post),
  });
};
