import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const mB: CourseChecks[string] = [
  {
    id: 'first-part-of-bola',
    about: 'm-b',
    skill: 'blend',
    say: caption('Dengar: bola.\nApa suku awalnya?', 'Listen: [bola], a ball.\nHow does it start?'),
    hint: caption(
      'Bibirmu terkatup dulu,\nlalu membulat: o.',
      'Your lips close first,\nthen go round: [o].',
    ),
    show: ['bola'],
    choices: ['s-bo', 's-ma', 's-bi'],
    answer: 's-bo',
  },
  {
    id: 'first-of-ikan',
    about: 'vowels',
    skill: 'first-sounds',
    say: caption(
      'Dengar: ikan.\nApa huruf awalnya?',
      'Listen: [ikan], a fish.\nWhich letter starts it?',
    ),
    hint: caption('Huruf ini punya titik.', 'This letter has a dot.'),
    show: ['ikan'],
    choices: ['s-a', 's-u', 's-i'],
    answer: 's-i',
  },
];
