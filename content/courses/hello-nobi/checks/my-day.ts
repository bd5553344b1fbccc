import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const myDay: CourseChecks[string] = [
  {
    id: 'which-verse-brush',
    about: 'my-day',
    skill: 'day',
    say: caption(
      '[I brush my teeth.]\nYang mana kartunya?',
      'I brush my teeth.\nWhich card is it?',
    ),
    hint: caption(
      '[Teeth] ada di mulutmu.\nApa yang membersihkannya?',
      'Teeth are in your mouth.\nWhat keeps them clean?',
    ),
    choices: ['eat', 'brush', 'sleep'],
    answer: 'brush',
  },
  {
    id: 'teddy-is-on',
    about: 'toys',
    skill: 'places',
    say: caption('[The teddy is on the bed.]\nDi mana?', 'The teddy is on the bed.\nWhere is it?'),
    hint: caption('[On]: lihat di atasnya.', 'On: look on top of it.'),
    choices: ['teddy-under-bed', 'teddy-in-box', 'teddy-on-bed'],
    answer: 'teddy-on-bed',
  },
];
