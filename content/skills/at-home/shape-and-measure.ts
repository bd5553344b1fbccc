/** Patterns, shapes, measures and time. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const shapeAndMeasure: HomeActivities = {
  patterns: [
    {
      id: 'patterns-cutlery-row',
      title: both('Barisan sendok dan gelas', 'A row of spoons and cups'),
      things: ['spoons', 'cups', 'socks'],
      steps: lines(
        `Susun pola tiga benda dua kali: sendok, gelas, kaus kaki, sendok, gelas, kaus kaki.
        Anak menyebutkannya dari depan, lalu meneruskan barisannya.
        Minta anak menutup mata, ambil satu benda di tengah. "Apa yang hilang?"`,
        `Lay a pattern of three things twice: spoon, cup, sock, spoon, cup, sock.
        Your child says it aloud from the start and goes on with the row.
        With your child's eyes closed, take one from the middle. "What is missing?"`,
      ),
    },
    {
      id: 'patterns-clap-stamp',
      title: both('Tepuk, tepuk, entak', 'Clap, clap, stamp'),
      things: [],
      steps: lines(
        `Buat pola gerak: tepuk, tepuk, entak kaki. Ulangi beberapa kali.
        Anak ikut, lalu meneruskan sendiri ketika Anda berhenti.
        Gantian: anak membuat pola, Anda yang meneruskan.`,
        `Make a pattern of moves: clap, clap, stamp. Repeat it a few times.
        Your child joins in and goes on alone when you stop.
        Swap: your child makes a pattern and you go on with it.`,
      ),
    },
  ],
  shapes: [
    {
      id: 'shapes-corner-hunt',
      title: both('Berburu sudut', 'A hunt for corners'),
      things: ['book', 'pots'],
      steps: lines(
        `Cari benda yang datar di rumah: ubin, pintu, buku, tutup panci.
        Anak meraba sudut dan sisinya, lalu menghitungnya.
        Bandingkan ubin dan pintu: sama-sama empat sudut, lalu apa bedanya?`,
        `Look for flat things at home: a floor tile, a door, a book, a pot lid.
        Your child runs a finger along the sides and counts the corners.
        Compare the tile and the door: four corners each, so what is different?`,
      ),
    },
    {
      id: 'shapes-fold-square',
      title: both('Dari kertas panjang jadi persegi', 'From a long sheet to a square'),
      things: ['paper'],
      steps: lines(
        `Beri anak selembar kertas. Tanyakan, "Semua sisinya sama panjang?"
        Lipat satu sudut sampai sisi pendek menempel di sisi panjang, lalu sobek sisanya. Jadilah persegi.
        Lipat lagi dari sudut ke sudut. Bentuk apa sekarang, dan ada berapa sudutnya?`,
        `Give your child a sheet of paper. Ask, "Are all its sides the same length?"
        Fold a corner so that the short side lies along the long one. Tear off the rest: now it is a square.
        Fold it from corner to corner. What shape is it now, and how many corners has it?`,
      ),
    },
  ],
  measure: [
    {
      id: 'measure-spoon-lengths',
      title: both('Berapa sendok panjang mejanya?', 'How many spoons long?'),
      things: ['spoons', 'table'],
      steps: lines(
        `Tebak bersama, meja ini sepanjang berapa sendok.
        Anak menjajarkan sendok dari ujung ke ujung, rapat, tanpa celah dan tanpa bertumpuk.
        Ukur lagi dengan jengkal. Kenapa hasilnya berbeda?`,
        `Guess together how many spoons long the table is.
        Your child lays spoons from end to end, close up, with no gaps and no overlaps.
        Measure again in hand spans. Why is the number different?`,
      ),
    },
    {
      id: 'measure-two-hands',
      title: both('Tangan jadi timbangan', 'Hands as scales'),
      things: ['bottles', 'book', 'pillow'],
      steps: lines(
        `Anak memegang satu benda di tiap tangan, misalnya botol berisi air dan buku.
        Tanyakan, "Mana yang lebih berat? Tangan mana yang turun?"
        Cari benda yang besar tetapi ringan, seperti bantal, dan yang kecil tetapi berat.`,
        `Your child holds one thing in each hand, such as a bottle of water and a book.
        Ask, "Which is heavier? Which hand goes down?"
        Look for something big but light, like a pillow, and something small but heavy.`,
      ),
    },
  ],
  time: [
    {
      id: 'time-paper-clock',
      title: both('Jam dari piring', 'A clock on a plate'),
      things: ['plates', 'pencil', 'spoons'],
      steps: lines(
        `Jadikan piring sebagai jam, angka 12 di atas. Sendok jadi jarum panjang ke atas, pensil jadi jarum pendek.
        Sebut jam bulat, misalnya jam tujuh. Anak memutar pensil ke tempat angka itu.
        Tanyakan, "Biasanya kita sedang apa jam segini, pagi atau malam?"`,
        `Let a plate be a clock with 12 at the top. A spoon pointing up is the long hand, a pencil the short one.
        Say an hour, such as seven o'clock. Your child turns the pencil to that number's place.
        Ask, "What do we do at this time, in the morning or in the evening?"`,
      ),
    },
    {
      id: 'time-day-story',
      title: both('Cerita satu hari', 'The story of a day'),
      things: ['clock', 'paper', 'crayons'],
      steps: lines(
        `Gambar bersama tiga kegiatan hari ini, masing-masing di satu kertas.
        Anak mengurutkannya: pagi, siang, sore, malam. Sebutkan jam kira-kiranya.
        Lihat jam dinding saat jarum panjang ke atas. Jarum pendek menunjuk jam berapa?`,
        `Draw three things you did today, each on its own sheet.
        Your child puts them in order, from morning to night. Say about what time each was.
        Look at the wall clock when the long hand points up. Which hour does the short hand show?`,
      ),
    },
  ],
};
