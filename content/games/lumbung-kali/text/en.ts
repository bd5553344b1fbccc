import { amountOf, type Order, type Size, standing, type Verdict } from '../rules/orders.ts';
import type { Words } from './words.ts';

const times = ({ rows, cols }: Size): string => `${rows} times ${cols}`;
const isShared = ({ form }: Order): boolean => form === 'side' || form === 'share';

const miss = (verdict: Verdict, { form, rows, cols }: Order, there: Size): string => {
  if (verdict.kind === 'turned')
    return `Just as many, but this is ${there.rows} rows of ${there.cols}.`;
  if (verdict.kind === 'other') return `This one is ${there.rows} rows of ${there.cols}.`;
  if (verdict.kind === 'known') return 'That field is there already. Find different sides.';
  if (verdict.kind === 'added') return `That is ${rows} plus ${cols}. Count row by row.`;
  if (verdict.kind === 'fits') return '';
  if (form === 'cut') return `The upper part holds ${there.rows * cols}. Move the rope.`;
  if (verdict.by === 1)
    return verdict.kind === 'short'
      ? 'One place is still empty.'
      : 'One seedling has no place yet.';
  return verdict.kind === 'short'
    ? `There are still ${verdict.by} empty places.`
    : `There are ${verdict.by} seedlings without a place.`;
};

export const en: Words = {
  goal(order) {
    const total = amountOf(order);
    const known = standing(order);
    if (order.form === 'lay') return `Plant ${order.rows} rows of ${order.cols}.`;
    if (order.form === 'total') return 'How many seedlings fit in this field?';
    if (order.form === 'cut') return `Tie the rope. The upper part holds ${order.at * order.cols}.`;
    if (order.form === 'side')
      return `Plant ${total} seedlings in ${order.rows} rows. How many in each?`;
    if (order.form === 'share') return `Share ${total} seedlings out into ${order.rows} rows.`;
    if (known) return `There is ${times(known)}. Find another field of ${total}.`;
    return `Make a field for exactly ${total} seedlings.`;
  },
  rowsOf: ({ rows, cols }) => `${rows} rows of ${cols}`,
  shared: (total, rows) => `${total} ÷ ${rows}`,
  done: { plant: 'Plant', tie: 'Tie' },
  sack: (total) => `Sack of ${total}`,
  land: ({ rows, cols }) => `Field of ${rows} rows of ${cols}`,
  rope: (rows) => `Rope below row ${rows}`,
  keys: 'Arrows pull the field, Enter plants.',
  first: 'Pull the corner of the field down and across.',
  way(order) {
    if (order.form === 'lay')
      return 'The first number is the rows. The second is how many in each.';
    if (order.form === 'total') return 'Start from a product near it that you know.';
    if (order.form === 'cut') return `Each row holds ${order.cols}. Stop when it fits.`;
    if (isShared(order)) return `What times ${order.rows} makes that many?`;
    return 'Try some rows. Can it be shared out evenly?';
  },
  count(order) {
    if (order.form === 'total') return 'Look at the end of each row, and go on.';
    if (order.form === 'lay') return 'Watch the numbers while you pull.';
    return 'Move it slowly and watch the number change.';
  },
  show(order) {
    if (order.form === 'total') return 'Look at the count at the end of the last row.';
    if (order.form === 'cut') return 'Look, the rope goes below the bright rows.';
    return 'Look at the bright frame. Pull as far as that.';
  },
  miss,
  alone(order) {
    const total = amountOf(order);
    if (order.form === 'cut')
      return `You split ${total} into ${order.at * order.cols} and ${total - order.at * order.cols}!`;
    if (order.form === 'lay') return `You planted ${order.rows} rows of ${order.cols}: ${total}!`;
    if (order.form === 'total') return `You know ${times(order)}: ${total}!`;
    if (isShared(order)) return `You shared it out: ${order.cols} in each row!`;
    return `You found ${times(order)} for ${total}!`;
  },
  fits: (order) => `${times(order)} is ${amountOf(order)}.`,
  recap: (fields) => `You filled ${fields} fields, and the barn is fuller now.`,
  allKnown: 'You know all the fields here! Now make fields for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Plant your land as you like.',
  freeKeys: 'Arrows walk, Enter marks a corner, Delete pulls out.',
  crops: ['Rice', 'Corn', 'Tomatoes'],
  spot: (row, col, there) => `Row ${row}, column ${col}${there ? `: ${there}` : ''}`,
  plot: ({ rows, cols }) => `${rows} × ${cols} = ${rows * cols}`,
  full: 'Something grows there. Tap it to pull it out.',
  harvest: 'Harvest',
  makeGoal: 'Stretch a field, then change what is asked.',
  unsound: 'That field has another shape, too. Try another size.',
};
