/** What stands on the quay in a round, what the captain says, and what a placing means. Pure. */
import { type SpotId, spots } from './spots.ts';
import type { SkillId, Step, Task } from './tasks.ts';
import {
  keyOf,
  nameOf,
  nounNamed,
  nouns,
  otherColours,
  paintable,
  plain,
  resizable,
  type Thing,
} from './things.ts';

type Random = () => number;

export interface Round {
  readonly skill: SkillId;
  readonly steps: readonly Step[];
  /** On the quay, from left to right. */
  readonly things: readonly Thing[];
}

/** Where each thing of the quay stands now: on a spot, or null at home. */
export type Placed = readonly (SpotId | null)[];

const shuffle = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

const others = (words: readonly string[], not: readonly string[], random: Random): string[] =>
  shuffle(
    words.filter((word) => !not.includes(word)),
    random,
  );

const strangers = (task: Task, random: Random): Thing[] => {
  const own = task.steps.map(({ thing }) => thing.word);
  const kind = nounNamed(own[0] ?? '')?.kind;
  const pool = nouns.filter((noun) => (noun.kind === kind) === task.isNear);
  return others(
    pool.map(({ en }) => en),
    own,
    random,
  ).map(plain);
};

/** Each of the others shares one half with what is asked, so both words must be heard. */
const halves = (thing: Thing, random: Random): Thing[] => {
  const { word, colour, size } = thing;
  if (colour !== null) {
    const [other = colour] = shuffle(otherColours[colour], random);
    const [stranger = word] = others(paintable, [word], random);
    return [
      { word, colour: other, size },
      { word: stranger, colour, size },
    ];
  }
  const [stranger = word] = others(resizable, [word], random);
  return [
    { word, colour, size: size === 'big' ? 'small' : 'big' },
    { word: stranger, colour, size },
  ];
};

export const makeRound = (task: Task, random: Random): Round => {
  const wanted = task.steps.map(({ thing }) => thing);
  const [first] = wanted;
  const isPlain = first === undefined || (first.colour === null && first.size === null);
  const around = isPlain ? strangers(task, random) : halves(first, random);
  const things = shuffle([...wanted, ...around.slice(0, task.many - wanted.length)], random);
  return { skill: task.skill, steps: task.steps, things };
};

const partOf = ({ thing, spot }: Step): string => `the ${nameOf(thing)} ${spots[spot].phrase}`;

/** Who hears English for the first time hears one word; where it goes, the crane knows. */
export const isOneWord = ({ skill }: Pick<Round, 'skill'>): boolean => skill === 'first-words';

/** The captain's order; always English, at most twelve words. */
export const sentenceOf = (order: Pick<Round, 'skill' | 'steps'>): string =>
  isOneWord(order)
    ? `The ${order.steps.map(({ thing }) => nameOf(thing)).join()}, please.`
    : `Put ${order.steps.map(partOf).join(' and ')}.`;

/** What is to be seen now, said as plainly. */
export const seenAs = (thing: Thing, spot: SpotId): string =>
  `The ${nameOf(thing)} is ${spots[spot].phrase}.`;

export const isSame = (one: Thing, other: Thing): boolean => keyOf(one) === keyOf(other);

export const isDone = (round: Round, placed: Placed, step: Step): boolean =>
  round.things.some((thing, at) => isSame(thing, step.thing) && placed[at] === step.spot);

export const openSteps = (round: Round, placed: Placed): Step[] =>
  round.steps.filter((step) => !isDone(round, placed, step));

/** A thing that stands where the captain wants it stays there. */
export const isSettled = (round: Round, placed: Placed, at: number): boolean =>
  round.steps.some(
    (step) => round.things[at] && isSame(round.things[at], step.thing) && placed[at] === step.spot,
  );

export type Verdict =
  | { kind: 'fits'; whole: boolean }
  /** Which half of the order was heard. */
  | { kind: 'other'; thing: boolean; spot: boolean };

/** Lets a thing down on a spot; who stood there goes home first. */
export const place = (placed: Placed, at: number, spot: SpotId): Placed =>
  placed.map((old, i) => (i === at ? spot : old === spot ? null : old));

export const judge = (
  round: Round,
  placed: Placed,
  { at, spot }: { at: number; spot: SpotId },
): Verdict => {
  const open = openSteps(round, placed);
  const thing = round.things[at];
  const fitting = open.find((step) => thing && isSame(step.thing, thing) && step.spot === spot);
  if (fitting) return { kind: 'fits', whole: open.length === 1 };
  return {
    kind: 'other',
    thing: open.some((step) => thing && isSame(step.thing, thing)),
    spot: open.some((step) => step.spot === spot),
  };
};

/** Words of an order that count as heard when it was right. */
export const wordsIn = (task: Task): string[] =>
  task.steps.flatMap(({ thing: { word, colour, size }, spot }) => {
    const where = isOneWord(task) ? null : spots[spot].where;
    return [word, colour, size, where].filter((each) => each !== null);
  });
