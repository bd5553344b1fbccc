/** What a program is after one move. */
import { putAfter, type Token, type Tokens, turned, without } from './blocks.ts';
import type { Edit } from './orders.ts';

export const afterEdit = (program: Tokens, edit: Edit): Token[] => {
  if (edit.do === 'put') return putAfter(program, edit.after, edit.block);
  if (edit.do === 'drop') return without(program, edit.at);
  if (edit.do === 'go') return [...program];
  return program.with(edit.at, turned(program[edit.at]) ?? 'd');
};
