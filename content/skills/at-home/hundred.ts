/** Tens and ones to a hundred, their order, and steps of ten. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const hundred: HomeActivities = {
  'tens-100': [
    {
      id: 'tens-100-lines-and-dots',
      title: both('Garis puluhan, titik satuan', 'Lines for tens, dots for ones'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Gambar tiga garis panjang dan lima titik. Satu garis itu sepuluh, satu titik itu satu.
        Anak menyebut bilangannya, "Tiga puluh lima," lalu menuliskannya.
        Sekarang lima garis dan tiga titik. Tanyakan, "Masih sama?" Lalu anak yang menggambar.`,
        `Draw three long lines and five dots. A line is ten, and a dot is one.
        Your child says the number, "Thirty-five," then writes it.
        Now draw five lines and three dots. Ask, "Is it the same?" Then your child draws.`,
      ),
    },
    {
      id: 'tens-100-pages',
      title: both('Halaman berapa ini?', 'Which page is this?'),
      things: ['book'],
      steps: lines(
        `Buka buku di halaman mana saja dari 21 sampai 100.
        Anak membaca nomornya, lalu menyebut ada berapa puluhan dan satuannya.
        Gantian: sebutkan satu nomor, dan anak mencari halamannya.`,
        `Open a book at any page from 21 to 100.
        Your child reads its number, then says how many tens and ones it has.
        Swap: you say a number, and your child finds that page.`,
      ),
    },
    {
      id: 'tens-100-greater-or-smaller',
      title: both('Lebih besar atau lebih kecil?', 'Greater or smaller?'),
      things: [],
      steps: lines(
        `Pikirkan satu bilangan dari 1 sampai 100. Anak menebaknya.
        Jawab dengan "lebih besar" atau "lebih kecil" saja, sampai ketemu.
        Tukar peran. Sesekali tanyakan, "Masih mungkin 48? Mengapa?"`,
        `Think of a number from 1 to 100. Your child guesses it.
        Answer only "greater" or "smaller" until it is found.
        Swap roles. Now and then ask, "Could it still be 48? Why?"`,
      ),
    },
    {
      id: 'tens-100-steps-of-ten',
      title: both('Jalan puluhan', 'A path of tens'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis 10, 20, 30, dan seterusnya sampai 100 di sepuluh kertas. Jajarkan di lantai.
        Anak berjalan di sampingnya sambil menyebut tiap bilangan, maju lalu mundur.
        Sekarang mulai dari 4. Langkah demi langkah jadi 14, 24, 34.`,
        `Write 10, 20, 30 and so on to 100 on ten sheets of paper. Lay them in a row on the floor.
        Your child walks beside them and says each number, forwards and then back.
        Now start at 4. Step by step it becomes 14, 24, 34.`,
      ),
    },
  ],
};
