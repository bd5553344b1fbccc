import { inOther as read } from '@nobi/kit/guest';
import { type Miss, type Order, targetsOf, wordsOf } from '../rules/orders.ts';
import type { Words } from './words.ts';

const goals: Readonly<Record<Order['form'], string>> = {
  build: 'Join letter wagons to write this in Indonesian.',
  change: 'Change one wagon to write the second picture.',
  chain: 'Change one wagon, go, then change one more.',
};

const ways: Readonly<Record<Order['form'], string>> = {
  build: 'Say it slowly. One wagon for each sound.',
  change: 'Say both names. Which sound is different?',
  chain: 'Say the next name. Which sound changes?',
};

const looks: Readonly<Record<Miss['slip'], string>> = {
  other: 'That is another word. Hear the picture again.',
  twins: 'That letter has a twin. Which way round?',
  hum: `${read('n, m, ng, ny')} sound alike. Listen.`,
  short: 'One sound was left behind.',
  long: 'There is a wagon that nobody hears.',
  first: 'Listen to how it begins.',
  last: 'Listen to how it ends.',
  middle: 'Listen to its middle.',
};

const lastOf = (order: Order): string => {
  const last = targetsOf(order).at(-1);
  return last ? `${read(last.id)}: ${last.en}` : '';
};
const chainOf = (order: Order): string =>
  read(
    wordsOf(order)
      .map(({ id }) => id)
      .join(', '),
  );

export const en: Words = {
  goal: ({ form }) => goals[form],
  first: 'Tap the letters one by one, then Go.',
  way: ({ form }) => ways[form],
  count: () => 'Wagons that fit are locked. Check the rest.',
  show: () => 'Tap what shines, then press Go.',
  alone: (order) =>
    order.form === 'build'
      ? `You built it sound by sound. ${lastOf(order)}!`
      : `You found the letters: ${chainOf(order)}!`,
  fits: (order) =>
    order.form === 'build'
      ? `The driver reads it. ${lastOf(order)}.`
      : `The chain holds: ${chainOf(order)}.`,
  miss: (miss) => `It reads “${read(miss.read)}”. ${looks[miss.slip]}`,
  link: (word) => `Now it is “${read(word.id)}”. On to the next!`,
  empty: 'Join some wagons first.',
  full: 'Unhook a wagon first. Tap it.',
  gap: 'There is a gap. Fill it first.',
  go: 'Go',
  wagon: (letters) => `Unhook wagon ${letters}`,
  more: 'More wagons',
  picture: (word) => word.en,
  toot: 'Toot',
  recap: (rounds) => `You sent off ${rounds} trains. The line is livelier now.`,
  allKnown: 'You joined every chain of words! Now make one for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Join any wagons. The driver reads them!',
  known: (word) => `The driver reads “${read(word.id)}”. Here it comes!`,
  creature: (name) => `Look, somebody called “${read(name)}”!`,
  sneeze: 'Ah… achoo! The smoke made the driver sneeze.',
  makeGoal: {
    build: 'Tap the picture to choose a word.',
    change: 'Tap each picture to choose two words.',
    chain: 'Tap each picture to choose the chain.',
  },
  unsound: 'That train cannot run yet. Choose another.',
};
