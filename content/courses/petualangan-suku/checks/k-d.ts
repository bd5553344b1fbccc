import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const kD: CourseChecks[string] = [
  {
    id: 'write-kuda',
    about: 'k-d',
    skill: 'read-words',
    say: caption(
      'Apa nama hewan ini?\nMana tulisannya?',
      'What is this in Indonesian?\nHow is it written?',
    ),
    hint: caption('Dengar: ku, lalu da.', 'Listen: [ku], then [da].'),
    show: ['kuda'],
    choices: ['s-kado', 's-kuda', 's-kaki'],
    answer: 's-kuda',
  },
  {
    id: 'first-of-roti',
    about: 'l-r',
    skill: 'first-sounds',
    say: caption(
      'Dengar: roti.\nApa huruf awalnya?',
      'Listen: [roti], bread.\nWhich letter starts it?',
    ),
    hint: caption('Huruf ini membuat lidah bergetar.', 'This letter rolls the tongue.'),
    show: ['roti'],
    choices: ['s-r', 's-l', 's-t'],
    answer: 's-r',
  },
];
