/** Rows of the same length with what lies about: caps, socks, paper and plates. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const multiplication: HomeActivities = {
  'equal-groups': [
    {
      id: 'equal-groups-caps',
      title: both('Barisan tutup botol', 'Rows of caps'),
      things: ['caps', 'paper', 'pencil'],
      steps: lines(
        `Katakan, "Tiga baris, isi empat." Anak menata tutup botol di meja.
        Tulis bersama: 3 × 4. Tanyakan, "Angka mana barisnya, angka mana isinya?"
        Gantian: anak yang memesan, Anda yang menata.`,
        `Say, "Three rows of four." Your child lays bottle caps on the table.
        Write it together: 3 × 4. Ask, "Which number counts rows, which counts what is in a row?"
        Swap: your child orders and you lay the caps.`,
      ),
    },
    {
      id: 'equal-groups-around-home',
      title: both('Cari susunan di rumah', 'Arrays around the house'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Berkeliling rumah mencari benda yang berbaris rapi: ubin, jendela, rak telur.
        Anak menggambar satu temuan dan menulis perkaliannya.
        Tanyakan, "Kalau diputar, perkaliannya jadi apa?"`,
        `Walk through the house and look for things in neat rows: tiles, windows, an egg tray.
        Your child draws one of them and writes it as a multiplication.
        Ask, "If you turn it, what does the multiplication become?"`,
      ),
    },
  ],
  'times-5': [
    {
      id: 'times-5-socks',
      title: both('Hitung jemuran', 'Count the washing'),
      things: ['socks', 'pegs'],
      steps: lines(
        `Pasangkan kaus kaki. Hitung melompat: dua, empat, enam.
        Tanyakan, "Tujuh pasang itu berapa?" Lalu periksa bersama.
        Jepit tiga jepitan di tiap kaus kaki, lalu hitung melompat tiga-tiga.`,
        `Pair up the socks. Count in jumps: two, four, six.
        Ask, "How many are seven pairs?" Then check together.
        Put three pegs on each sock and count in threes.`,
      ),
    },
    {
      id: 'times-5-hands',
      title: both('Tepuk lima', 'High fives'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Gambar telapak tangan. Tiap telapak punya lima jari.
        Tanyakan, "Enam telapak, berapa jari?" Anak menghitung lima-lima.
        Tulis perkaliannya di bawah gambar, lalu coba dengan jumlah telapak lain.`,
        `Draw around a hand. Each hand has five fingers.
        Ask, "How many fingers are on six hands?" Your child counts in fives.
        Write the multiplication below the drawing, then try another number of hands.`,
      ),
    },
  ],
  'times-10': [
    {
      id: 'times-10-fold',
      title: both('Perkalian yang dilipat', 'Fold a multiplication'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar 7 baris isi 6 di kertas berkotak.
        Lipat setelah baris kelima. Hitung bagian atas, lalu bagian bawah.
        Buka lagi dan gabungkan. Coba juga 8 baris isi 7.`,
        `Draw 7 rows of 6 on squared paper.
        Fold it after the fifth row. Count the upper part, then the lower part.
        Open it and put both together. Try 8 rows of 7 as well.`,
      ),
    },
    {
      id: 'times-10-secret',
      title: both('Perkalian yang hampir kuhafal', 'Cards you nearly know'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis enam perkalian sulit di potongan kertas, seperti 6 × 8.
        Anak memilih satu dan bercerita perkalian dekat mana yang menolongnya.
        Simpan di dua tumpukan: sudah tahu, dan masih dipikir. Besok lihat lagi.`,
        `Write six hard products on slips of paper, such as 6 × 8.
        Your child picks one and tells which product close by helps.
        Keep two piles: known, and still thinking. Look again tomorrow.`,
      ),
    },
  ],
  'split-times': [
    {
      id: 'split-times-rope',
      title: both('Tali di ladang kertas', 'A rope on a paper field'),
      things: ['paper', 'pencil', 'laundry'],
      steps: lines(
        `Gambar ladang 6 baris isi 7. Bentangkan tali atau kaus kaki di antara dua baris.
        Anak menyebut isi kedua bagian dan menjumlahkannya.
        Geser talinya. Apa yang berubah, dan apa yang tetap?`,
        `Draw a field of 6 rows of 7. Lay a string or a sock between two rows.
        Your child says what both parts hold and adds them.
        Move the string. What changes, and what stays the same?`,
      ),
    },
    {
      id: 'split-times-tray',
      title: both('Nampan dua bagian', 'A tray in two parts'),
      things: ['tray', 'caps', 'pencil'],
      steps: lines(
        `Tata tutup botol 4 baris isi 6 di nampan.
        Letakkan pensil sebagai pagar di mana saja. Tulis kedua bagiannya.
        Cari pagar yang membuat hitungannya paling mudah.`,
        `Lay caps in 4 rows of 6 on a tray.
        Put a pencil anywhere as a fence. Write down both parts.
        Look for the fence that makes it easiest to count.`,
      ),
    },
  ],
  'missing-side': [
    {
      id: 'missing-side-plates',
      title: both('Bagi rata ke piring', 'Fair plates'),
      things: ['buttons', 'plates'],
      steps: lines(
        `Beri anak 18 kancing dan tiga piring.
        Tanyakan dulu, "Berapa di tiap piring?" Lalu bagikan dan periksa.
        Tulis sebagai pembagian dan sebagai perkalian.`,
        `Give your child 18 buttons and three plates.
        Ask first, "How many on each plate?" Then share them out and check.
        Write it as a division and as a multiplication.`,
      ),
    },
    {
      id: 'missing-side-hidden',
      title: both('Sisi yang disembunyikan', 'The hidden side'),
      things: ['caps', 'blanket'],
      steps: lines(
        `Tata 4 baris tutup botol yang sama panjang dan tutup sebagian dengan kain.
        Katakan, "Semuanya 24." Anak menebak isi tiap baris.
        Buka kainnya dan periksa. Gantian menyembunyikan.`,
        `Lay 4 equal rows of caps and cover part of them with a cloth.
        Say, "There are 24 in all." Your child says how many are in each row.
        Lift the cloth and check. Take turns hiding.`,
      ),
    },
  ],
  'factor-pairs': [
    {
      id: 'factor-pairs-rectangles',
      title: both('Semua persegi panjang dari 24', 'Every rectangle of 24'),
      things: ['caps', 'paper', 'pencil'],
      steps: lines(
        `Cari semua persegi panjang yang bisa dibuat dari 24 tutup botol.
        Gambar tiap temuan dan tulis perkaliannya.
        Coba 23 tutup botol. Apa yang aneh?`,
        `Look for every rectangle that 24 bottle caps can make.
        Draw each one and write its multiplication.
        Try 23 caps. What is odd about it?`,
      ),
    },
    {
      id: 'factor-pairs-guess',
      title: both('Tebak sisinya', 'Guess the sides'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Gambar persegi panjang di kertas berkotak tanpa memperlihatkannya. Sebut isinya saja.
        Anak menyebut pasangan sisi yang mungkin.
        Gantian. Bilangan mana yang punya paling banyak pasangan?`,
        `Draw a rectangle on squared paper without showing it. Say only how much it holds.
        Your child names pairs of sides that are possible.
        Take turns. Which number has the most pairs?`,
      ),
    },
  ],
};
