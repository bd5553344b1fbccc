/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';

export const checks: CourseChecks = {
  'see-five': [
    {
      id: 'which-is-four',
      about: 'see-five',
      skill: 'see-5',
      say: {
        id: 'Siapa punya 4 rambut?\nHitung rambutnya, yuk.',
        en: 'Who has 4 tufts of hair?\nCount them!',
      },
      hint: {
        id: 'Hitung rambutnya satu-satu:\nsatu, dua, tiga...',
        en: 'Count the hair one by one:\none, two, three...',
      },
      choices: ['friend-3', 'friend-4', 'friend-5'],
      answer: 'friend-4',
    },
    {
      id: 'how-many-fish',
      about: 'see-five',
      skill: 'see-5',
      say: { id: 'Ada berapa ikan?', en: 'How many fish?' },
      hint: {
        id: 'Tunjuk tiap ikan satu kali\nsambil menghitung.',
        en: 'Point at each fish once\nand count.',
      },
      show: ['fish', 'fish', 'fish'],
      choices: [3, 4, 5],
      answer: 3,
    },
  ],
  'see-ten': [
    {
      id: 'how-many-ducks',
      about: 'see-ten',
      skill: 'see-10',
      say: {
        id: 'Ada berapa bebek?\nLima, lalu terus hitung.',
        en: 'How many ducks?\nFive, then count on.',
      },
      hint: {
        id: 'Baris atas ada lima.\nTeruskan: enam...',
        en: 'The top row has five.\nGo on: six...',
      },
      show: ['duck', 'duck', 'duck', 'duck', 'duck', 'duck', 'duck'],
      choices: [6, 7, 8],
      answer: 7,
    },
    {
      id: 'one-hand',
      about: 'see-five',
      skill: 'give-5',
      say: { id: 'Berapa jari di satu tanganmu?', en: 'How many fingers on one hand?' },
      hint: {
        id: 'Buka satu tanganmu.\nHitung semua jarinya.',
        en: 'Open one hand.\nCount all the fingers.',
      },
      choices: [4, 5, 10],
      answer: 5,
    },
  ],
  'pairs-of-ten': [
    {
      id: 'with-six',
      about: 'pairs-of-ten',
      skill: 'pairs-10',
      say: {
        id: 'Enam mencari teman.\nSiapa supaya jadi sepuluh?',
        en: 'Six looks for a friend.\nWho makes ten?',
      },
      hint: {
        id: 'Mulai dari enam.\nHitung maju sampai sepuluh.',
        en: 'Start at six.\nCount on up to ten.',
      },
      show: ['friend-6'],
      choices: ['friend-3', 'friend-4', 'friend-6'],
      answer: 'friend-4',
    },
    {
      id: 'five-and-three',
      about: 'see-ten',
      skill: 'see-10',
      say: {
        id: 'Lima bintang dan tiga bintang.\nSemuanya berapa?',
        en: 'Five stars and three stars.\nHow many in all?',
      },
      hint: {
        id: 'Baris atas ada lima.\nTeruskan: enam, tujuh...',
        en: 'The top row has five.\nGo on: six, seven...',
      },
      show: ['star', 'star', 'star', 'star', 'star', 'star', 'star', 'star'],
      choices: [6, 7, 8],
      answer: 8,
    },
  ],
  teens: [
    {
      id: 'ten-and-three',
      about: 'teens',
      skill: 'teens',
      say: { id: 'Sepuluh dan tiga lagi.\nJadi berapa?', en: 'Ten and three more.\nHow many?' },
      hint: {
        id: 'Mulai dari sepuluh:\nsebelas, dua belas...',
        en: 'Start at ten:\neleven, twelve...',
      },
      show: ['friend-10', 'friend-3'],
      choices: [3, 12, 13],
      answer: 13,
    },
    {
      id: 'with-eight',
      about: 'pairs-of-ten',
      skill: 'pairs-10',
      say: {
        id: 'Delapan mencari teman.\nSiapa supaya jadi sepuluh?',
        en: 'Eight looks for a friend.\nWho makes ten?',
      },
      hint: {
        id: 'Mulai dari delapan.\nHitung maju sampai sepuluh.',
        en: 'Start at eight.\nCount on up to ten.',
      },
      show: ['friend-8'],
      choices: ['friend-1', 'friend-2', 'friend-5'],
      answer: 'friend-2',
    },
  ],
  adding: [
    {
      id: 'six-and-three',
      about: 'adding',
      skill: 'add-20',
      say: {
        id: 'Enam ikan, datang tiga lagi.\nJadi berapa?',
        en: 'Six fish, three more come.\nHow many?',
      },
      hint: { id: 'Mulai dari enam:\ntujuh, delapan...', en: 'Start at six:\nseven, eight...' },
      show: ['fish', 'fish', 'fish', 'fish', 'fish', 'fish'],
      choices: [3, 8, 9],
      answer: 9,
    },
    {
      id: 'which-is-twelve',
      about: 'teens',
      skill: 'teens',
      say: {
        id: 'Sepuluh dan dua lagi.\nSiapa mereka?',
        en: 'Ten and two more.\nWho are they?',
      },
      hint: { id: 'Cari sahabat Sepuluh\nbersama si Dua.', en: 'Look for Ten\ntogether with Two.' },
      choices: ['friend-2', 'friend-12', 'friend-20'],
      answer: 'friend-12',
    },
  ],
  taking: [
    {
      id: 'eight-less-three',
      about: 'taking',
      skill: 'subtract-20',
      say: {
        id: 'Ada delapan ikan, tiga pergi.\nSisa berapa?',
        en: 'Eight fish, three swim off.\nHow many are left?',
      },
      hint: {
        id: 'Mulai dari delapan.\nMundur: tujuh, enam...',
        en: 'Start at eight.\nGo back: seven, six...',
      },
      show: ['fish', 'fish', 'fish', 'fish', 'fish', 'fish', 'fish', 'fish'],
      choices: [5, 8, 11],
      answer: 5,
    },
    {
      id: 'nine-and-two',
      about: 'adding',
      skill: 'add-20',
      say: {
        id: 'Sembilan bebek, datang dua lagi.\nJadi berapa?',
        en: 'Nine ducks, two more come.\nHow many?',
      },
      hint: {
        id: 'Mulai dari sembilan.\nHitung maju dua kali.',
        en: 'Start at nine.\nCount on twice.',
      },
      show: ['duck', 'duck', 'duck', 'duck', 'duck', 'duck', 'duck', 'duck', 'duck'],
      choices: [7, 11, 12],
      answer: 11,
    },
  ],
  patterns: [
    {
      id: 'three-corners',
      about: 'patterns',
      skill: 'shapes',
      say: { id: 'Siapa punya tiga sudut?', en: 'Who has three corners?' },
      hint: { id: 'Tunjuk tiap sudut\nsambil menghitung.', en: 'Point at each corner\nand count.' },
      choices: ['square', 'triangle', 'circle'],
      answer: 'triangle',
    },
    {
      id: 'eleven-less-two',
      about: 'taking',
      skill: 'subtract-20',
      say: {
        id: 'Sebelas katak, dua pergi.\nSisa berapa?',
        en: 'Eleven frogs, two hop off.\nHow many are left?',
      },
      hint: {
        id: 'Mulai dari sebelas.\nMundur: sepuluh...',
        en: 'Start at eleven.\nGo back: ten...',
      },
      choices: [8, 9, 13],
      answer: 9,
    },
  ],
  measuring: [
    {
      id: 'sleep-when',
      about: 'measuring',
      skill: 'time',
      say: { id: 'Kapan bulan bersinar?', en: 'When does the moon shine?' },
      hint: { id: 'Lihat langitnya:\nterang atau gelap?', en: 'Look at the sky:\nlight or dark?' },
      choices: ['morning', 'noon', 'night'],
      answer: 'night',
    },
    {
      id: 'next-lantern',
      about: 'patterns',
      skill: 'patterns',
      say: {
        id: 'Lanjutkan polanya.\nBerikutnya apa?',
        en: 'Go on with the pattern.\nWhat comes next?',
      },
      hint: {
        id: 'Sebut satu-satu dari depan:\nbintang, bintang, bunga...',
        en: 'Say them from the start:\nstar, star, flower...',
      },
      show: ['star', 'star', 'flower', 'star', 'star'],
      choices: ['star', 'flower', 'fish'],
      answer: 'flower',
    },
  ],
};
