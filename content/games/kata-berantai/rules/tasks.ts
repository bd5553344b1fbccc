/** All tasks, made from the lists, and how hard each is. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import { changeLetter, diphthongs, wordChain } from '../../../skills/letter-chains.ts';
import { closedSyllables, ngNySyllables, openSyllables } from '../../../skills/reading.ts';
import { changeBetween } from './links.ts';
import { type Form, forms, type Order, sizeOf, wordsOf } from './orders.ts';
import { consonants, type Group, isVowel, vowels, type Word, words } from './words.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [openSyllables, changeLetter, closedSyllables, ngNySyllables, diphthongs, wordChain];
export const skillIds = skills.map(({ id }) => id);

/** The word in sight, or the wagon marked; its beginning, or few letters; the picture alone. */
const easedBy = [1.4, 0.7, 0];
export const topLevel = easedBy.length - 1;

/** On the learning kit's scale at the top level; a new child stands at 0. */
const bases: Readonly<Record<Group, { skill: string; base: number }>> = {
  open: { skill: openSyllables.id, base: -2.1 },
  closed: { skill: closedSyllables.id, base: -0.6 },
  ngny: { skill: ngNySyllables.id, base: 0.2 },
  glide: { skill: diphthongs.id, base: 1 },
};
const changeBase = -1.3;
const chainBase = 1.7;

const seldomOf = (wagon: string): number =>
  Math.max(vowels.indexOf(wagon), consonants.indexOf(wagon));

/** Long words, letters that mirror each other or are rare, and wagons of two letters. */
const weightOf = ({ wagons }: Word): number => {
  const mirrored = wagons.filter((wagon) => 'bdp'.includes(wagon)).length;
  const rare = wagons.filter((wagon) => 'cfjwyz'.includes(wagon)).length;
  const joined = wagons.filter((wagon) => wagon.length > 1).length;
  const sorts = new Set(wagons).size;
  // How seldom its letters are met, so that hardly two words are equally hard.
  const seldom = wagons.reduce((sum, wagon, at) => sum + seldomOf(wagon) * (1 + at / 8), 0);
  return (
    (wagons.length - 4) * 0.2 +
    (sorts - 4) * 0.07 +
    mirrored * 0.09 +
    rare * 0.12 +
    joined * 0.1 +
    seldom * 0.009
  );
};

/** Rhymes are heard first; a sound inside a word, and a vowel, last. */
const changeWeight = ([from, to]: readonly Word[]): number => {
  if (!from || !to) return 0;
  const at = changeBetween(from, to);
  const place = at === 0 ? 0 : 0.2 + (at === from.wagons.length - 1 ? 0 : 0.15);
  const letter = to.wagons[at] ?? '';
  const seldom = seldomOf(letter) * 0.02 + seldomOf(from.wagons[at] ?? '') * 0.007;
  return place + (isVowel(letter) ? 0.15 : 0) + weightOf(to) * 0.5 + seldom;
};

const rateOf = (order: Order): { skill: string; difficulty: number } => {
  const all = wordsOf(order);
  const [first] = all;
  if (order.form === 'build' && first) {
    const { skill, base } = bases[first.group];
    return { skill, difficulty: base + weightOf(first) };
  }
  if (order.form === 'change')
    return { skill: changeLetter.id, difficulty: changeBase + changeWeight(all) };
  const steps = changeWeight(all.slice(0, 2)) + changeWeight(all.slice(1));
  return { skill: wordChain.id, difficulty: chainBase + steps * 0.6 };
};

export const idOf = ({ form, a }: Order): string => `${form}-${a}`;

const ordersOf = (form: Form): Order[] =>
  Array.from({ length: sizeOf(form) }, (_, a) => ({ form, a }));

export const bank: readonly Task[] = forms.flatMap((form) =>
  ordersOf(form).flatMap((order) => {
    const { skill, difficulty } = rateOf(order);
    return easedBy.map((eased, level) => ({
      id: idOf(order),
      skill,
      level,
      order,
      difficulty: difficulty - eased,
      proves: level === topLevel,
    }));
  }),
);

const firstWord = words.findIndex(({ id }) => id === 'sapi');
const first = bank.find(({ id, level }) => id === `build-${firstWord}` && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.82, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
