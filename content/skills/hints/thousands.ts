/** Numbers to 10,000: written, ordered, rounded, added, taken away, multiplied, shared, told. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const thousands: HintLadders = {
  'read-10000': [
    ladder(
      `Tempat mana yang tidak disebut dalam kata-katanya?
      Tempat yang tidak disebut tetap harus dijaga. Nol berdiri di sana.
      Tulis nama tempatnya berjajar di kertas. Isi yang disebut, lalu lihat yang kosong.`,
      `Which place is not named in the words?
      A place that is not named must still be kept. A zero stands there.
      Write the names of the places side by side. Fill those you hear, and see which is empty.`,
    ),
    ladder(
      `Angka pertama yang kamu tulis itu ribuan atau ratusan?
      Baca kata demi kata. Tiap kata punya satu tempat.
      Ucapkan bilangannya pelan sambil menunjuk tempatnya. Apakah semua kata dapat tempat?`,
      `Is the first digit you wrote a thousand or a hundred?
      Read word by word. Each word has a place of its own.
      Say the number slowly and point to its places. Does every word get a place?`,
    ),
  ],
  'order-10000': [
    ladder(
      `Angka mana yang kamu bandingkan lebih dulu?
      Mulai dari kiri. Kalau sama, geser satu tempat ke kanan.
      Tulis bilangannya bersusun rata kanan. Di tempat mana mereka mulai berbeda?`,
      `Which digit did you compare first?
      Begin on the left. If they are the same, go on to the right.
      Write them below each other, lined up on the right. Where do they first differ?`,
    ),
    ladder(
      `Apakah semuanya punya angka yang sama banyak?
      Bilangan dengan angka lebih sedikit selalu lebih kecil. Nol di depan tidak dihitung.
      Coba tukar kartu-kartu paling kiri. Bilangannya jadi lebih besar atau lebih kecil?`,
      `Do they all have the same number of digits?
      A number with fewer digits is always smaller. A zero in front does not count.
      Swap the cards on the far left. Does the number grow or shrink?`,
    ),
  ],
  'round-10000': [
    ladder(
      `Bilanganmu ada di antara tetangga yang mana?
      Cari tetangga di bawah dan di atasnya. Ia lebih dekat ke yang mana?
      Gambar garis dengan kedua tetangga di ujungnya. Tandai tengahnya, lalu taruh bilanganmu.`,
      `Between which neighbours does your number lie?
      Find the neighbour below and the one above. To which is it closer?
      Draw a line with both neighbours at its ends. Mark the middle, then place your number.`,
    ),
    ladder(
      `Angka mana yang memutuskan naik atau turun?
      Lihat angka tepat di kanan tempat yang dibulatkan. Sisanya jadi nol.
      Tutup semua angka di kanannya. Sudah lewat tengah atau belum?`,
      `Which digit decides whether it goes up or down?
      Look at the digit just right of the place. All after it become zero.
      Cover the digits on its right. Is it past the middle or not?`,
    ),
  ],
  'add-10000': [
    ladder(
      `Tempat mana yang jumlahnya terlalu penuh?
      Tempat yang terlalu penuh mengirim satu ke kirinya. Jangan lupa menambahkannya.
      Susun lidi untuk satuannya saja, lalu ikat. Berapa ikat, dan berapa lepas?`,
      `In which place did you get too many?
      A place that is too full sends one to its left. Do not forget to add it.
      Lay sticks for the ones alone and bundle them. How many bundles, how many loose?`,
    ),
    ladder(
      `Kira-kira jumlahnya dekat ke bilangan bulat mana?
      Bulatkan keduanya dan jumlahkan di kepala. Jawabanmu harus dekat dengan itu.
      Jumlahkan ribuannya saja dulu. Apakah jawabanmu masuk akal?`,
      `Which round number will the sum be close to?
      Round both and add them in your head. Your answer should be near that.
      Add the thousands alone first. Does your answer make sense?`,
    ),
  ],
  'subtract-10000': [
    ladder(
      `Di tempat mana angka atas lebih kecil daripada angka bawah?
      Angka tidak boleh dibalik. Buka satu dari tempat di kirinya.
      Ambil seikat lidi dan beberapa yang lepas. Kalau kurang, buka ikatannya dan hitung lagi.`,
      `In which place is the digit on top smaller than the one below?
      The digits must not be swapped. Open one from the place on the left.
      Take a bundle of sticks and some loose ones. If too few are loose, untie it and count again.`,
    ),
    ladder(
      `Tempat yang kamu buka, sudah berkurang satu?
      Kalau di kirinya nol, buka tempat yang lebih kiri lagi dulu.
      Tambahkan hasilmu ke bilangan bawah. Apakah kembali jadi bilangan atas?`,
      `Does the place that you opened have one fewer now?
      If there is a zero on the left, open the place beyond it first.
      Add your result to the number below. Do you get the one on top again?`,
    ),
  ],
  'mental-sums': [
    ladder(
      `Bilangan mana yang hampir bulat?
      Pakai bilangan bulat itu dulu. Sesudahnya, perbaiki selisih kecilnya.
      Tulis kedua bilangan di kertas. Pindahkan sedikit dari satu ke yang lain: jumlahnya tetap?`,
      `Which number is nearly round?
      Use that round number first. Then put the small difference right.
      Write both numbers down. Move a little from one to the other: is the sum the same?`,
    ),
    ladder(
      `Kamu menambah terlalu banyak atau terlalu sedikit?
      Kalau mengambil terlalu banyak, kembalikan. Kalau kurang, ambil lagi.
      Bayangkan kamu memberi selembar uang besar. Kamu dapat kembali, atau masih kurang?`,
      `Did you use too much or too little?
      If you took too much, give some back. If too little, take more.
      Think of handing over a large note. Do you get change, or is it too little?`,
    ),
  ],
  'times-digit': [
    ladder(
      `Bagian mana yang sudah kamu kalikan, dan mana yang belum?
      Pisahkan menurut tempatnya, kalikan tiap bagian, lalu jumlahkan.
      Gambar persegi panjang dan potong menjadi puluhan dan satuan. Hitung tiap potongnya.`,
      `Which part have you multiplied, and which not yet?
      Split it by its places, multiply each part, then add.
      Draw a rectangle and cut it into tens and ones. Work out each piece.`,
    ),
    ladder(
      `Berapa nol yang harus ikut?
      Nol di belakang menggeser semua angka ke kiri. Kalikan dulu tanpa nolnya.
      Hitung dulu tanpa nol. Lalu kembalikan nolnya: ada berapa?`,
      `How many zeros have to come along?
      Zeros at the end slide all digits to the left. Multiply without them first.
      Work it out without the zeros. Then put them back: how many are there?`,
    ),
  ],
  'divide-rest': [
    ladder(
      `Apakah sisanya masih cukup untuk semua piring?
      Sisa selalu lebih kecil daripada banyaknya piring.
      Bagikan segenggam kancing bergiliran. Kapan kamu harus berhenti?`,
      `Is what is left enough for all plates?
      What is left is always less than the number of plates.
      Deal out a handful of buttons in turn. When do you have to stop?`,
    ),
    ladder(
      `Kelipatan mana yang paling dekat di bawahnya?
      Ambil kelipatan besar dulu, lalu bagi yang tersisa.
      Kalikan jawabanmu kembali dan tambahkan sisanya. Apakah jadi bilangan semula?`,
      `Which multiple lies closest below it?
      Take a large multiple first, then share what remains.
      Multiply your answer back and add what was left. Is it the number you began with?`,
    ),
  ],
  'word-problems': [
    ladder(
      `Apa yang ditanyakan pada akhir cerita?
      Bayangkan ceritanya. Jadi lebih banyak, lebih sedikit, berulang, atau dibagi?
      Gambar ceritanya dengan kotak-kotak. Kotak mana yang belum kamu tahu isinya?`,
      `What does the end of the story ask?
      Picture it. Does it grow, shrink, repeat, or is it shared?
      Draw the story as boxes. Which box do you not know yet?`,
    ),
    ladder(
      `Apakah semua kalimat sudah kamu pakai?
      Kadang ada langkah lagi. Pakai hasil pertamamu untuk melanjutkan.
      Ceritakan lagi dengan bilangan kecil. Apa yang kamu lakukan pertama, lalu apa?`,
      `Have you used every sentence?
      Sometimes there is another step. Go on with what came out first.
      Tell it again with small numbers. What do you do first, and what next?`,
    ),
  ],
};
