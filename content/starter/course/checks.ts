/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';

export const checks: CourseChecks = {
  'star-island': [
    {
      id: 'how-many-three',
      about: 'star-island',
      skill: 'see-5',
      say: { id: 'Ada berapa bintang di sini?', en: 'How many stars are here?' },
      hint: { id: 'Tunjuk satu per satu\nsambil menghitung.', en: 'Point at each one\nand count.' },
      show: ['star', 'star', 'star'],
      choices: [2, 3, 4],
      answer: 3,
    },
    {
      id: 'after-four',
      about: 'star-island',
      skill: 'see-5',
      say: { id: 'Sesudah empat, angka berapa?', en: 'Which number comes after four?' },
      hint: {
        id: 'Hitung dari satu:\nsatu, dua, tiga...',
        en: 'Count from one:\none, two, three...',
      },
      choices: [3, 5, 1],
      answer: 5,
    },
  ],
};
