/** Dances with a move that is missing, and drums that may repeat them, made from what repeats. */
import { makesRow } from '../rules/moves.ts';

const letters = ['j', 'c', 's', 'w'];

/** What repeats, as places among the moves, and how hard it is to see. */
const forms: readonly (readonly [form: string, hard: number])[] = [
  ['ab', -3.4],
  ['aab', -2.2],
  ['abb', -2],
  ['aba', -1.5],
  ['abc', -1.4],
  ['aabb', -1],
  ['abbc', -0.5],
  ['abac', -0.4],
  ['abcc', -0.3],
  ['abcd', -0.2],
];

/** The first move of each form goes round, and the others follow it one or two places on. */
const cores = ({ form, turn }: { form: string; turn: number }): string => {
  const step = turn % 2 === 0 ? 1 : 3;
  return [...form].map((each) => letters[(turn + step * 'abcd'.indexOf(each)) % 4] ?? 'j').join('');
};

const mostMoves = 8;

const rowOf = (core: string): string => core.repeat(Math.floor(mostMoves / core.length));

const turns = [0, 1, 2, 3];

interface Dance {
  core: string;
  hard: number;
  turn: number;
}

const dances: readonly Dance[] = forms.flatMap(([form, hard]) =>
  turns.map((turn) => ({ core: cores({ form, turn }), hard: hard + 0.03 * turn, turn })),
);

type Missing = readonly [row: string, others: string, difficulty: number];

/** In the middle a gap is harder to fill than at the end; offered besides: what stands next to it. */
export const gapsIn = (): Missing[] =>
  dances.flatMap(({ core, hard, turn }) => {
    const row = rowOf(core);
    const holes = new Set([row.length - 1, row.length - 2 - (turn % 2), 1 + turn]);
    return [...holes].map((hole, i): Missing => {
      const right = row[hole] ?? 'j';
      const likely = [row[hole - 1], row[hole + 1], ...core, ...letters];
      const others = [...new Set(likely)].filter((each) => each && each !== right).slice(0, 2);
      const shown = row.slice(0, hole) + right.toUpperCase() + row.slice(hole + 1);
      return [shown, others.join(''), hard + 0.22 * i];
    });
  });

/** Drums that are easily taken for it: one move short, another order, one move twice. */
const drumsLike = (core: string): string[] => {
  const [first = 'j', ...rest] = core;
  return [core.slice(0, -1), rest.join('') + first, core + first, first + core].filter(
    (each) => each.length > 1 && each !== core,
  );
};

type Core = readonly [row: string, cores: string, difficulty: number];

const wordOf = (row: string): string => [...row].join('-');

export const coresOf = (): Core[] =>
  dances.flatMap(({ core, hard, turn }): Core[] => {
    const row = rowOf(core);
    const others = drumsLike(core)
      .filter((each) => !makesRow(wordOf(each), [...row]))
      .slice(0, 2);
    if (others.length < 2) return [];
    const place = turn % 3;
    const choices = [...others.slice(0, place), core, ...others.slice(place)];
    return [[row, choices.join(' '), hard + 0.3]];
  });
