/** What Nobi says of a missed task, whatever task is open: for the page around the frame. */
import { both } from '../skill.ts';
import type { HintLadder } from './hint-ladder.ts';
import { hintLadders } from './ladders.ts';
import { otherPlainSteps } from './other-plain-steps.ts';
import { plainSteps } from './plain-steps.ts';

/** For a skill that is not ours, such as an uploaded package's: ways of thinking that fit any task. */
const anyTask: HintLadder = {
  question: both('Coba lihat lagi. Apa yang diminta?', 'Look again. What are you to do?'),
  hint: both(
    'Mulai dari bagian yang sudah kamu tahu.',
    'Begin with the part that you know already.',
  ),
  smallerStep: both(
    'Coba bagian yang paling kecil dulu, lalu lihat apa yang berubah.',
    'Try the smallest part first, then look at what has changed.',
  ),
};

const otherWay: HintLadder = {
  question: both('Bagian mana yang belum pas?', 'Which part does not fit yet?'),
  hint: both(
    'Coba cara lain dari yang tadi, lalu bandingkan keduanya.',
    'Try another way than before, then compare the two.',
  ),
  smallerStep: both(
    'Ubah satu hal saja. Lihat apa yang terjadi, baru ubah yang lain.',
    'Change just one thing. See what happens before you change another.',
  ),
};

/** The ways to think about a missed task, the first to be gone first; each to its end, then the other. */
export const openLadders = (skill: string): readonly [HintLadder, HintLadder] => {
  const [first = anyTask, other = otherWay] = hintLadders[skill] ?? [];
  const [step, otherStep] = [plainSteps[skill], otherPlainSteps[skill]];
  return [
    step ? { ...first, smallerStep: step } : first,
    otherStep ? { ...other, smallerStep: otherStep } : other,
  ];
};
