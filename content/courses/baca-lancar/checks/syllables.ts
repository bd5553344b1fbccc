import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';
import { question } from './asking.ts';

export const syllables: CourseChecks = {
  pintu: [
    question({
      id: 'pintu-read',
      about: 'pintu',
      skill: 'closed-syllables',
      say: caption('Baca. Mana gambarnya?', 'Read it. Which picture fits?'),
      hint: caption('Baca sampai huruf terakhir.', 'Read to the last letter.'),
      show: ['s-telur'],
      choices: ['telur', 'telepon', 'tikus'],
    }),
    question({
      id: 'pintu-mirror',
      about: 'cermin',
      skill: 'mirror-letters',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Lihat huruf pertamanya.', 'Look at the first letter.'),
      show: ['pintu'],
      choices: ['s-pintu', 's-qintu', 's-bintu'],
    }),
  ],
  gunung: [
    question({
      id: 'gunung-parted',
      about: 'gunung',
      skill: 'ng-ny-syllables',
      say: caption('Mana suku katanya yang tepat?', 'Which one is split right?'),
      hint: caption('Bunyi ng tidak boleh digunting.', 'Never snip through [ng].'),
      show: ['bunga'],
      choices: ['s-bu-nga', 's-bun-ga', 's-b-unga'],
    }),
    question({
      id: 'gunung-closed',
      about: 'pintu',
      skill: 'closed-syllables',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Ucapkan sampai ujungnya.', 'Say it to its end.'),
      show: ['semut'],
      choices: ['s-semut', 's-semu', 's-sumut'],
    }),
  ],
  syal: [
    question({
      id: 'syal-written',
      about: 'syal',
      skill: 'sy-kh',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Bunyi awalnya dua huruf.', 'Its first sound has two letters.'),
      show: ['syal'],
      choices: ['s-syal', 's-sal', 's-cal'],
    }),
    question({
      id: 'syal-nasal',
      about: 'gunung',
      skill: 'ng-ny-syllables',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Rasakan hidungmu di awal.', 'Feel your nose at the start.'),
      show: ['nyamuk'],
      choices: ['s-nyamuk', 's-namuk', 's-ngamuk'],
    }),
  ],
  kerbau: [
    question({
      id: 'kerbau-written',
      about: 'kerbau',
      skill: 'diphthongs',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Ujungnya dua vokal.', 'Two vowels at its end.'),
      show: ['kerbau'],
      choices: ['s-kerbau', 's-kerbo', 's-kerbu'],
    }),
    question({
      id: 'kerbau-sykh',
      about: 'syal',
      skill: 'sy-kh',
      say: caption('Cerita punya awal dan …', 'A story has a beginning\nand an …'),
      hint: caption('Bunyinya ditulis k dan h.', 'The sound is written [k] and [h].'),
      choices: ['s-akhir', 's-ahir', 's-akir'],
    }),
  ],
};
