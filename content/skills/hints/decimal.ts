/** Decimals, fractions and percents on one line. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const decimal: HintLadders = {
  'decimal-tenths': [
    ladder(
      `Garisnya mulai dari mana dan berakhir di mana?
      Bayangkan bagian yang sama panjang. Angka di belakang koma menghitung bagian itu.
      Lipat pita kertas jadi bagian yang sama. Bagian keberapa yang kamu tunjuk?`,
      `Where does the line begin, and where does it end?
      Imagine equal pieces. The digit after the point counts those pieces.
      Fold a paper strip into equal pieces. Which of them are you pointing to?`,
    ),
    ladder(
      `Titik itu lebih dekat ke awal garis, ke tengah, atau ke ujungnya?
      Cari tengah garis dulu. Dari sana tinggal sedikit ke kiri atau ke kanan.
      Tarik garis dan tandai tengahnya. Di sebelah mana titikmu?`,
      `Is that point nearer to the beginning, the middle or the end?
      Find the middle of the line first. From there it is a little left or right.
      Draw a line and mark its middle. On which side is your point?`,
    ),
  ],
  'decimal-hundredths': [
    ladder(
      `Angka mana yang menyebut persepuluhan, dan mana yang menyebut perseratusan?
      Angka pertama di belakang koma memilih bagian besar. Angka berikutnya memilih di dalamnya.
      Tulis panjang meja dalam meter. Angka mana yang paling berpengaruh?`,
      `Which digit counts tenths, and which counts hundredths?
      The first digit after the point picks the large piece. The next one picks inside it.
      Write a length in metres with a point. Which digit matters most?`,
    ),
    ladder(
      `Apakah ada angka nol di belakang koma?
      Nol menjaga tempat. Tanpanya, semua angka lain pindah ke tempat yang lebih besar.
      Gambar kotak nilai tempat dan isi angkanya. Adakah kotak yang kosong?`,
      `Is there an empty digit right after the point?
      An empty digit keeps a place. Without it the others move to a bigger place.
      Draw boxes for the places and fill in the digits. Is one box empty?`,
    ),
  ],
  'decimal-compare': [
    ladder(
      `Angka mana yang kamu bandingkan lebih dulu?
      Mulai dari tempat tepat di belakang koma. Banyaknya angka tidak menentukan.
      Tulis keduanya bersusun dengan koma sejajar. Di tempat mana mereka mulai berbeda?`,
      `Which digit do you compare first?
      Begin right after the point. How many digits there are does not decide.
      Write both below each other, points in line. At which place do they first differ?`,
    ),
    ladder(
      `Kalau banyak angkanya dibuat sama, mana yang lebih besar?
      Tambahkan nol di belakang. Nilainya tetap.
      Ubah keduanya jadi uang receh yang sama kecilnya. Mana yang lebih banyak?`,
      `If they all had the same number of digits, which would be larger?
      Fill up with empty digits at the end. The value stays.
      Change both into the same small coins. Which is more?`,
    ),
  ],
  'decimal-fraction': [
    ladder(
      `Garis itu dibagi menjadi berapa bagian?
      Angka bawah membagi garis. Angka atas menghitung langkah dari awal.
      Lipat pita kertas jadi bagian sebanyak angka bawah. Berapa bagian yang kamu ambil?`,
      `Into how many pieces is the line divided?
      The bottom number divides the line. The top number counts steps from the beginning.
      Fold a strip into as many pieces as the bottom says. How many do you take?`,
    ),
    ladder(
      `Pecahan itu kurang dari tengah garis, atau lebih?
      Bandingkan angka atas dengan angka bawah. Makin mirip, makin dekat ke ujung.
      Gambar kue dan arsir bagiannya. Sudah hampir penuh atau belum?`,
      `Is that fraction less than the middle of the line, or more?
      Compare the top with the bottom. The closer they are, the nearer to the end.
      Draw a cake and shade its share. Is it nearly full, or not yet?`,
    ),
  ],
  percent: [
    ladder(
      `Seluruh garis itu berapa persen?
      Persen berarti bagian dari seratus. Seluruh garis adalah semuanya.
      Isi gelas dengan air. Kira-kira berapa persen penuhnya?`,
      `What percent is the whole line?
      Percent counts out of a hundred. The whole line is all of them.
      Fill a cup with water. About what percent full is it?`,
    ),
    ladder(
      `Bagaimana persen itu ditulis dengan koma?
      Persen sama dengan perseratusan. Geser komanya, jangan ubah angkanya.
      Warnai kotak-kotak di kertas. Berapa bagian dari semuanya?`,
      `How is that percent written with a point?
      A percent is a hundredth. Move the point and keep the digits.
      Colour squares on paper. What part of all of them is that?`,
    ),
  ],
  'percent-of': [
    ladder(
      `Seluruh jaraknya berapa, dan bagian apa yang diminta?
      Cari persepuluhan dari jarak itu dulu. Itu bagian yang mudah dihitung.
      Ambil segenggam beras dan bagi rata. Berapa tumpukan yang kamu perlukan?`,
      `How long is the whole way, and which part of it is asked for?
      Find a tenth of the way first. That piece is easy to count with.
      Share a handful of rice into equal heaps. How many heaps do you need?`,
    ),
    ladder(
      `Apakah jawabanmu lebih dari separuh jarak, atau kurang?
      Kira-kira dulu dengan mata, baru dihitung. Keduanya harus cocok.
      Lipat tali jadi bagian yang sama. Sampai lipatan mana kamu berjalan?`,
      `Is your answer more than the middle of the way, or less?
      Guess by eye first, then work it out. Both must agree.
      Fold a string into equal pieces. How far along it do you go?`,
    ),
  ],
};
