/** What Nobi says of a missed task, whatever task is open: for the page around the frame. */
import { both } from '../skill.ts';
import type { HintLadder } from './hint-ladder.ts';
import { hintLadders } from './ladders.ts';
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

export const openLadder = (skill: string): HintLadder => {
  const first = hintLadders[skill]?.[0] ?? anyTask;
  const smallerStep = plainSteps[skill];
  return smallerStep ? { ...first, smallerStep } : first;
};
