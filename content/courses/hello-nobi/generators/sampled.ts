/** Words drawn by seeds: what is wanted, and what else lies there. Pure. */
import { type Random, seeded, shuffled } from '@nobi/kit/bank';

export interface Sample {
  want: string[];
  of: string[];
  turn: number;
  /** How late on average the wanted words come in the lesson, from 0 to 1. */
  late: number;
}

interface Drawing {
  names: readonly string[];
  seed: number;
  /** Another number wanted, or lying there, with each turn. */
  many(turn: number): number;
  among(turn: number): number;
  count: number;
}

const lateness = (names: readonly string[], want: readonly string[]): number =>
  want.reduce((sum, name) => sum + names.indexOf(name), 0) / (want.length * names.length);

const draw = (random: Random, turn: number, { names, many, among }: Drawing): Sample => {
  const mixed = shuffled(random, names);
  const want = mixed.slice(0, many(turn));
  const of = shuffled(random, mixed.slice(0, Math.max(want.length, among(turn))));
  return { want, of, turn, late: lateness(names, want) };
};

/** Each sample asks something else than those before it. */
export const sampled = (drawing: Drawing): Sample[] => {
  const found = new Map<string, Sample>();
  for (let turn = 0; found.size < drawing.count && turn < 20 * drawing.count; turn += 1) {
    const sample = draw(seeded(drawing.seed * 7919 + turn), found.size, drawing);
    found.set(`${sample.want} ${sample.of.toSorted()}`, sample);
  }
  return [...found.values()];
};

export const rounded = (difficulty: number): number => Math.round(difficulty * 100) / 100;
