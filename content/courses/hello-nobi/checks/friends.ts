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
    id: 'which-is-fish-first',
    about: 'first-words',
    skill: 'first-words',
    say: both('Where is the fish?\nYang mana fish?', 'Where is the fish?\nTap it.'),
    hint: both('Fish berenang\ndan punya sirip.', 'A fish swims\nand has fins.'),
    choices: ['cat', 'fish', 'banana'],
    answer: 'fish',
  },
];
