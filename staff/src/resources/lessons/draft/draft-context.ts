import type { LessonDraft, LessonFinding } from '@nobi/kit/manifest';
import { createContext, useContext } from 'react';
import { type ReadLesson, wordsOfFinding } from '../lesson.ts';
import { valueAt, withValue } from './draft.ts';

/** What every field of the editor stands in. */
export interface Editing extends Pick<ReadLesson, 'plan' | 'abouts'> {
  readonly draft: LessonDraft;
  readonly findings: readonly LessonFinding[];
  readonly change: (next: LessonDraft) => void;
}

export const EditingContext = createContext<Editing | null>(null);

export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('a field stands outside of an editor');
  return editing;
};

/** One field by its path: what it holds, what is wrong with it, and a way to change it. */
export const useField = (path: string) => {
  const { draft, findings, change } = useEditing();
  const finding = findings.find(({ at }) => at === path);
  return {
    value: valueAt(draft, path),
    fault: finding && wordsOfFinding(finding.code),
    set: (value: unknown) => change(withValue(draft, path, value)),
  };
};
