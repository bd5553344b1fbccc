/** Smaller steps without a number for the other ladder of the same skills: with other things in hand. */
import { both, type InBoth } from '../skill.ts';

export const otherPlainSteps: Readonly<Record<string, InBoth>> = {
  'see-5': both(
    'Lompat beberapa kali di tempat. Hitung tiap lompatan: yang terakhir angka berapa?',
    'Hop a few times on the spot. Count every hop: which number was the last?',
  ),
  'give-5': both(
    'Pungut beberapa kancing sambil menghitung. Berapa angka yang kamu sebut terakhir?',
    'Pick up a few buttons and count as you go. Which number did you say last?',
  ),
  'see-10': both(
    'Jejerkan beberapa kancing. Hitung dari ujung yang satu: berapa kancingmu?',
    'Lay some buttons in a row. Count from the end nearest you: how many are there?',
  ),
  'give-10': both(
    'Lompat beberapa kali, lalu berhenti dan ingat angkanya. Lompat lagi dari situ: sampai berapa?',
    'Jump a few times, stop and keep the number. Jump on from there: where do you get to?',
  ),
  'compare-10': both(
    'Jejerkan kancing, lalu taruh biji di depan tiap kancing. Baris mana yang lebih panjang?',
    'Lay a row of buttons and put a bean in front of each. Which row is longer?',
  ),
  'bonds-5': both(
    'Ambil sedikit kancing, lalu tutup sebagian. Berapa yang terlihat, berapa yang tersembunyi?',
    'Take a few buttons and cover some. How many can you see, and how many are hidden?',
  ),
  'bonds-10': both(
    'Gambar sebaris titik, lalu tutup ujungnya dengan tangan. Berapa yang tampak, berapa yang tidak?',
    'Draw a row of dots and cover its end. How many do you see, and how many not?',
  ),
  'bonds-20': both(
    'Isi satu baris kotak sampai penuh, lalu mulai baris baru. Berapa lagi supaya baris itu penuh?',
    'Fill a row of boxes, then begin a new row. How many more until that one is full?',
  ),
  teens: both(
    'Ikat beberapa sedotan, biarkan sisanya lepas. Mulai dari ikatan: berapa yang lepas?',
    'Tie some straws together and leave the rest loose. Start at the bundle: how many are loose?',
  ),
  'add-20': both(
    'Naiki beberapa anak tangga, lalu naik sedikit lagi. Terus hitung: kamu di anak tangga keberapa?',
    'Climb a few stairs, then a few more. Keep counting: which stair are you on?',
  ),
  'subtract-20': both(
    'Maju beberapa ubin, lalu mundur sedikit. Hitung mundur di tiap langkah: kamu di ubin keberapa?',
    'Walk a few tiles forward, then some back. Count back with each step: which tile are you on?',
  ),
  'equal-groups': both(
    'Isi beberapa piring dengan kancing, sama banyak. Hitung isi sepiring, lalu hitung piringnya.',
    'Put buttons on a few plates, as many on each. Count one plate, then count the plates.',
  ),
  'times-5': both(
    'Susun koin jadi beberapa tumpukan yang sama. Hitung tumpukan demi tumpukan: sampai berapa?',
    'Stack coins in a few piles, all the same. Count pile by pile: where do you stop?',
  ),
  'times-10': both(
    'Gambar beberapa baris titik yang sama panjang. Hitung baris pertama, lalu tambah baris berikutnya.',
    'Draw a few rows of dots, all the same length. Count the first row, then add the next.',
  ),
  'split-times': both(
    'Tata kancing berbaris, lalu geser baris terakhir menjauh. Hitung tiap kelompok, lalu gabungkan.',
    'Lay buttons in rows, then slide the last row away. Count each group, then join them.',
  ),
  'missing-side': both(
    'Buat satu baris kancing, lalu baris yang sama di bawahnya sampai habis. Jadi berapa baris?',
    'Make a row of buttons, then the same below it until none is left. How many rows are there?',
  ),
  'factor-pairs': both(
    'Gambar kotak-kotak yang membentuk persegi panjang. Bentuk lain mana yang kotaknya sama banyak?',
    'Draw a rectangle of little boxes. Which other rectangle has just as many?',
  ),
  'equal-shares': both(
    'Tuang air ke beberapa gelas yang sama. Lihat dari samping: apakah tingginya sama?',
    'Pour water into a few glasses that are alike. Look from the side: is it as high in each?',
  ),
  'build-fraction': both(
    'Lipat seutas tali jadi bagian yang sama panjang. Pegang satu bagian: berapa bagian semuanya?',
    'Fold a string into parts of the same length. Hold one part: how many parts are there in all?',
  ),
  compare: both(
    'Lipat selembar kertas sekali, lembar lain berkali-kali. Lembar mana yang bagiannya lebih besar?',
    'Fold one sheet once, and another again and again. Which sheet has the bigger parts?',
  ),
  'compare-unlike': both(
    'Isi beberapa gelas yang sama, jangan sama banyak. Mana yang paling mendekati penuh?',
    'Fill a few glasses alike, each to another height. Which one is nearest to full?',
  ),
  equivalent: both(
    'Gunting pita jadi bagian yang sama, lalu gunting lagi tiap bagian. Panjang semuanya berubah?',
    'Cut a ribbon into equal parts, then cut each part again. Has its whole length changed?',
  ),
  improper: both(
    'Tuang air dari teko, gelas demi gelas. Berapa gelas yang penuh, dan yang terakhir seberapa?',
    'Pour water from a jug, glass by glass. How many are full, and how much is in the last?',
  ),
  'decimal-hundredths': both(
    'Sebut angka di belakang koma dari kiri. Mana yang memilih bagian yang lebih kecil?',
    'Say the digits after the point from the left. Which of them picks the smaller piece?',
  ),
  'percent-of': both(
    'Bagi segenggam beras jadi tumpukan yang sama. Berapa tumpukan yang kamu ambil?',
    'Share a handful of rice into equal heaps. How many of them do you take?',
  ),
  numbers: both(
    'Sentuh jarimu satu-satu dan sebut angkanya dalam bahasa Inggris. Mana yang bunyinya sama?',
    'Touch your fingers in turn and say the numbers. Which one sounds the same?',
  ),
};
