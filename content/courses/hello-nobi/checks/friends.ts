import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const friends: CourseChecks[string] = [
  {
    id: 'who-is-kiki',
    about: 'friends',
    skill: 'names',
    say: both('Hello, Kiki!\nYang mana Kiki?', 'Hello, Kiki!\nWhich one is Kiki?'),
    hint: both(
      'Kiki punya telinga runcing.\nLihat telinganya.',
      'Kiki has pointed ears.\nLook at the ears.',
    ),
    choices: ['kiki', 'bobo', 'lala'],
    answer: 'kiki',
  },
  {
    id: 'who-is-toto',
    about: 'friends',
    skill: 'names',
    say: both('Goodbye, Toto!\nYang mana Toto?', 'Goodbye, Toto!\nWhich one is Toto?'),
    hint: both('Toto tidak berbulu.\nMulutnya lebar.', 'Toto has no fur.\nThe mouth is wide.'),
    choices: ['momo', 'toto', 'kiki'],
    answer: 'toto',
  },
];
