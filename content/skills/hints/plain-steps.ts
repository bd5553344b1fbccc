/**
 * Smaller steps without a number, for skills whose answer is one: whatever task is open, they cannot
 * name its answer. The way of thinking is the same as in the skill's own ladders.
 */
import { both, type InBoth } from '../skill.ts';

export const plainSteps: Readonly<Record<string, InBoth>> = {
  'see-5': both(
    'Sentuh hidungmu, lalu kedua matamu. Hitung tiap sentuhan: berhenti di angka berapa?',
    'Touch your nose, then each eye. Count every touch: where do you stop?',
  ),
  'give-5': both(
    'Tepuk tangan beberapa kali saja. Sebut angkanya di tiap tepukan, lalu berhenti.',
    'Clap just a few times. Say the number with each clap, then stop.',
  ),
  'see-10': both(
    'Hitung jari tangan kananmu dulu. Lalu teruskan menghitung ke tangan kiri.',
    'Count the fingers of your right hand first. Then count on with your left.',
  ),
  'give-10': both(
    'Ambil beberapa sendok, lalu hitung. Tambah lagi dan hitung lagi: sudah pas?',
    'Take a few spoons and count them. Add another and count again: is it right?',
  ),
  'compare-10': both(
    'Pasangkan sendok dengan gelas satu-satu. Sisi mana yang masih bersisa?',
    'Pair spoons and cups with each other. Which side has some left over?',
  ),
  'bonds-5': both(
    'Buka satu tangan, lalu lipat beberapa jari. Berapa yang terlipat, berapa yang berdiri?',
    'Open a hand and fold some fingers. How many are folded, and how many stand?',
  ),
  'bonds-10': both(
    'Buka semua jarimu, lalu lipat beberapa. Berapa yang terlipat, berapa yang berdiri?',
    'Open all your fingers, then fold some. How many are folded, and how many stand?',
  ),
  'bonds-20': both(
    'Pakai semua jarimu dulu, lalu jari teman. Berapa jari lagi yang masih kurang?',
    'Use all your fingers first, then a friend’s. How many more are still missing?',
  ),
  teens: both(
    'Buka semua jarimu: itu satu ikatan penuh. Berapa lagi yang ada di luar ikatan?',
    'Open all your fingers: that is a full bundle. How many more are outside it?',
  ),
  'add-20': both(
    'Taruh beberapa kancing, lalu tambah sedikit. Teruskan menghitung dari yang sudah ada.',
    'Put down some buttons, then a few more. Count on from those that were there.',
  ),
  'subtract-20': both(
    'Taruh beberapa kancing, lalu ambil sedikit. Hitung mundur sambil mengambil: sisanya?',
    'Put down some buttons, then take a few away. Count back as you take: what is left?',
  ),
  'equal-groups': both(
    'Tata kancing dalam satu baris pendek. Buat baris lain yang sama: apa yang kamu hitung dulu?',
    'Lay buttons in one short row. Make another just like it: what do you count first?',
  ),
  'times-5': both(
    'Jejerkan beberapa pasang sandal. Hitung sepasang demi sepasang: sampai berapa?',
    'Line up some pairs of sandals. Count pair by pair: where do you stop?',
  ),
  'times-10': both(
    'Gambar beberapa baris titik, lalu lipat kertasnya di antara baris. Hitung tiap bagian dulu.',
    'Draw some rows of dots and fold the sheet between rows. Count each part first.',
  ),
  'split-times': both(
    'Gambar sedikit baris titik, lalu letakkan pensil di antaranya. Ada berapa di tiap bagian?',
    'Draw a few rows of dots and lay a pencil between them. How many are in each part?',
  ),
  'missing-side': both(
    'Bagikan segenggam kancing bergiliran ke beberapa piring. Berapa yang didapat tiap piring?',
    'Deal a handful of buttons onto a few plates in turn. How many does each plate get?',
  ),
  'factor-pairs': both(
    'Susun segenggam kancing jadi persegi panjang tanpa sisa. Bisakah dengan bentuk lain?',
    'Lay a handful of buttons as a rectangle with none left over. Is there another shape?',
  ),
  'decimal-tenths': both(
    'Lipat pita kertas jadi bagian yang sama. Bagian keberapa yang kamu tunjuk?',
    'Fold a paper strip into equal pieces. Which of them are you pointing to?',
  ),
  'decimal-hundredths': both(
    'Ukur meja dalam meter dan tulis dengan koma. Angka mana yang menghitung bagian terkecil?',
    'Measure a table in metres and write it with a point. Which digit counts the smallest pieces?',
  ),
  'decimal-compare': both(
    'Tulis keduanya bersusun dengan koma sejajar. Di tempat mana mereka mulai berbeda?',
    'Write both below each other, points in line. At which place do they first differ?',
  ),
  'decimal-fraction': both(
    'Lipat pita kertas jadi bagian sebanyak angka bawah. Berapa bagian yang kamu ambil?',
    'Fold a strip into as many pieces as the bottom says. How many do you take?',
  ),
  percent: both(
    'Isi gelas dengan air. Kira-kira berapa persen penuhnya?',
    'Fill a cup with water. About how many percent full is it?',
  ),
  'percent-of': both(
    'Tata kancing jadi tumpukan yang sama banyak. Tumpukan mana saja yang kamu ambil?',
    'Lay buttons in heaps of the same size. Which of the heaps do you take?',
  ),
  'equal-shares': both(
    'Lipat selembar kertas sampai tepinya bertemu. Apakah semua bagiannya sama besar?',
    'Fold a sheet so that its edges meet. Are all its parts the same size?',
  ),
  'build-fraction': both(
    'Lipat kertas jadi bagian yang sama besar, warnai sebagian. Berapa bagian yang berwarna?',
    'Fold a sheet into equal parts and colour some. How many parts are coloured?',
  ),
  compare: both(
    'Bayangkan kue untuk sedikit orang, lalu untuk banyak orang. Kapan potongannya lebih besar?',
    'Think of a cake for a few people, then for many. When is a piece bigger?',
  ),
  'compare-unlike': both(
    'Gambar batang yang sama panjang, bagi dengan cara berbeda. Arsir, lalu bandingkan panjangnya.',
    'Draw bars of the same length and cut them differently. Shade them, then compare.',
  ),
  equivalent: both(
    'Lipat kertas, warnai sebagian, lalu lipat sekali lagi. Apakah yang berwarna berubah besarnya?',
    'Fold a sheet, colour a part, then fold it again. Did the coloured part change its size?',
  ),
  improper: both(
    'Susun potongan sampai kuenya utuh, lalu tambah lagi. Masih satu kue, atau lebih?',
    'Lay pieces until the cake is whole, then add more. Is it still one cake, or more?',
  ),
  numbers: both(
    'Berhitung pelan dalam bahasa Inggris sambil membuka jari. Berhenti di kata yang kamu dengar.',
    'Count slowly and lift a finger for each number. Stop at the word that you hear.',
  ),
};
