/** What was done and what was taken back. Taking back has no limit while the drawing lies open. */
import type { Mark } from './marks.ts';

export interface History {
  marks: readonly Mark[];
  undone: readonly Mark[];
}

export const startFrom = (marks: readonly Mark[]): History => ({ marks, undone: [] });

export const add = (history: History, mark: Mark): History => ({
  marks: [...history.marks, mark],
  undone: [],
});

export const undo = ({ marks, undone }: History): History => {
  const last = marks.at(-1);
  return last ? { marks: marks.slice(0, -1), undone: [...undone, last] } : { marks, undone };
};

export const redo = ({ marks, undone }: History): History => {
  const next = undone.at(-1);
  return next ? { marks: [...marks, next], undone: undone.slice(0, -1) } : { marks, undone };
};
