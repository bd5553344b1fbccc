import type { Language, Report } from '@nobi/contract';

type Week = Report['week'];
const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

const en = {
  child: 'Our child',
  week: 'This week',
  answered: ({ answers, days, at_once: atOnce }: Week) =>
    `${counted(answers, 'answer', 'answers')} on ${counted(days, 'day', 'days')}; ${atOnce} right at once, without help.`,
  played: ({ minutes }: Week) => `Played for ${counted(minutes, 'minute', 'minutes')}.`,
  made: ({ works }: Week) => `${counted(works, 'work', 'works')} made.`,
  rested: 'A week without play.',
  skill: (name: string, answers: number, days: number) =>
    `${name} (from ${counted(answers, 'answer', 'answers')}, ${counted(days, 'day', 'days')})`,
  unknown: 'A few more days of play, and we can tell.',
  home: 'Five minutes together',
  read: 'Next',
  readMore: 'See you in Nobi.',
  close: 'What we saw, not a mark.',
};

const id: typeof en = {
  child: 'Anak kami',
  week: 'Minggu ini',
  answered: ({ answers, days, at_once: atOnce }) =>
    `Menjawab ${answers} soal di ${days} hari; ${atOnce} langsung benar tanpa bantuan.`,
  played: ({ minutes }) => `Bermain ${minutes} menit.`,
  made: ({ works }) => `${works} karya dibuat.`,
  rested: 'Minggu ini belum bermain.',
  skill: (name, answers, days) => `${name} (dari ${answers} jawaban, ${days} hari)`,
  unknown: 'Beberapa hari bermain lagi, baru kami tahu.',
  home: 'Lima menit bersama',
  read: 'Berikutnya',
  readMore: 'Sampai jumpa di Nobi.',
  close: 'Yang kami lihat, bukan nilai.',
};

/** What a card says beside names of skills and of home activities. */
export const cardWords: Readonly<Record<Language, typeof en>> = { en, id };
