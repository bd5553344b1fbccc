import { listed, numbers } from './phrases.ts';
import type { Words } from './words.ts';

export const en: Words = {
  goal: ({ target, slots, start }) =>
    start.length > 0
      ? `You have ${listed(start, 'and')}. Which plank makes exactly ${target}?`
      : `Use ${numbers.en[slots]} planks to make ${target}.`,
  more: (laid, target) => `You have ${listed(laid, 'and')}. How many more to ${target}?`,
  fits: (planks, target) => `It fits! ${listed(planks, 'and')} make ${target}.`,
  otherWay: (planks, target) => `You tried another way: ${listed(planks, 'and')} make ${target}!`,
  short: (by) => `Splash! The bridge is ${by} too short.`,
  long: (by) => `Boing! That plank is ${by} too long.`,
  scaffold: 'Let us count the empty circles.',
  watch: (planks, target) => `Look, ${listed(planks, 'and')} make ${target}.`,
  yourTurn: 'Now it is your turn.',
  lookFor: (left) => `The gap is ${left}. Find plank ${left}.`,
  startWith: (length) => `Try starting with plank ${length}.`,
  drop: 'Tap the gap to drop it in.',
  plank: (length) => `Plank ${length}`,
  planks: 'Planks',
  gap: (length) => (length === null ? 'The gap' : `Drop plank ${length} into the gap`),
  takeBack: (length) => `Take back plank ${length}`,
  free: 'Free play',
  bridges: 'Bridges',
  freeGoal: 'Build anything you like.',
  friend: 'Call a friend',
  sweep: 'Tidy up',
  recap: (targets) => `You put planks together to make ${listed(targets, 'and')}.`,
  allKnown: 'You know how to build every bridge! Now sail to Number Friends.',
  splash: 'SPLASH!',
  boing: 'BOING!',
  snug: 'SNUG!',
  says: {
    tiger: 'Meow!',
    elephant: 'Toot!',
    turtle: 'Wheee!',
    chicken: 'Bawk!',
    crocodile: 'Snap!',
    monkey: 'Hup!',
  },
};
