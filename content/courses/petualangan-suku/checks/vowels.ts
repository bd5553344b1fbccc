import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const vowels: CourseChecks[string] = [
  {
    id: 'first-of-api',
    about: 'vowels',
    skill: 'first-sounds',
    say: both('Dengar: api.\nApa huruf awalnya?', 'Listen: api, fire.\nWhich letter starts it?'),
    hint: both('Ucapkan pelan: a... pi.', 'Say it slowly: a... pi.'),
    show: ['api'],
    choices: ['s-a', 's-i', 's-o'],
    answer: 's-a',
  },
  {
    id: 'letter-u',
    about: 'vowels',
    skill: 'letters',
    say: both('Yang mana huruf u?', 'Which one is the letter u?'),
    hint: both('Huruf u seperti mangkuk.', 'The letter u looks like a bowl.'),
    choices: ['s-o', 's-u', 's-e'],
    answer: 's-u',
  },
];
