import type { Fraction } from '../rules/order-forms.ts';
import { first, listed } from './phrases.ts';
import type { Words } from './words.ts';

const countEn =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );

const partsEn: Record<number, string> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  6: 'sixth',
  8: 'eighth',
};

const sayEn = ({ top, bottom }: Fraction): string => {
  const part = partsEn[bottom] ?? `${bottom}th`;
  if (top === 1) return `one ${part}`;
  return `${countEn[top]} ${bottom === 2 ? 'halves' : `${part}s`}`;
};

export const en: Words = {
  say: sayEn,
  goal(task) {
    if (task.form === 'share') return `Cut equal pieces for ${task.want.bottom} people.`;
    if (task.form === 'compare') return 'Who gets more martabak?';
    if (task.form === 'recut') return `It is cut into ${task.ready}. Serve ${sayEn(task.want)}.`;
    return `Cut and serve ${sayEn(task.want)}.`;
  },
  board: (shape, parts, taken) => `${shape} martabak, ${parts} pieces, ${taken} on the plate`,
  undo: 'Close up',
  weigh: 'Weigh it',
  same: 'The same',
  more: (fraction) => `${sayEn(fraction)} is more`,
  answers: 'Answers',
  choose(task) {
    if (task.form === 'compare') return 'Tap the fraction that is more, or the same.';
    if (task.form === 'recut') return 'Tap the pieces that you want to serve.';
    return 'Slide the knife across the martabak.';
  },
  tapRim: 'Now tap the far edge, or the middle.',
  tapPieces: 'First tap the pieces to serve.',
  keys: 'Arrows turn the knife, Enter cuts, Space takes.',
  count: (parts, people) =>
    `There ${parts === 1 ? 'is 1 piece' : `are ${parts} pieces`} for ${people} people.`,
  uneven: 'It tips! The pieces are not equal.',
  less: 'Not enough! The weight is heavier.',
  tooMuch: 'Too much! This is heavier.',
  fair: (people) => `It balances! ${people} equal pieces.`,
  served: (task, ownWay) =>
    ownWay ? 'You found another way. It fits!' : `Just right! This is ${sayEn(task.want)}.`,
  heavier: (more) => `${first(sayEn(more))} weighs more.`,
  equal: (one, other) => `${first(sayEn(one))} equals ${sayEn(other)}.`,
  scaffold(task) {
    if (task.form === 'compare') return 'Look at the pictures. Which is more?';
    if (task.form === 'share') return 'Start from the dots around the edge.';
    return `Make ${task.want.bottom} parts, then take ${task.want.top}.`;
  },
  watch(task) {
    if (task.form === 'compare') return 'Look, we weigh both of them.';
    if (task.form === 'share') return `Look, this makes ${task.want.bottom} equal pieces.`;
    return `Look, this makes ${sayEn(task.want)}.`;
  },
  yourTurn: 'Now it is your turn.',
  anew: 'Now with other numbers. Who gets more?',
  yum: 'Yum, yum! Thank you!',
  topping: 'Which topping?',
  toppings: ['Cheese', 'Chocolate', 'Peanuts', 'Durian', 'Chilli', 'Banana', 'Ice cream', 'Corn'],
  treats: [
    'Streeetch!',
    'Choco-stache!',
    'Crunch!',
    'Mmm, durian!',
    'Hot, hot!',
    'Yippee!',
    'Brrr!',
    'Pop pop!',
  ],
  huh: 'Huh?',
  wow: 'Wow!',
  level: 'LEVEL!',
  free: 'Free play',
  stall: 'Stall',
  freeGoal: 'Decorate it and cut it any way you like.',
  fresh: 'New dough',
  other: 'Another shape',
  next: 'More toppings',
  give: 'Hand out pieces',
  empty: 'All eaten! Let us make new dough.',
  allKnown: 'You know every fraction here! Now try My First Code.',
  recap(fractions, people) {
    const parts = [
      ...fractions.slice(people.length > 0 ? -1 : -2).map(sayEn),
      ...(people.length > 0 ? [`${Math.max(...people)} equal shares`] : []),
    ];
    return `Today you made ${listed(parts, 'and')}.`;
  },
  name: { round: 'Round', box: 'Square' },
};
