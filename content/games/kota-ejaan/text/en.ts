import { inOther as read } from '@nobi/kit/guest';
import { keyOf, type Order } from '../rules/signs.ts';
import type { Off, Words } from './words.ts';

const goals: Readonly<Record<Order['form'], string>> = {
  capital: 'Tap the words that need a capital.',
  place: `Fix ${read('di')} and ${read('ke')}: apart or joined?`,
  start: 'Add the prefix that fits, then hang it.',
  doing: `Add ${read('me-')}. Melt a letter if needed.`,
  end: 'Add the ending that fits, then hang it.',
  person: `Add ${read('pe-')}. Melt a letter if needed.`,
  spelling: 'Fix the spelling, then hang the sign.',
  compound: 'Is it one word or two? Fix it, then hang it.',
  mark: 'Fix the marks, then hang the sign.',
};

const ways: Readonly<Record<Order['form'], string>> = {
  capital: 'Find the beginning, then find all names.',
  place: 'Is it a place, or something that is done?',
  start: `${read('Ter-')} for what just happens. ${read('Ber-')} for what one does.`,
  doing: `The letters ${read('k, p, t, s')} may melt. Others stay.`,
  end: 'What moves? Or is it the name of a thing?',
  person: `Remember how ${read('me-')} sounds with that word.`,
  spelling: 'Read each word slowly. How does the dictionary spell it?',
  compound: 'Affixes at both ends join. Some words have grown together.',
  mark: 'Read it aloud. Where do you pause? Who is speaking?',
};

const miss = ({ form, part, word, first, isRoot, isSmall }: Off): string => {
  if (form === 'capital')
    return isSmall
      ? 'A name or the beginning is still small.'
      : `“${read(part)}” is not a name, so it stays small.`;
  if (form === 'place') return `“${read(part)}”: a place, or something done?`;
  if (form === 'doing' || form === 'person')
    return isRoot
      ? `That makes “${read(word)}”. Check the letter ${read(first)} of the root.`
      : `That makes “${read(word)}”. Try another prefix before ${read(first)}.`;
  if (form === 'start')
    return `That makes “${read(word)}”. On purpose or not? Check the ${read('r')}, too.`;
  if (form === 'end') return `That makes “${read(word)}”. What does it mean there?`;
  if (form === 'compound') return `“${read(part)}”: one word, or two?`;
  if (form === 'mark') return `Check the marks and the capital at “${read(part)}”.`;
  return `“${read(part)}” is often used, but it is not the standard spelling.`;
};

export const en: Words = {
  goal: ({ form }) => goals[form],
  first: 'Tap a part of the sign, then press Hang.',
  way: ({ form }) => ways[form],
  count: () => 'What fits is locked now. Check the rest.',
  show: () => 'Tap the part that shines, then hang the sign.',
  alone: (order) =>
    order.form === 'mark'
      ? 'You put every mark where it belongs!'
      : `You wrote “${read(keyOf(order))}” just right!`,
  fits: (order) =>
    order.form === 'mark'
      ? 'The sign hangs, with all its marks.'
      : `The sign hangs: “${read(keyOf(order))}”.`,
  miss,
  empty: 'Fill the empty part first.',
  hang: 'Hang',
  toMend: (count) => `${count} to change`,
  part: (text) => `Part of the sign: ${text}`,
  blank: 'empty',
  recap: (rounds) => `You hung ${rounds} signs. The lights of this street are on.`,
  allKnown: 'You can write every sign in this town! Now make one for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Design your street. Tap the sign to change its words.',
  before: 'Previous house',
  after: 'Next house',
  shape: 'Another shape',
  paint: 'Another colour',
  makeGoal: 'Tap the sentence to choose another.',
  unsound: 'Both words take the same part. Choose another.',
};
