import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';
import { question } from './asking.ts';

export const sentences: CourseChecks = {
  truk: [
    question({
      id: 'truk-written',
      about: 'truk',
      skill: 'consonant-clusters',
      say: caption('Mana tulisan yang tepat?', 'Which one is spelt right?'),
      hint: caption('Huruf t dan r berdempetan.', 'The [t] and [r] stand together.'),
      show: ['truk'],
      choices: ['s-truk', 's-teruk', 's-tuk'],
    }),
    question({
      id: 'truk-glide',
      about: 'kerbau',
      skill: 'diphthongs',
      say: caption('Mana suku katanya yang tepat?', 'Which one is split right?'),
      hint: caption('Satu tepuk atau dua di ujung?', 'One clap at the end or two?'),
      show: ['pantai'],
      choices: ['s-pan-tai', 's-pan-ta-i', 's-pa-ntai'],
    }),
  ],
  nama: [
    question({
      id: 'nama-capital',
      about: 'nama',
      skill: 'sentence-marks',
      say: caption('Mana nama yang ditulis rapi?', 'Which name is written properly?'),
      hint: caption('Lihat huruf pertamanya.', 'Look at its first letter.'),
      choices: ['s-c-wati', 's-wati', 's-wa-ti'],
    }),
    question({
      id: 'nama-cluster',
      about: 'truk',
      skill: 'consonant-clusters',
      say: caption('Di sudut surat ditempel …', 'On the corner of a letter\nyou stick a …'),
      hint: caption('Jangan menambah bunyi.', 'Do not add a sound.'),
      choices: ['s-prangko', 's-perangko', 's-pangko'],
    }),
  ],
  dermaga: [
    question({
      id: 'dermaga-put',
      about: 'dermaga',
      skill: 'read-lines',
      say: caption('Baca. Barang mana yang dimuat?', 'Read it. What is loaded?'),
      hint: caption('Ada kata bukan di situ.', 'Look for the word bukan.'),
      show: ['s-c-muat-apel-bukan-jeruk-0'],
      choices: ['apel', 'jeruk', 'nanas'],
    }),
    question({
      id: 'dermaga-stop',
      about: 'nama',
      skill: 'sentence-marks',
      say: caption('Mana kalimat yang rapi?', 'Which sentence is well written?'),
      hint: caption('Periksa awal dan ujungnya.', 'Check its start and its end.'),
      choices: ['s-c-kami-pulang-0', 's-kami-pulang-0', 's-c-kami-pulang'],
    }),
  ],
  mercusuar: [
    question({
      id: 'mercusuar-who',
      about: 'mercusuar',
      skill: 'understand-stories',
      say: caption('Baca. Siapa yang tidur?', 'Read it. Who is asleep?'),
      hint: caption('Baca kedua kalimatnya.', 'Read both sentences.'),
      show: ['s-c-katak-makan-0', 's-c-semut-tidur-0'],
      choices: ['semut', 'katak', 'siput'],
    }),
    question({
      id: 'mercusuar-line',
      about: 'dermaga',
      skill: 'read-lines',
      say: caption('Baca. Apa yang tetap di dermaga?', 'Read it. What stays on the quay?'),
      hint: caption('Cari kata kecuali.', 'Look for the word kecuali.'),
      show: ['s-c-muat-semua-kecuali-topi-0'],
      choices: ['topi', 'bola', 'kunci'],
    }),
  ],
};
