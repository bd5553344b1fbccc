import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const kD: CourseChecks[string] = [
  {
    id: 'write-kuda',
    about: 'k-d',
    skill: 'read-words',
    say: both(
      'Apa nama hewan ini?\nMana tulisannya?',
      'What is this in Indonesian?\nHow is it written?',
    ),
    hint: both('Dengar: ku, lalu da.', 'Listen: ku, then da.'),
    show: ['kuda'],
    choices: ['s-kado', 's-kuda', 's-kaki'],
    answer: 's-kuda',
  },
  {
    id: 'first-of-roti',
    about: 'l-r',
    skill: 'first-sounds',
    say: both('Dengar: roti.\nApa huruf awalnya?', 'Listen: roti, bread.\nWhich letter starts it?'),
    hint: both('Huruf ini membuat lidah bergetar.', 'This letter rolls the tongue.'),
    show: ['roti'],
    choices: ['s-r', 's-l', 's-t'],
    answer: 's-r',
  },
];
