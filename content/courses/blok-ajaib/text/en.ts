import { type Guest, isGuest, isSound, type Sound, type Token } from '../rules/blocks.ts';
import type { Words } from './words.ts';

const sounds: Record<Sound, string> = { d: 'boom', t: 'ting', k: 'crunch', u: 'toot' };
const guests: Record<Guest, string> = { a: 'hen', b: 'goat', c: 'cow' };

const plain: Partial<Record<Token, string>> = {
  rn: 'repeat as often as the counter says',
  rx: 'repeat as often as ordered',
  f: 'for each guest',
  o: 'else',
  e: 'end of the box',
  p: 'counter plus one',
  z: 'counter back to zero',
  q: 'spell block',
  m: 'send the message',
  hs: 'start',
  hq: 'what the spell block does',
  hm: 'when the message comes',
};

const block = (token: Token): string => {
  if (isSound(token)) return sounds[token];
  const [kind, rest = ''] = [token[0], token.slice(1)];
  const guest = isGuest(rest) ? guests[rest] : null;
  if (kind === 'h' && guest) return `when the ${guest} is tapped`;
  if (kind === 'i') return guest ? `if the guest is the ${guest}` : `if the counter is ${rest}`;
  if (plain[token] !== undefined) return plain[token];
  return kind === 'r' ? `repeat ${rest} times` : `spell block ${rest}`;
};

export const en: Words = {
  sounds,
  guests,
  block,
  iff: 'if',
  otherwise: 'else',
  put: (name) => `Put in: ${name}`,
  drop: 'Take the block out',
  turn: 'Change the number or the guest',
  go: 'Run it',
  stop: 'Back to building',
  play: 'Play the game',
  program: 'Program',
  goal: (played) => `What should be played: ${played}`,
  counter: (n) => `Counter: ${n}`,
  free: (free) => `Room left: ${free} ${free === 1 ? 'block' : 'blocks'}`,
  full: 'The box is full. Take one out, or use another block.',
  done: {
    compose: 'You put blocks together until the music was right!',
    mend: 'You found the bug. Now the music is right!',
    count: 'You followed round after round. The number is right!',
    row: 'You ran the blocks in your head. The row is right!',
  },
  mistakes: {
    nothing: 'Silence. The program is still empty.',
    tooMany: 'It sounds right, with too many blocks. Can it be shorter?',
    offByOne: 'The order is right. Check the number again.',
    loopBody: 'A block is inside that belongs outside, or the other way.',
    inverted: 'Swapped! If and else hold each other’s blocks.',
    hats: 'The blocks are right, but under another hat.',
    timing: 'The music is right. The message comes on another beat.',
    order: 'All sounds are there, in another order. Listen from the start.',
    short: 'The music stops too early. Something is missing.',
    long: 'The music goes on. There is something extra.',
    differs: 'Look at the marked beat. It sounds different there.',
  },
  misread: {
    oneRound: 'That is one round only. How many times does it repeat?',
    oneLess: 'Nearly. Count the last round again.',
    oneMore: 'Nearly. There is one too many.',
    tailInside: 'A block outside the box runs only once.',
    bodyCut: 'All blocks inside the box are repeated.',
    flat: 'The box inside has rounds of its own.',
    inverted: 'That is for the other guest. Read the if again.',
    bothWays: 'Each guest takes only one of the ways.',
    hats: 'Look at the hat: who is tapped?',
    stays: 'The counter changes in every round.',
    turned: 'That is from the back. Programs run from the front.',
    neighbours: 'Nearly. Which block runs first?',
  },
  other: 'Run the blocks one at a time with a finger.',
  ways: {
    compose: 'Look at the first beat that has no block yet.',
    mend: 'Run it with a finger. Stop where it sounds different.',
    count: 'Count one round first, then how many times it repeats.',
    row: 'Say the sounds block by block, from the hat on.',
  },
  watch: 'Watch, then it is your turn.',
  giant: 'Grandpa Snore',
  snore: 'Grrronk... phew... grrronk...',
  giggle: 'Hee hee! That tickles!',
  tapped: (guest, n) => `${guest}: ${n}`,
  points: (n) => `You have ${n} now.`,
  quiet: 'This one has no blocks yet.',
};
