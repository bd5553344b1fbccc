import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const vowels: CourseChecks[string] = [
  {
    id: 'first-of-api',
    about: 'vowels',
    skill: 'first-sounds',
    say: caption(
      'Dengar: api.\nApa huruf awalnya?',
      'Listen: [api], fire.\nWhich letter starts it?',
    ),
    hint: caption('Ucapkan pelan: a... pi.', 'Say it slowly: [a... pi].'),
    show: ['api'],
    choices: ['s-a', 's-i', 's-o'],
    answer: 's-a',
  },
  {
    id: 'letter-u',
    about: 'vowels',
    skill: 'letters',
    say: caption('Yang mana huruf u?', 'Which one is the letter [u]?'),
    hint: caption('Huruf u seperti mangkuk.', 'The letter [u] looks like a bowl.'),
    choices: ['s-o', 's-u', 's-e'],
    answer: 's-u',
  },
];
