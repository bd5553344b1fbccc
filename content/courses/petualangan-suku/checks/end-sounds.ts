import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const endSounds: CourseChecks[string] = [
  {
    id: 'last-of-ular',
    about: 'end-sounds',
    skill: 'end-sounds',
    say: caption(
      'Dengar: ular.\nApa bunyi akhirnya?',
      'Listen: [ular], a snake.\nWhat is the last sound?',
    ),
    hint: caption('Tahan bunyi terakhirnya.', 'Hold the last sound.'),
    show: ['ular'],
    choices: ['s-l', 's-r', 's-n'],
    answer: 's-r',
  },
  {
    id: 'first-part-of-padi',
    about: 'two-syllables',
    skill: 'build-words',
    say: caption('Padi: suku apa sebelum di?', 'What comes before [di] in [padi]?'),
    hint: caption('Ucapkan padi,\ndengar awalnya.', 'Say [padi]\nand hear how it starts.'),
    show: ['padi'],
    choices: ['s-pa', 's-ba', 's-pi'],
    answer: 's-pa',
  },
];
