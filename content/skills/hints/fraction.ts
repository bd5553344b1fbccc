/** Equal shares and fractions. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const fraction: HintLadders = {
  'equal-shares': [
    ladder(
      `Lihat lagi. Apa semua bagiannya sama besar?
      Bayangkan semua garis potongnya dulu. Jarak antargarisnya harus sama.
      Untuk dua orang, lipat kertas dari ujung ke ujung. Di mana garis potongnya?`,
      `Look again. Are all the parts the same size?
      Picture all the cuts first. The gaps between them must be the same.
      For two people, fold a sheet from edge to edge. Where is the cut?`,
    ),
    ladder(
      `Ada berapa orang, dan sudah ada berapa bagian?
      Banyaknya bagian sama dengan banyaknya orang. Lalu bandingkan yang terbesar dan terkecil.
      Bagi roti untuk dua orang dengan satu potongan. Mulai dari mana supaya adil?`,
      `How many people are there, and how many parts?
      There are as many parts as people. Then compare the biggest and the smallest.
      Share bread between two people with one cut. Where do you start, to be fair?`,
    ),
  ],
  'build-fraction': [
    ladder(
      `Apa kata pecahannya: dibagi berapa, diambil berapa?
      Angka bawah membagi, angka atas mengambil. Potong dulu, baru ambil.
      Setengah itu dibagi dua, diambil satu. Kalau sepertiga, dibagi berapa?`,
      `What does the fraction say: cut into how many, take how many?
      The bottom number cuts, the top number takes. Cut first, then take.
      A half is cut in two, and you take one. For a third, cut into how many?`,
    ),
    ladder(
      `Hitung lagi. Berapa potong semuanya, dan berapa yang kamu ambil?
      Periksa apakah semua potongnya sama besar. Lalu cocokkan dengan angka atas dan bawah.
      Lipat kertas jadi dua dan tunjuk satu bagian. Itu pecahan berapa?`,
      `Count again. How many pieces are there, and how many did you take?
      Check that the pieces are equal. Then match them with the top and bottom numbers.
      Fold a sheet in two and point at one part. Which fraction is that?`,
    ),
  ],
  equivalent: [
    ladder(
      `Seberapa banyak dari seluruhnya yang diminta?
      Bagi potongannya menjadi kelompok sama banyak. Angka bawah bilang berapa kelompoknya.
      Ada dua potong, diminta setengah. Buat dua kelompok: berapa potong di tiap kelompok?`,
      `How much of the whole do you need?
      Put the pieces into equal groups. The bottom number says how many groups.
      There are two pieces and you need a half. Make two groups: how many in each?`,
    ),
    ladder(
      `Apakah yang kamu ambil sudah sama banyak dengan yang diminta?
      Kalau potongannya lebih kecil, perlu lebih banyak potong. Besarnya tetap sama.
      Setengah roti kamu belah lagi di tengah. Sekarang setengah itu berapa potong?`,
      `Is what you took as much as you need?
      When the pieces are smaller, you need more of them. The amount stays the same.
      You tear half a loaf in the middle. How many pieces is that half now?`,
    ),
  ],
  compare: [
    ladder(
      `Apa yang sama di keduanya, dan apa yang berbeda?
      Kalau potongannya sama besar, hitung siapa yang mendapat lebih banyak potong.
      Roti dibagi tiga. Kamu dapat dua bagian, temanmu satu: siapa lebih banyak?`,
      `What is the same in both, and what is different?
      When the pieces are the same size, count who gets more of them.
      Bread is cut in three. You get two parts, your friend one: who has more?`,
    ),
    ladder(
      `Coba bayangkan gambarnya. Mana yang tertutup lebih banyak?
      Angka bawah bilang besar potongannya, angka atas bilang banyaknya.
      Dua gelas sama-sama bergaris tiga. Satu diisi satu garis, satu lagi dua: mana lebih banyak?`,
      `Picture them both. Which one is covered more?
      The bottom number says how big the pieces are, the top number how many.
      Two cups with three marks. One is filled to the first, one to the second: which has more?`,
    ),
  ],
  improper: [
    ladder(
      `Pecahan itu kurang dari satu utuh, pas, atau lebih?
      Penuhi dulu satu yang utuh. Sisanya diambil dari yang berikutnya.
      Mau tiga perdua. Dua perdua itu satu utuh: masih berapa perdua lagi?`,
      `Is it less than one whole, just one, or more?
      Fill one whole first. Take the rest from the next one.
      You want three halves. Two halves are one whole: how many halves more?`,
    ),
    ladder(
      `Lihat angka atas dan bawahnya. Mana yang lebih besar, dan apa artinya?
      Angka bawah bilang berapa potong untuk satu utuh. Hitung terus sampai angka atas.
      Tiap roti dibelah dua, dan kamu mau tiga potong. Perlu berapa roti?`,
      `Look at the top and the bottom number. Which is greater, and what does it mean?
      The bottom number says how many pieces make a whole. Count on to the top number.
      Each roll is torn in two, and you want three pieces. How many rolls do you need?`,
    ),
  ],
  'compare-unlike': [
    ladder(
      `Lihat potongannya. Sama besar atau berbeda?
      Potong lagi sampai semua potongannya sama besar. Setelah itu, hitung dan bandingkan.
      Setengah dan seperempat: belah setengah itu di tengah. Jadi berapa perempat?`,
      `Look at the pieces. Are they the same size or not?
      Cut again until all the pieces are the same size. Then count and compare.
      A half and a quarter: cut the half in the middle. How many quarters is it?`,
    ),
    ladder(
      `Mana yang paling sedikit kurangnya supaya utuh?
      Bandingkan yang kurang dari masing-masing. Kalau masih ragu, gambar dengan panjang yang sama.
      Satu roti dibagi dua, roti lain dibagi delapan. Potongan mana yang lebih besar?`,
      `Which one needs the least to be whole?
      Compare what is missing from each. If in doubt, draw them at the same length.
      One loaf is cut in two, another in eight. Which piece is bigger?`,
    ),
  ],
};
