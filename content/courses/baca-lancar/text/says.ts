/** The goal of each kind of task: one line for ear and eye. What is to be read stands in the scene. */
import type { CourseTask } from '@nobi/kit/course';

type Say = CourseTask['say'];
const both = (id: string, en: string): Say => ({ id, en });

export const says = {
  spell: both('Susun nama gambar ini.', 'Build the name of the picture\nin Indonesian.'),
  fill: both(
    'Baca suratnya.\nSusun kata yang hilang.',
    'Read the letter.\nBuild the word that is missing.',
  ),
  written: both(
    'Mana tulisan yang tepat\nuntuk gambar ini?',
    'Which one is spelt right\nfor this picture?',
  ),
  fitting: both('Baca suratnya.\nMana kata yang tepat?', 'Read the letter.\nWhich word is right?'),
  picture: both('Baca dalam hati.\nKetuk gambarnya.', 'Read it silently.\nTap its picture.'),
  split: both('Potong jadi suku kata.', 'Snip it into syllables.'),
  mend: both(
    'Perbaiki kalimatnya:\nhuruf besar dan titik.',
    'Fix the sentence:\ncapitals and the full stop.',
  ),
  row: both('Susun kalimat yang rapi.', 'Make a proper sentence.'),
  load: both('Baca dalam hati,\nlalu muat kapalnya.', 'Read it silently,\nthen load the boat.'),
  letter: both('Baca suratnya,\nlalu kerjakan isinya.', 'Read the letter,\nthen do what it asks.'),
  ask: both('Baca dulu,\nlalu jawab pertanyaannya.', 'Read first,\nthen answer the question.'),
} as const satisfies Record<string, Say>;

export type SayName = keyof typeof says;
