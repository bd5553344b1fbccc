/** Bundles of ten, notes and coins, exact amounts, change and estimates. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const money: HintLadders = {
  'bundle-thousands': [
    ladder(
      `Angka mana yang paling kiri, dan apa namanya?
      Tiap angka punya tempat: satuan paling kanan, lalu makin besar ke kiri.
      Tulis angkamu di kotak nilai tempat. Kotak mana yang kosong?`,
      `Which digit is farthest left, and what is its place called?
      Each digit has a place: ones on the right, and larger ones to the left.
      Write your number into boxes for the places. Which box is empty?`,
    ),
    ladder(
      `Kemasan mana yang kamu butuhkan, dan mana yang tidak ada?
      Kalau kemasan besar habis, isi yang sama bisa dimuat dengan kemasan kecil.
      Ikat lidi sampai penuh satu ikat, lalu lepaskan lagi. Isinya berubah atau tetap?`,
      `Which packs do you need, and which one is missing?
      When a large pack is gone, small packs can carry the same.
      Tie sticks into a full bundle, then untie it. Did the amount change?`,
    ),
  ],
  'count-rupiah': [
    ladder(
      `Kamu menghitung banyaknya lembar, atau angka di tiap lembar?
      Kelompokkan yang sama dulu. Mulai dari yang paling besar nilainya.
      Ambil uang mainan, susun dari besar ke kecil, lalu sebut jumlahnya sambil menunjuk.`,
      `Do you count the notes, or what is written on them?
      Put equal ones together first. Begin with those worth the most.
      Lay play money from large to small and say the sum as you point.`,
    ),
    ladder(
      `Sudahkah setiap keping ikut terhitung?
      Lembaran dihitung sebagai ribuan, kepingan sebagai ratusan. Jangan tertukar.
      Pisahkan lembaran dan kepingan. Jumlahkan tiap tumpukan, lalu gabungkan.`,
      `Has every coin been counted too?
      Notes count as thousands, coins as hundreds. Do not mix them up.
      Put notes and coins apart. Add up each heap, then join them.`,
    ),
  ],
  'exact-rupiah': [
    ladder(
      `Berapa yang sudah ada di nampan, dan apa yang masih kurang?
      Siapkan ribuannya lebih dulu. Ratusan menyusul.
      Tutup angka ratusannya dengan jari. Bagian yang terlihat kamu siapkan dari lembar apa?`,
      `How much lies on the tray, and what is still missing?
      Lay the thousands first. The hundreds follow.
      Cover the hundreds with a finger. Which notes make the part that you still see?`,
    ),
    ladder(
      `Kalau lembar itu tidak ada, lembar lain mana yang bisa menggantikannya?
      Nilai yang sama bisa disusun dari lembar yang lebih kecil.
      Tukar satu lembar uang mainan dengan yang lebih kecil. Apakah nilainya tetap sama?`,
      `If that note is missing, which others can stand in for it?
      Smaller notes can make the same worth.
      Swap a note of play money for smaller ones. Is it still worth the same?`,
    ),
  ],
  'few-pieces': [
    ladder(
      `Adakah beberapa keping yang bisa diganti satu uang yang lebih besar?
      Ambil yang terbesar selama belum lewat, lalu ulangi untuk sisanya.
      Susun uang mainan dari kecil, lalu tukar jadi lebih besar. Sampai kapan bisa?`,
      `Are there pieces that a larger one could replace?
      Take the largest that is not too much, then do the same with the rest.
      Lay an amount in small play money, then swap for larger ones. How far can you go?`,
    ),
    ladder(
      `Uang mana yang kamu taruh pertama?
      Yang bernilai besar menghemat banyak keping.
      Coba mulai dari uang lain yang lebih besar. Apakah jumlah keping di nampan berkurang?`,
      `Which piece did you lay first?
      What is worth more saves many pieces.
      Try to begin with a larger one. Are there fewer pieces on the tray?`,
    ),
  ],
  'change-of': [
    ladder(
      `Dari angka mana kamu mulai, dan harus sampai di mana?
      Mulai dari nilai belanjanya. Hitung maju sampai uang yang diberikan.
      Genapkan ratusannya dulu. Lalu berapa langkah ribuan lagi?`,
      `Which number do you begin with, and where do you have to end?
      Begin with the goods. Count on until you reach the note.
      Fill up the hundreds first. How many steps of thousands are left then?`,
    ),
    ladder(
      `Kalau kembalianmu ditambahkan ke belanjanya, jadi sama dengan uangnya?
      Ratusan yang digenapkan menambah ribuannya. Ingat itu saat menghitung.
      Gambar garis bilangan dan lompat dari belanja ke uangnya. Lompatan mana yang kecil?`,
      `If you add your change to the goods, does it make the note?
      Filling up the hundreds adds to the thousands. Keep that in mind.
      Draw a number line and hop from the goods to the note. Which hop is small?`,
    ),
  ],
  'enough-rupiah': [
    ladder(
      `Kalau ribuannya saja, masih ada sisa tempat berapa?
      Jumlahkan ribuannya, lalu lihat apakah ratusannya muat di sisanya.
      Tutup ratusannya, jumlahkan ribuannya. Buka lagi: masih muat atau tidak?`,
      `With the thousands alone, how much room is left?
      Add the thousands, then see whether the hundreds fit in what is left.
      Cover the hundreds and add the thousands. Uncover them: do they still fit?`,
    ),
    ladder(
      `Barang mana yang hampir sampai ke ribuan berikutnya?
      Kalau keduanya hampir genap ke atas, jumlahnya mudah lewat.
      Bulatkan tiap barang ke ribuan terdekat. Naik atau turun?`,
      `Which of the goods is close to the next thousand?
      When both are nearly the next thousand, the sum soon goes past.
      Round each of the goods to the nearest thousand. Does it go up or down?`,
    ),
  ],
};
