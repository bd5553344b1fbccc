import type { Language } from '@nobi/contract';

/** What a first question is about. */
export type Hint = 'add' | 'subtract' | 'multiply' | 'divide' | 'below' | 'order';

export interface HomeworkText {
  readonly begin: string;
  readonly hints: Readonly<Record<Hint, string>>;
  readonly yourTurn: string;
  readonly notYet: string;
  readonly fine: string;
  readonly smaller: string;
  /** Where the sum has no smaller step that does not tell its result. */
  readonly fingers: string;
  readonly similar: string;
  readonly again: string;
  readonly right: string;
  readonly full: string;
}

/** Homework is not done for a child: a question, a smaller step, a sum like it, then the answer. */
export const homeworkText: Readonly<Record<Language, HomeworkText>> = {
  id: {
    begin: 'Yuk, kita kerjakan bersama.',
    hints: {
      add: 'Mulai dari angka yang lebih besar. Berapa yang harus ditambahkan?',
      subtract: 'Dari angka berapa kita mulai, dan berapa yang diambil?',
      multiply: 'Bayangkan kelompok: ada berapa kelompok, dan berapa isi tiap kelompok?',
      divide: 'Berapa kali angka kedua masuk ke dalam angka pertama?',
      below: 'Lihat angka di bawah garis. Sudah sama atau belum?',
      order: 'Bagian mana yang dihitung lebih dulu?',
    },
    yourTurn: 'Coba jawab, ya.',
    notYet: 'Belum pas, tapi kamu sudah mencoba. Bagus!',
    fine: 'Tidak apa-apa, kita pelan-pelan.',
    smaller: 'Lihat langkah kecil ini dulu:',
    fingers: 'Hitung satu per satu dengan jari, atau gambar titik-titik di kertas.',
    similar: 'Lihat soal kembarannya:',
    again: 'Sekarang giliranmu lagi:',
    right: 'Betul, hebat! Begini lengkapnya:',
    full: 'Kamu sudah berusaha. Begini jawabannya:',
  },
  en: {
    begin: 'Let us work it out together.',
    hints: {
      add: 'Start from the bigger number. How much do we have to add?',
      subtract: 'Which number do we start from, and how much do we take away?',
      multiply: 'Think of groups: how many groups are there, and how much is in each?',
      divide: 'How many times does the second number fit into the first?',
      below: 'Look at the numbers below the line. Are they the same yet?',
      order: 'Which part do we work out first?',
    },
    yourTurn: 'Have a try.',
    notYet: 'Not quite, but you tried. Well done!',
    fine: 'That is fine, we take it slowly.',
    smaller: 'Look at this small step first:',
    fingers: 'Count one by one on your fingers, or draw dots on paper.',
    similar: 'Look at a sum just like it:',
    again: 'Now it is your turn again:',
    right: 'Right, great! Here is all of it:',
    full: 'You have tried hard. Here is the answer:',
  },
};
