/** What stands in the garden for an order: the same for the same seed. Pure. */
import { type Random, seeded, shuffled } from '@nobi/kit/guest';
import {
  type Colour,
  colourAt,
  colours,
  farFrom,
  isAlike,
  type Look,
  palette,
  rivals,
  type Shape,
  shapeAt,
  shapes,
} from './looks.ts';
import {
  isMost,
  type Landmark,
  landmarksOf,
  measureOf,
  type Order,
  oddKindOf,
  patternOf,
  type Relation,
  relationOf,
  sortKindOf,
  wantedOf,
} from './orders.ts';

/** One of several things to compare. */
export interface Measured {
  readonly measure: number;
  /** Where it begins: what ends furthest need not be longest. */
  readonly shift: number;
  /** How large it looks, which need not be how heavy or how many. */
  readonly bulk: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Stand extends Spot {
  readonly kind: Landmark;
}

export interface Board {
  /** Flowers in the bed; null is the hole. */
  readonly row: readonly (Look | null)[];
  /** Flowers to choose from. Where there are none, the answer stands in the bed. */
  readonly tray: readonly Look[];
  readonly things: readonly Measured[];
  readonly stands: readonly Stand[];
  readonly spots: readonly Spot[];
}

const bare: Board = { row: [], tray: [], things: [], stands: [], spots: [] };

const turns = [35, 75, 140, 215];

interface Making {
  readonly order: Order;
  readonly level: number;
  readonly random: Random;
}

const matchBoard = ({ order, level, random }: Making): Board => {
  const wanted = wantedOf(order);
  const others: readonly Shape[] =
    level === 0 ? shuffled(random, farFrom(wanted.shape)).slice(0, 2) : rivals[wanted.shape];
  const far = shuffled(random, farFrom(wanted.shape)).slice(0, 2);
  const near = level === 1 ? [...far, ...rivals[wanted.shape].slice(0, 1)] : others;
  const tray = near.map((shape, at): Look => ({ shape, colour: colourAt(order.b + order.c + at) }));
  const turn = level === 2 ? (turns[(order.c + order.b) % turns.length] ?? 35) : 0;
  return { ...bare, row: [{ ...wanted, turn }], tray: shuffled(random, [wanted, ...tray]) };
};

const others = <Thing>(all: readonly Thing[], than: Thing): Thing[] =>
  all.filter((each) => each !== than);

/** One differs in colour, one in shape, one in both: who looks at one feature alone takes them. */
const bothTray = ({ order, level, random }: Making): Look[] => {
  const { shape, colour } = wantedOf(order);
  const [near = 'oval'] = level < 2 ? shuffled(random, farFrom(shape)) : rivals[shape];
  const [other = 'red', third = 'blue'] = shuffled(random, others(colours, colour));
  const far = { shape: near, colour: other };
  if (level === 0) return [far, { shape, colour: third }];
  return [far, { shape: near, colour }, { shape, colour: third }];
};

const sortBoard = (making: Making): Board => {
  const { order, level, random } = making;
  const { shape, colour } = wantedOf(order);
  const kind = sortKindOf(order);
  const many = level === 0 ? 2 : 3;
  const someShapes = shuffled(random, others(shapes, shape));
  const someColours = shuffled(random, others(colours, colour));
  const rows: Record<typeof kind, () => Look[]> = {
    colour: () => {
      // The right one is not the shape that most of the others have.
      const of = (at: number): Shape => (level === 0 ? shape : (someShapes[at] ?? shape));
      const far = someColours.slice(0, many).map((each, at) => ({ shape: of(at), colour: each }));
      return [{ shape: of(3), colour }, ...far];
    },
    shape: () => {
      const of = (at: number): Colour => (level === 0 ? colour : (someColours[at] ?? colour));
      const near = level === 2 ? rivals[shape] : someShapes;
      const far = near.slice(0, many).map((each, at) => ({ shape: each, colour: of(at) }));
      return [{ shape, colour: of(2) }, ...far];
    },
    both: () => [{ shape, colour }, ...bothTray(making)],
  };
  const tray = rows[kind]().map((look, at) =>
    level < 2 ? look : { ...look, isSmall: at % 2 === order.a % 2 },
  );
  return { ...bare, tray: shuffled(random, tray) };
};

const oddBoard = ({ order, level, random }: Making): Board => {
  const kind = oddKindOf(order);
  const [shape, colour] = [shapeAt(order.a), colourAt(order.b)];
  const [shape2, colour2] = [shapeAt(order.a + 1 + (order.b % 3)), colourAt(order.b + 1)];
  const many = level === 0 && kind !== 'pair' ? 3 : 4;
  // Two and two, and the odd one like the first two: no other feature stands alone.
  const half = <Thing>(isSecond: boolean, one: Thing, two: Thing): Thing => (isSecond ? two : one);
  const alike = Array.from({ length: many }, (_, at): Look => {
    const isPair = kind === 'pair';
    return {
      shape: half(at >= 2 && (isPair || (kind !== 'shape' && level >= 1)), shape, shape2),
      colour: half(at >= 2 && (isPair || (kind === 'shape' && level >= 1)), colour, colour2),
      isSmall: (at === 1 || at === 2) && kind !== 'size' && level === 2,
    };
  });
  const third = shapeAt(order.a + 3 + (order.b % 2));
  const odd: Record<typeof kind, Look> = {
    colour: { shape, colour: colour2 },
    shape: { shape: third, colour },
    size: { shape, colour },
    pair: { shape, colour: colour2 },
  };
  const one = { ...odd[kind], isSmall: kind === 'size' };
  const row = [one, ...alike].map((look, at) =>
    level === 2 ? { ...look, turn: (at % 2) * 20 - 10 } : look,
  );
  return { ...bare, row: shuffled(random, row) };
};

const patternBoard = ({ order, level, random }: Making): Board => {
  const { row, gap, unit } = patternOf(order);
  const answer = row[gap] ?? palette[0];
  if (!answer) return bare;
  const own = row.filter((look, at) => row.findIndex((each) => isAlike(each, look)) === at);
  const slips: Look[] = [
    { shape: answer.shape, colour: colourAt(colours.indexOf(answer.colour) + 1) },
    { shape: shapeAt(shapes.indexOf(answer.shape) + 1), colour: answer.colour },
    { shape: shapeAt(shapes.indexOf(answer.shape) + 2), colour: answer.colour },
  ];
  const strange = slips.filter((slip) => !own.some((look) => isAlike(look, slip)));
  const many = level === 0 && unit === 'AB' ? 3 : 4;
  const tray = [...own, ...strange].slice(0, many);
  return {
    ...bare,
    row: row.map((look, at) => (at === gap ? null : look)),
    tray: shuffled(random, tray),
  };
};

/** How far each is from the next, by level. */
const steps = [3, 2, 1];

const compareBoard = ({ order, level, random }: Making): Board => {
  const many = 3;
  const step = steps[level] ?? 1;
  const least = level === 2 ? 4 + (order.c % 3) : 2 + (order.c % 2);
  const things = Array.from({ length: many }, (_, at): Measured => {
    const measure = least + at * step;
    const isFooling = level === 2;
    // What is meant begins behind the others, so that its end does not give it away.
    const isMeant = at === (isMost(order) ? many - 1 : 0);
    const behind = isMost(order) ? !isMeant : isMeant;
    const bulk = isFooling ? many - 1 - at : at;
    return { measure, shift: isFooling && behind ? 2 + (order.c % 2) : 0, bulk };
  });
  const isLying = measureOf(order) === 'length' || measureOf(order) === 'height';
  return {
    ...bare,
    things: shuffled(
      random,
      things.map((thing) => (isLying ? thing : { ...thing, shift: 0 })),
    ),
  };
};

type Beside = Exclude<Relation, 'between'>;

/** Around one landmark in the middle of three columns. */
const around: Readonly<Record<Beside, Spot>> = {
  above: { x: 1, y: 0 },
  below: { x: 1, y: 2 },
  in: { x: 1, y: 1 },
  left: { x: 0, y: 1 },
  right: { x: 2, y: 1 },
};
/** What is taken for it first, then what else; a place inside has none below it. */
const mixedUp: Readonly<Record<Beside, readonly Beside[]>> = {
  above: ['below', 'left', 'right'],
  below: ['above', 'right', 'left'],
  in: ['above', 'left', 'right'],
  left: ['right', 'above', 'below'],
  right: ['left', 'below', 'above'],
};

/** Two landmarks, and places in two rows. */
const twoStands = (relation: Relation, isFull: boolean): Spot[] => {
  const across = [0, 2, 4].map((x) => ({ x, y: 1 }));
  const columns = [1, 3];
  const over = columns.map((x) => ({ x, y: relation === 'below' ? 2 : 0 }));
  if (relation === 'in') return [...columns.map((x) => ({ x, y: 1 })), ...over];
  return isFull ? [...across, ...over] : across;
};

const placeBoard = ({ order, level, random }: Making): Board => {
  const relation = relationOf(order);
  const [kind, beside] = landmarksOf(order);
  if (level < 2 && relation !== 'between') {
    const all = [relation, ...mixedUp[relation]].slice(0, level === 0 ? 3 : 4);
    return { ...bare, stands: [{ kind, x: 1, y: 1 }], spots: all.map((each) => around[each]) };
  }
  const isFirst = random() < 0.5;
  const stands: Stand[] = [
    { kind: isFirst ? kind : beside, x: 1, y: 1 },
    { kind: isFirst ? beside : kind, x: 3, y: 1 },
  ];
  return { ...bare, stands, spots: twoStands(relation, level > 0) };
};

const makers = {
  match: matchBoard,
  sort: sortBoard,
  odd: oddBoard,
  pattern: patternBoard,
  compare: compareBoard,
  place: placeBoard,
};

export const boardOf = (order: Order, level: number, seed: number): Board =>
  makers[order.form]({ order, level, random: seeded(seed) });

/** How many answers there are to choose from. */
export const choicesIn = ({ tray, things, spots, row }: Board): number =>
  tray.length || things.length || spots.length || row.length;
