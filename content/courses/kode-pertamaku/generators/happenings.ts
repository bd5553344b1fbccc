/** What sets what off, made from rules: one for each thing, some of which set off another. */
import {
  type MoveName,
  moves,
  outcomeOf,
  ruleFrom,
  type Trigger,
  triggers,
} from '../rules/moves.ts';

type Tap = readonly [rules: string, wanted: string, difficulty: number];
type Foresee = readonly [rules: string, tapped: string, choices: string, difficulty: number];

const moveAt = (at: number): MoveName => moves[at % moves.length] ?? 'jump';
const thingAt = (at: number): Trigger => triggers[at % triggers.length] ?? 'bell';

interface Stage {
  rules: string[];
  turn: number;
  /** How many things go off one after the other, at most. */
  chain: number;
}

/** Three things; with a chain of two or three the first sets off the next. */
const stageOf = (turn: number, chain: number): Stage => {
  const rules = triggers.map((_, at) => {
    const brings = at < chain - 1 ? thingAt(turn + at + 1) : moveAt(turn + at + (turn >> 2));
    return `${thingAt(turn + at)}-${brings}`;
  });
  const moved = turn % 2 === 0 ? rules : rules.toReversed();
  return { rules: moved, turn, chain };
};

const stages = [1, 2, 3].flatMap((chain) =>
  Array.from({ length: 12 }, (_, turn) => stageOf(turn, chain)),
);

const outcome = (rules: readonly string[], tapped: Trigger): MoveName | null =>
  outcomeOf(
    rules.flatMap((word) => ruleFrom(word) ?? []),
    tapped,
  );

const hardness = { 1: -3.2, 2: -1.9, 3: -1.1 } as const;

const hardnessOf = ({ chain, turn }: Stage): number =>
  (chain === 3 ? hardness[3] : hardness[chain === 2 ? 2 : 1]) + 0.05 * turn;

/** Which thing brings the move? Only where one alone does. */
export const whatBrings = (): Tap[] =>
  stages.flatMap((stage): Tap[] => {
    const outcomes = triggers.flatMap((trigger) => outcome(stage.rules, trigger) ?? []);
    const single = outcomes.filter((move) => outcomes.indexOf(move) === outcomes.lastIndexOf(move));
    const wanted = single[stage.turn % Math.max(1, single.length)];
    return wanted ? [[stage.rules.join(' '), wanted, hardnessOf(stage)]] : [];
  });

/** What will happen? Beside the answer: what another thing brings, and a move that nothing brings. */
export const whatHappens = (): Foresee[] =>
  stages.flatMap((stage): Foresee[] => {
    const { rules, turn } = stage;
    const tapped = thingAt(turn);
    const right = outcome(rules, tapped);
    if (!right) return [];
    const others = triggers.flatMap((trigger) => outcome(rules, trigger) ?? []);
    const wrong = [...new Set([...others, ...moves])].filter((move) => move !== right).slice(0, 2);
    const choices = turn % 2 === 0 ? [right, ...wrong] : [...wrong, right];
    return [[rules.join(' '), tapped, choices.join(' '), hardnessOf(stage) + 0.3]];
  });
