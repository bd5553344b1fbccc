/** Sentences that say where something belongs: in a room, in a street, along a way, in a week. */
import type { CourseTask } from '@nobi/kit/course';
import { type Facts, factsOf, shown } from './line.ts';
import { spotOf } from './patterns/house.ts';
import { daySlugs } from './patterns/letter.ts';
import { buildings } from './patterns/town.ts';
import { howOf, isSaid, patterns } from './patterns.ts';

const furniture = ['table', 'bed', 'chair', 'box'];

/** What stands in the room: what is named, and one thing more. */
export const furnitureFor = ({ where, what }: Facts): string[] => {
  const named = spotOf(where).what;
  const rest = furniture.filter((each) => each !== named);
  const other = rest[(what.length + where.length) % rest.length] ?? 'table';
  return what.length % 2 === 0 ? [named, other] : [other, named];
};
const houseOf = (facts: Facts): string[] =>
  furnitureFor(facts).flatMap((each) =>
    (each === 'box' ? ['on', 'in', 'next-to'] : ['on', 'under', 'next-to']).map(
      (where) => `${where}-${each}`,
    ),
  );

export interface Street {
  /** What stands on the six plots, three on each side; the goal among them. */
  readonly plots: readonly (string | null)[];
  readonly goal: number;
}

const hash = (text: string): number =>
  [...text].reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0);

export const streetOf = (how: string, { what, also, where }: Facts): Street => {
  const turn = hash(what + also + where) % 4;
  const row = turn < 2 ? 0 : 3;
  const side = turn % 2 === 0 ? 0 : 2;
  const plots: (string | null)[] = [null, null, null, null, null, null];
  const extra = buildings.filter((each) => ![what, also, where].includes(each));
  const lone = 3 - row;
  plots[row + side] = also;
  if (how === 'town-between') plots[row + 2 - side] = where;
  else plots[lone + 2 - side] = extra[turn] ?? null;
  const goal = how === 'town-opposite' ? lone + side : row + 1;
  return { plots, goal };
};

const plotsOf = (how: string, facts: Facts): string[] =>
  streetOf(how, facts).plots.flatMap((each, at) => (each === null ? [`plot-${at}`] : []));

export const corners = ['first-left', 'first-right', 'second-left', 'second-right', 'straight'];
const walkText = (where: string): string => {
  if (where === 'straight') return 'go straight to the end of the street';
  const [which = '', side = ''] = where.split('-');
  return `take the ${which} street on the ${side}`;
};
/** Which building stands at which corner: the one that is looked for always at the goal. */
export const walkOf = ({ what, where }: Facts): Record<string, string> => {
  const rest = buildings.filter((each) => each !== what);
  const shift = hash(what + where) % rest.length;
  return Object.fromEntries(
    corners.map((corner, at) => [
      corner,
      corner === where ? what : (rest[(at + shift) % rest.length] ?? 'park'),
    ]),
  );
};

export interface Spots {
  readonly kind: 'house' | 'street' | 'walk' | 'week';
  readonly text: string;
  readonly spots: readonly string[];
  readonly goal: string;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const lineFor = (how: string, facts: Facts): string =>
  isSaid(how, facts) ? sentence(shown(patterns[how]?.line(facts).text ?? '')) : '';

const made: Readonly<Record<string, (facts: Facts, how: string) => Spots>> = {
  house: (facts, how) => ({
    kind: 'house',
    text: lineFor(how, facts),
    spots: houseOf(facts),
    goal: facts.where,
  }),
  street: (facts, how) => ({
    kind: 'street',
    text: lineFor(how, facts),
    spots: plotsOf(how, facts),
    goal: `plot-${streetOf(how, facts).goal}`,
  }),
  walk: (facts) => ({
    kind: 'walk',
    text: corners.includes(facts.where) ? sentence(walkText(facts.where)) : '',
    spots: corners,
    goal: facts.where,
  }),
  week: (facts, how) => ({
    kind: 'week',
    text: lineFor(how, facts),
    spots: daySlugs,
    goal: facts.where,
  }),
};

const kinds: Readonly<Record<string, keyof typeof made>> = {
  'there-one': 'house',
  'there-many': 'house',
  'town-next': 'street',
  'town-opposite': 'street',
  'town-between': 'street',
  walk: 'walk',
  'week-on': 'week',
  'past-last': 'week',
};
export const spotHows: readonly string[] = Object.keys(kinds);

export const spotsOf = (task: Pick<CourseTask, 'args'>): Spots | null => {
  const how = howOf(task);
  const kind = kinds[how];
  return kind === undefined ? null : (made[kind]?.(factsOf(task), how) ?? null);
};
