/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';

export const checks: CourseChecks = {
  'see-five': [
    {
      id: 'which-is-four',
      about: 'see-five',
      say: { id: 'Ada 4 rambut. Siapa aku?', en: 'I have 4 tufts of hair. Who am I?' },
      choices: [3, 4, 5],
      answer: 4,
    },
    {
      id: 'after-two',
      about: 'see-five',
      say: { id: 'Satu, dua, lalu berapa?', en: 'One, two, and then?' },
      choices: [1, 3, 5],
      answer: 3,
    },
  ],
  'see-ten': [
    {
      id: 'five-and-two',
      about: 'see-ten',
      say: { id: 'Lima dan dua jadi berapa?', en: 'Five and two make how many?' },
      choices: [6, 7, 8],
      answer: 7,
    },
    {
      id: 'one-hand',
      about: 'see-five',
      say: { id: 'Berapa jari di satu tangan?', en: 'How many fingers on one hand?' },
      choices: [4, 5, 10],
      answer: 5,
    },
  ],
  'pairs-of-ten': [
    {
      id: 'with-six',
      about: 'pairs-of-ten',
      say: { id: 'Enam dan berapa jadi sepuluh?', en: 'Six and how many make ten?' },
      choices: [3, 4, 6],
      answer: 4,
    },
    {
      id: 'five-and-three',
      about: 'see-ten',
      say: { id: 'Lima dan tiga jadi berapa?', en: 'Five and three make how many?' },
      choices: [7, 8, 9],
      answer: 8,
    },
  ],
};
