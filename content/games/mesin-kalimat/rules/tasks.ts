/** All tasks, made from the lists of words, and how hard each is. Levels are a table. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  sentenceAsk,
  sentenceDid,
  sentenceDoing,
  sentenceLook,
  sentenceMany,
  sentenceNot,
  sentencePast,
  sentencePlace,
  sentenceThan,
  sentenceWho,
} from '../../../skills/english-sentences.ts';
import { type Form, isSound, type Order, sentenceOf } from './orders.ts';
import { animals, mistaken, transitive, verbs, written } from './words.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [
  sentenceLook,
  sentencePlace,
  sentenceDoing,
  sentenceMany,
  sentenceWho,
  sentenceNot,
  sentenceAsk,
  sentenceThan,
  sentencePast,
  sentenceDid,
];
export const skillIds = skills.map(({ id }) => id);

/** One word is missing; the words of the skill are; nearly all are, and others lie beside them. */
const easedBy = [1.6, 0.8, 0];
export const topLevel = easedBy.length - 1;

const bases: Readonly<Record<Form, number>> = {
  look: -2.1,
  place: -1.4,
  doing: -0.7,
  many: 0,
  who: 0.6,
  not: 1.2,
  ask: 1.8,
  than: 2.4,
  past: 3,
  did: 3.6,
};
const skillOf: Readonly<Record<Form, string>> = {
  look: sentenceLook.id,
  place: sentencePlace.id,
  doing: sentenceDoing.id,
  many: sentenceMany.id,
  who: sentenceWho.id,
  not: sentenceNot.id,
  ask: sentenceAsk.id,
  than: sentenceThan.id,
  past: sentencePast.id,
  did: sentenceDid.id,
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const plain = { c: 0, isAt: false, x: 0 };

/** Steps that share no divisor with ten lead through all pairs before one comes again. */
const spread = (form: Form, count: number, varied: (at: number) => Partial<Order>): Order[] =>
  upTo(count).map((at) => ({
    form,
    ...plain,
    a: (at * 3 + Math.floor(at / 10)) % 10,
    b: (at * 7 + Math.floor(at / 5)) % 10,
    ...varied(at),
  }));

const places = (at: number): Partial<Order> => ({
  isAt: true,
  b: at % 5,
  c: (at * 3 + Math.floor(at / 10)) % 10,
});
/** A shoe that dances. */
const alive = (at: number): number => 10 + ((at * 3 + Math.floor(at / 10)) % 10);
const things = (at: number): Partial<Order> => ({ c: (at * 3 + 1 + Math.floor(at / 10)) % 10 });

export const orders: readonly Order[] = [
  ...spread('look', 72, (at) => ({ a: at % animals, b: (at + Math.floor(at / animals)) % 10 })),
  ...spread('place', 60, places),
  ...spread('place', 60, (at) => ({
    ...places(at + 3),
    a: (at * 3) % animals,
    x: 1 + ((at * 3) % 10),
  })),
  ...spread('doing', 50, things),
  ...spread('doing', 50, (at) => ({
    ...things(at + 5),
    a: (at * 3) % animals,
    x: 1 + ((at * 7) % 10),
  })),
  ...spread('look', 30, (at) => ({ a: alive(at) })),
  ...spread('place', 30, (at) => ({ ...places(at + 1), a: alive(at) })),
  ...spread('doing', 40, (at) => ({ ...things(at + 2), a: alive(at) })),
  ...spread('not', 20, (at) => ({ ...things(at + 4), a: alive(at) })),
  ...spread('ask', 20, (at) => ({ ...things(at + 6), a: alive(at) })),
  ...spread('many', 40, (at) => ({ b: at % 7, c: at % 2 })),
  ...spread('many', 40, (at) => ({ ...places(at + 2) })),
  ...spread('who', 40, (at) => ({ ...things(at), a: at % 4 })),
  ...spread('who', 40, (at) => ({ ...places(at), a: at % 4 })),
  ...spread('not', 50, things),
  ...spread('not', 40, places),
  ...spread('ask', 45, things),
  ...spread('ask', 45, (at) => ({ ...places(at), x: at % 3 === 0 ? 1 : 0 })),
  ...spread('than', 60, (at) => ({ ...things(at), b: at % 4 })),
  ...spread('than', 20, (at) => ({ ...things(at + 2), a: alive(at), b: (at + 1) % 4 })),
  ...spread('past', 70, things),
  ...spread('past', 20, (at) => ({ ...things(at + 4), a: alive(at) })),
  ...spread('did', 50, things),
  ...spread('did', 50, (at) => ({ ...things(at + 3), a: (at * 7 + 1) % 10, x: 1 })),
  ...spread('did', 20, (at) => ({ ...things(at + 5), a: alive(at), x: at % 2 })),
];

export const slugOf = ({ form, a, b, c, isAt, x }: Order): string =>
  [form, isAt ? 'at' : 'is', a, b, c, x].join('-');

/** What a verb is not done to makes no other sentence. */
const normal = (order: Order): Order => {
  const verb = verbs[order.b];
  const isDoneTo = verb !== undefined && transitive.includes(verb);
  return order.isAt || isDoneTo || ['many', 'than'].includes(order.form)
    ? order
    : { ...order, c: 0 };
};

const named = new Map(
  orders
    .map(normal)
    .filter(isSound)
    // The same sentence is one task, however it came about.
    .toReversed()
    .map((order) => [written(sentenceOf(order)), order]),
);

/** Hardly any two tasks are equally hard: who knows by heart what came before knows no other by it. */
const fine = ({ a, c }: Order): number => c * 0.011 + a * 0.003;
/** Of yesterday, a verb with a form of its own is harder than one with -ed. */
const ownForm = ({ form, b }: Order): number =>
  form === 'past' && mistaken[verbs[b % verbs.length] ?? 'dancing'] ? 0.25 : 0;

const baseOf = (order: Order): number => {
  const { form, a, b, isAt, x } = order;
  return (
    bases[form] +
    fine(order) +
    ownForm(order) +
    (x > 0 ? 0.35 : 0) +
    (isAt && form !== 'place' ? 0.15 : 0) +
    ((a * 3 + b) % 10) * 0.03
  );
};

export const bank: readonly Task[] = [...named.values()].toReversed().flatMap((order) =>
  easedBy.map((eased, level) => ({
    id: slugOf(order),
    skill: skillOf[order.form],
    order,
    level,
    difficulty: baseOf(order) - eased,
    proves: level === topLevel,
  })),
);

const first = bank.find(({ level }) => level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.8, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
