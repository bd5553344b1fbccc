import { limitOf, neededOf, type Order, optionsOf, type Verdict } from '../rules/orders.ts';
import { numeral } from '../view/pieces.ts';
import type { Words } from './words.ts';

const spelled = (n: number): string => numeral(n, 'en');
const packs: Readonly<Record<number, readonly [one: string, many: string]>> = {
  1000: ['crate', 'crates'],
  100: ['basket', 'baskets'],
  10: ['net', 'nets'],
  1: ['orange', 'oranges'],
};
const oneOf = (unit: number): string => packs[unit]?.[0] ?? '';
const manyOf = (unit: number): string => packs[unit]?.[1] ?? '';

const missLaid = (order: Order, { kind, sum }: Verdict): string => {
  const [laid, needed] = [spelled(sum), spelled(neededOf(order))];
  if (kind === 'many') return 'The amount fits. Try notes that are worth more.';
  if (kind === 'place') return `The tray has ${laid}. Check the place of each digit.`;
  if (order.form !== 'change')
    return kind === 'less'
      ? `The tray has ${laid}. That is not ${needed} yet.`
      : `The tray has ${laid}. That is more than ${needed}.`;
  const [from, to] = [spelled(order.a), spelled(order.b)];
  if (kind === 'same') return `That is what the goods are worth. Count on to ${to}.`;
  if (kind === 'carry') return `${from} and ${laid} is 1,000 past ${to}.`;
  return kind === 'less'
    ? `${from} and ${laid} does not reach ${to}.`
    : `${from} and ${laid} goes past ${to}.`;
};

const missPicked = ({ form }: Order, { kind, sum }: Verdict): string => {
  if (form === 'enough') return `The thousands fit, but together it is ${spelled(sum)}. Too much.`;
  if (kind === 'pieces') return 'That is how many notes and coins. Look at their numbers.';
  if (kind === 'place') return 'Check the thousands and the hundreds again.';
  return kind === 'less' ? 'Some of the money is not counted yet.' : 'Look at each number again.';
};

export const en: Words = {
  goal(order) {
    const { form, a, b } = order;
    if (form === 'load')
      return b > 0
        ? `Load ${spelled(a)} oranges. There are no ${manyOf(b)} left.`
        : `Load ${spelled(a)} oranges on the tray.`;
    if (form === 'count') return 'How much money is on the tray?';
    if (form === 'exact')
      return b > 0
        ? `Put down exactly ${spelled(a)}, without any ${spelled(b)}.`
        : `Put down exactly ${spelled(a)}.`;
    if (form === 'few') return `Put down ${spelled(a)} with only ${limitOf(order)} notes or coins.`;
    if (form === 'change') return `Give the change: ${spelled(b)} for ${spelled(a)}.`;
    return `You have ${spelled(a)}. Which one does it cover?`;
  },
  first: 'Tap oranges until it fits, then press Send.',
  way({ form, a, b }) {
    if (form === 'load')
      return b > 0
        ? `Ten ${manyOf(b / 10)} make one ${oneOf(b)}.`
        : 'Look at each digit: thousands, hundreds, tens or ones?';
    if (form === 'count') return 'Begin with the largest, then add one by one.';
    if (form === 'exact') return 'Put down the thousands first, then the hundreds.';
    if (form === 'few') return 'Pick the largest that is not too much.';
    if (form === 'change') return `Count on from ${spelled(a)} to ${spelled(b)}.`;
    return 'Add the thousands. Then look: do the hundreds pass 1,000?';
  },
  count({ form }) {
    if (form === 'count') return 'Now each group has its sum. Add them all.';
    if (form === 'change') return 'Look at your counting on, above the tray.';
    if (form === 'enough')
      return 'Thousands and hundreds are added up. Which one does your money cover?';
    return 'Now you see what is on the tray. How much more?';
  },
  show: ({ form }) =>
    form === 'count' || form === 'enough'
      ? 'Check the bright one, then tap it.'
      : 'Follow the bright ones, one by one.',
  alone(order) {
    const { form, a, b } = order;
    if (form === 'load') return `You loaded exactly ${spelled(a)} oranges!`;
    if (form === 'count') return `You counted it all: ${spelled(a)}!`;
    if (form === 'exact') return `You put down exactly ${spelled(a)}!`;
    if (form === 'few') return `You used only ${limitOf(order)} notes or coins for ${spelled(a)}!`;
    if (form === 'change')
      return `You know that ${spelled(a)} to ${spelled(b)} is ${spelled(b - a)}!`;
    return `You found the one your money covers: ${spelled(optionsOf(order)[0] ?? 0)}!`;
  },
  fits(order) {
    const { form, a, b } = order;
    if (form === 'load') return `Exactly ${spelled(a)} oranges.`;
    if (form === 'change') return `${spelled(a)} and ${spelled(b - a)} is ${spelled(b)}.`;
    if (form === 'enough') return `Together ${spelled(optionsOf(order)[0] ?? 0)}. That is enough.`;
    return form === 'count' ? `All of it is ${spelled(a)}.` : `Exactly ${spelled(a)}.`;
  },
  miss: (order, verdict) =>
    order.form === 'count' || order.form === 'enough'
      ? missPicked(order, verdict)
      : missLaid(order, verdict),
  hand: 'Give',
  load: 'Send',
  total: (sum, needed) => `${sum} of ${needed}`,
  piece: (unit, isPack) => (isPack ? `Load ${unit} oranges` : `Put down ${unit}`),
  tray: (lain) => `Tray: ${lain}. Tap to take back`,
  empty: 'empty',
  nothingYet: 'The tray is still empty. Put something on it first.',
  full: 'The tray is full. Take some back first.',
  recap: (rounds) => `${rounds} boats came by, and all of them left happy.`,
  allKnown: 'You know all the sums of this market! Make one for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Decorate your boat, fill it with goods, then row.',
  paint: 'Colour of the boat',
  roof: 'Roof of the boat',
  row: 'Row',
  spot: (at, good) => `Place ${at}: ${good}`,
  nothing: 'empty',
  visitor: (good) => `Look at the ${good.toLowerCase()}! What a busy boat.`,
  makeGoal: 'Turn the digits, then save your task.',
  places: ['Thousands', 'Hundreds', 'Tens', 'Ones'],
  wheel: (place, digit) => `${place} ${digit}`,
  unsound: 'That number does not make a task yet. Turn again.',
};
