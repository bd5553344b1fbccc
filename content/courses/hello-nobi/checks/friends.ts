import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const friends: CourseChecks[string] = [
  {
    id: 'who-is-kiki',
    about: 'friends',
    skill: 'names',
    say: caption('[Hello, Kiki!]\nYang mana Kiki?', 'Hello, Kiki!\nWhich one is Kiki?'),
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
    say: caption('[Where is the fish?]\nYang mana [fish]?', 'Where is the fish?\nTap it.'),
    hint: caption('[Fish] berenang\ndan punya sirip.', 'A fish swims\nand has fins.'),
    choices: ['cat', 'fish', 'banana'],
    answer: 'fish',
  },
];
