/** Plays a run out: step by step over the field, until it is done or goes astray. */
import { type Program, run } from '../rules/program.ts';
import type { Context } from './context.ts';

/** Seconds of a whole flight, and of one step at least and at most. */
const flying = 3;
const slowest = 0.34;
const quickest = 0.11;

interface Flown {
  /** Whether somebody comes to see what goes astray. */
  isWatched: boolean;
  row: number;
  /** The field as it is after each step. */
  onStep(field: string, tile: number): void;
}

export const fly = (
  { clock, field, sounds }: Context,
  { program, squares }: { program: Program; squares: string },
  { row, isWatched, onStep }: Flown,
): number => {
  const { steps, verdict } = run(program, squares);
  const pace = Math.max(quickest, Math.min(slowest, flying / Math.max(1, steps.length)));
  const now = [...squares];
  const size = program.body.length;
  for (const [turn, { at, act }] of steps.slice(0, 60).entries()) {
    clock.after(turn * pace, () => {
      const isMove = act === 'M';
      field.fly(row, isMove ? at + 1 : at);
      field.act(isMove ? '' : act);
      sounds.play(isMove || act === '' ? 'step' : 'act', { pitch: 0.9 + at * 0.05 });
      if (!isMove && act !== '' && at < now.length) now[at] = '0';
      onStep(now.join(''), turn % size);
    });
  }
  const end = Math.min(60, steps.length) * pace;
  if (isWatched && verdict.kind !== 'fits')
    clock.after(end, () => {
      const last = steps.at(-1)?.at ?? 0;
      const at = 'at' in verdict ? verdict.at : last;
      field.surprise(row, at);
    });
  return end;
};
