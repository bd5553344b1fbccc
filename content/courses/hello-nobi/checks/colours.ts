import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const colours: CourseChecks[string] = [
  {
    id: 'which-is-blue',
    about: 'colours',
    skill: 'colours',
    say: caption('Yang mana [blue]?', 'Which one is blue?'),
    hint: both('Ingat warna langit\ndi siang yang cerah.', 'Think of the sky\non a bright day.'),
    choices: ['red', 'blue', 'yellow'],
    answer: 'blue',
  },
  {
    id: 'who-is-bobo',
    about: 'friends',
    skill: 'names',
    say: caption('[Hello, Bobo!]\nYang mana Bobo?', 'Hello, Bobo!\nWhich one is Bobo?'),
    hint: both('Bobo punya belalai.\nLihat hidungnya.', 'Bobo has a trunk.\nLook at the noses.'),
    choices: ['lala', 'bobo', 'momo'],
    answer: 'bobo',
  },
];
