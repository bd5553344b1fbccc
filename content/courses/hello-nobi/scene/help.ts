import type { Desk } from '@nobi/kit/course';

export type Help = Desk['help'];

/** A task may bring its pictures along: then help begins where it would be due after two misses. */
export const withHint = (due: Help, hint: number): Help =>
  due === 'none' && hint === 1 ? 'scaffold' : due;
