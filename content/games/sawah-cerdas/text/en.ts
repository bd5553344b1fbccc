import type { Order } from '../rules/orders.ts';
import type { Words } from './words.ts';

const isRainy = ({ fields, wanted }: Order): boolean =>
  fields.length > 1 && /[DRPABC]/.test(wanted.body);
const isElse = ({ wanted }: Order): boolean => /[ABC]/.test(wanted.body);

export const en: Words = {
  goal(order) {
    if (order.form === 'trace') return 'Which square is looked after last?';
    if (order.form === 'fix') return 'This program has a bug. Fix it for both fields.';
    if (isElse(order)) return 'Every square needs care. Make one program.';
    if (isRainy(order)) return 'Make one program for both fields.';
    if (order.fields.length > 1) return 'Two fields of different lengths. Make one program.';
    return 'Make a program that looks after every square.';
  },
  first: 'Tap the tiles below, then press Fly.',
  way(order) {
    if (order.form === 'trace') return 'Run it with your finger: one step, one square.';
    if (order.form === 'fix') return 'Fly it in your head first. Where does it go off course?';
    if (isElse(order)) return 'A tile with two ways: if so, do this; if not, do that.';
    if (isRainy(order)) return 'The squares change. A tile with a question looks first.';
    if (order.fields.length > 1) return 'Their lengths differ. Repeat until the end, do not count.';
    return 'Find the part of the field that repeats. That is the loop.';
  },
  count(order) {
    if (order.form === 'trace') return 'You can see the first round now. Go on from there.';
    if (order.form === 'fix') return 'Look at the marked tile, and at the number of rounds.';
    if (/[DRPABC]/.test(order.wanted.body)) return 'Compare both fields, square by square.';
    return 'See the lines in the field: each part is one round.';
  },
  show: (order) =>
    order.form === 'trace'
      ? 'Look at the trail of the drone.'
      : 'Follow the shadow tiles, one by one.',
  alone(order) {
    if (order.form === 'trace') return 'You followed the program to its last square!';
    if (order.form === 'fix') return 'You found the bug and fixed it!';
    if (isElse(order)) return 'You let the drone choose at every square!';
    if (isRainy(order)) return 'You let the drone look first, so rain is no trouble!';
    if (order.fields.length > 1) return 'You repeated until the end, for any length!';
    return 'You found the pattern that repeats!';
  },
  fits: (order) =>
    order.form === 'trace' ? 'That is the last square.' : 'Every square is looked after.',
  miss(verdict, field) {
    const where = field === 0 ? '' : ' In the second field.';
    if (verdict.kind === 'off') return `The drone flew too far. The duck got a fright!${where}`;
    if (verdict.kind === 'dizzy') return 'The drone spins on the spot. It never goes forward.';
    if (verdict.kind === 'waste' && verdict.act === 'S')
      return `A flood! That square was wet already.${where}`;
    if (verdict.kind === 'waste' && verdict.act === 'H')
      return `That square is not ready for harvest.${where}`;
    if (verdict.kind === 'waste') return `There is no caterpillar on that square.${where}`;
    if (verdict.kind === 'left' && verdict.act === 'S')
      return `There is still a dry square.${where}`;
    if (verdict.kind === 'left' && verdict.act === 'H')
      return `Some rice still waits for harvest.${where}`;
    return `A caterpillar is still eating.${where}`;
  },
  missTrace: (at) => `You pointed at square ${at}. Watch the drone fly.`,
  run: 'Fly',
  here: 'Here',
  times: (times) => (times === 0 ? '⟳ end' : `⟳ ${times}×`),
  tile: {
    M: 'Forward',
    S: 'Water',
    H: 'Harvest',
    U: 'Shoo the caterpillar',
    D: 'If dry, water',
    R: 'If ripe, harvest',
    P: 'If a caterpillar, shoo',
    A: 'If dry, water; if not, harvest',
    B: 'If dry, water; if not, shoo',
    C: 'If ripe, harvest; if not, shoo',
  },
  strip: (tiles) => `In the loop: ${tiles.join(', ') || 'nothing'}`,
  field: (squares, at) => `Field: ${squares.join(', ')}.${at < 0 ? '' : ` Square ${at + 1}`}`,
  square: { '0': 'wet', '1': 'dry', '2': 'ripe', '3': 'caterpillar' },
  recap: (rounds) => `The drone looked after ${rounds} fields, and the ducks are happy.`,
  allKnown: 'You know every field on this hill! Now make one for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Tap squares to plant, then program the drone as you like.',
  makeGoal: 'Tap squares until they make a task, then save it.',
  unsound: 'No short program fits that field yet. Make a pattern.',
};
