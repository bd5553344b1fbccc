import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';
import { question } from './asking.ts';

export const letters: CourseChecks = {
  gajah: [
    question({
      id: 'gajah-written',
      about: 'gajah',
      skill: 'letters-ghj',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Baca dari huruf pertama.', 'Read from the first letter.'),
      show: ['gajah'],
      choices: ['s-gajah', 's-jagah', 's-gaja'],
    }),
    question({
      id: 'gajah-read',
      about: 'gajah',
      skill: 'letters-ghj',
      say: caption('Baca. Mana gambarnya?', 'Read it. Which picture fits?'),
      hint: caption('Baca ru, lalu mah.', 'Read [ru], then [mah].'),
      show: ['s-rumah'],
      choices: ['rumah', 'lebah', 'hujan'],
    }),
  ],
  kucing: [
    question({
      id: 'kucing-written',
      about: 'kucing',
      skill: 'letters-cwy',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Dengar bunyi di tengahnya.', 'Listen to its middle.'),
      show: ['kucing'],
      choices: ['s-kucing', 's-kujing', 's-kusing'],
    }),
    question({
      id: 'kucing-giraffe',
      about: 'gajah',
      skill: 'letters-ghj',
      say: caption('Baca. Mana gambarnya?', 'Read it. Which picture fits?'),
      hint: caption('Baca tiga suku katanya.', 'Read all three syllables.'),
      show: ['s-jerapah'],
      choices: ['jerapah', 'jeruk', 'gajah'],
    }),
  ],
  zebra: [
    question({
      id: 'zebra-written',
      about: 'zebra',
      skill: 'letters-fvzqx',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Gigimu bergetar di awal.', 'Your teeth hum at the start.'),
      show: ['zebra'],
      choices: ['s-zebra', 's-sebra', 's-jebra'],
    }),
    question({
      id: 'zebra-cloud',
      about: 'kucing',
      skill: 'letters-cwy',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Bibirmu membulat di tengah.', 'Your lips are round in the middle.'),
      show: ['awan'],
      choices: ['s-awan', 's-ayan', 's-avan'],
    }),
  ],
  cermin: [
    question({
      id: 'cermin-written',
      about: 'cermin',
      skill: 'mirror-letters',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Perutnya di depan\natau di belakang?', 'Is the belly in front\nor behind?'),
      show: ['bebek'],
      choices: ['s-bebek', 's-dedek', 's-debek'],
    }),
    question({
      id: 'cermin-photo',
      about: 'zebra',
      skill: 'letters-fvzqx',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Tiup pelan bunyi awalnya.', 'Just blow its first sound.'),
      show: ['foto'],
      choices: ['s-foto', 's-poto', 's-voto'],
    }),
  ],
};
