import type { Language } from '@nobi/contract';

/** What a first question is about. */
export type Hint = 'add' | 'subtract' | 'multiply' | 'divide' | 'below' | 'order';

/** What is worked out by a way of its own. */
export type Way = 'shape' | 'common' | 'share' | 'average' | 'units' | 'other';

export interface HomeworkText {
  readonly begin: string;
  readonly hints: Readonly<Record<Hint, string>>;
  readonly ways: Readonly<Record<Way, string>>;
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
    ways: {
      shape: 'Gambar dulu bangunnya dan tulis ukurannya. Rumus mana yang cocok?',
      common: 'Tulis dulu faktor atau kelipatan tiap bilangan. Mana yang sama?',
      share: 'Persen artinya per seratus. Berapa satu persennya, atau sepuluh persennya?',
      average: 'Jumlahkan semuanya dulu. Lalu dibagi berapa?',
      units: 'Satuan mana yang lebih kecil, dan berapa banyak yang masuk ke satuan besar?',
      other: 'Apa yang sudah diketahui, dan apa yang ditanyakan? Tulis dulu keduanya.',
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
    ways: {
      shape: 'Draw the shape first and write its sizes on it. Which rule fits?',
      common: 'Write the factors or multiples of each number first. Which ones are the same?',
      share: 'Percent means out of a hundred. How much is one percent, or ten percent?',
      average: 'Add all of them first. What do you divide by then?',
      units: 'Which unit is the smaller one, and how many of it fit into the larger one?',
      other: 'What do we know already, and what is asked for? Write both down first.',
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
