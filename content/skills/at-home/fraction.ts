/** Equal shares and fractions, with paper and food that can be folded, torn and poured. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const fraction: HomeActivities = {
  'equal-shares': [
    {
      id: 'equal-shares-fold-paper',
      title: both('Lipat jadi empat', 'Fold it in four'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Minta anak melipat selembar kertas menjadi empat bagian yang sama besar.
        Buka, lalu beri warna lain di tiap bagian. Tanyakan, "Dari mana kamu tahu sama besar?"
        Cari cara lain: lipatan panjang, lipatan silang, atau lipatan miring.`,
        `Ask your child to fold a sheet of paper into four equal parts.
        Open it and colour each part differently. Ask, "How do you know they are equal?"
        Look for another way: long folds, crossed folds or slanted folds.`,
      ),
    },
    {
      id: 'equal-shares-bread',
      title: both('Bagi roti dengan adil', 'Fair bread'),
      things: ['bread', 'plates'],
      steps: lines(
        `Anak membagi selembar roti tawar dengan tangan untuk dua atau empat orang.
        Yang membagi mengambil paling akhir: adilkah semua bagiannya?
        Tumpuk potongannya. Kalau ada yang lebih besar, bicarakan cara membaginya lagi.`,
        `Your child tears a slice of bread by hand for two or four people.
        The one who shares takes the last piece: are all the parts fair?
        Lay the pieces on top of each other. If one is bigger, talk about how to share again.`,
      ),
    },
  ],
  'build-fraction': [
    {
      id: 'build-fraction-paper-cake',
      title: both('Martabak kertas', 'A paper pancake'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Lipat kertas menjadi empat bagian sama besar, lalu buka lagi.
        Tulis ¾ dan katakan, "Saya pesan tiga perempat." Anak mewarnai bagian yang dipesan.
        Gantian memesan: ½, ¼, atau lipat lagi untuk ⅝.`,
        `Fold a sheet of paper into four equal parts and open it again.
        Write ¾ and say, "Three quarters, please." Your child colours what you ordered.
        Take turns to order: ½, ¼, or fold once more for ⅝.`,
      ),
    },
    {
      id: 'build-fraction-bottle',
      title: both('Air sampai tiga perempat', 'Water up to three quarters'),
      things: ['bottles', 'paper', 'pencil'],
      steps: lines(
        `Lipat selembar kertas setinggi botol menjadi empat sama panjang, lalu sandarkan di botol.
        Minta anak mengisi air sampai tiga perempat. Lipatan kertas menunjukkan tingginya.
        Tuang, lalu coba setengah dan seperempat.`,
        `Fold a strip of paper as tall as the bottle into four equal lengths and lean it on the bottle.
        Ask your child to fill in water up to three quarters. The folds show how high.
        Pour it out, then try a half and a quarter.`,
      ),
    },
  ],
  equivalent: [
    {
      id: 'equivalent-fold-again',
      title: both('Lipat sekali lagi', 'Fold once more'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Lipat kertas menjadi dua sama besar dan warnai satu bagian. Itu setengah.
        Lipat lagi: jadi empat, lalu delapan bagian. Buka dan hitung bagian yang berwarna.
        Tanyakan, "Warnanya bertambah, atau hanya potongannya?" Tulis ½ = 2/4 = 4/8.`,
        `Fold a sheet in two equal parts and colour one. That is a half.
        Fold again: four, then eight parts. Open it and count the coloured parts.
        Ask, "Is there more colour, or only more parts?" Write ½ = 2/4 = 4/8.`,
      ),
    },
    {
      id: 'equivalent-six-buttons',
      title: both('Setengah dari enam', 'Half of six'),
      things: ['buttons', 'paper'],
      steps: lines(
        `Taruh enam kancing di kertas yang dilipat dua, sama banyak di kiri dan kanan.
        Anak menyebut, "Tiga dari enam itu setengah."
        Coba dengan 4, 8, dan 10 kancing. Apa yang selalu sama?`,
        `Put six buttons on a sheet folded in two, as many on the left as on the right.
        Your child says, "Three out of six is a half."
        Try it with 4, 8 and 10 buttons. What stays the same?`,
      ),
    },
  ],
  compare: [
    {
      id: 'compare-paper-strips',
      title: both('Warna siapa lebih panjang?', 'Whose colour is longer?'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Sobek dua pita kertas sama panjang, lalu lipat keduanya menjadi empat.
        Anda mewarnai dua bagian, anak mewarnai tiga bagian di pitanya.
        Tempelkan berdampingan: 2/4 atau 3/4, mana yang lebih besar? Gantian memilih.`,
        `Tear two paper strips of the same length and fold both in four.
        You colour two parts, your child colours three on the other strip.
        Hold them side by side: 2/4 or 3/4, which is greater? Take turns to choose.`,
      ),
    },
    {
      id: 'compare-two-plates',
      title: both('Dua piring beras', 'Two plates of rice'),
      things: ['plates', 'spoons', 'rice'],
      steps: lines(
        `Siapkan dua piring yang sama. Sepakati bahwa enam sendok beras itu satu utuh.
        Taruh dua sendok di satu piring, lima sendok di piring lain: dua perenam dan lima perenam.
        Tutup keduanya dengan tangan. Sebut pecahannya: mana yang lebih banyak? Buka dan lihat.`,
        `Take two plates that are alike. Agree that six spoons of rice are one whole.
        Put two spoons on one plate and five on the other: two sixths and five sixths.
        Cover both with your hands. Say the fractions: which is more? Take your hands away and look.`,
      ),
    },
  ],
  improper: [
    {
      id: 'improper-five-quarters',
      title: both('Lebih dari satu utuh', 'More than one whole'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Lipat dua kertas yang sama, masing-masing menjadi empat bagian sama besar.
        Tulis 5/4 dan katakan, "Saya pesan lima perempat." Anak mewarnai bagian demi bagian.
        Kertas pertama penuh. Tanyakan, "Jadi satu utuh dan berapa lagi?"`,
        `Fold two sheets of the same size, each into four equal parts.
        Write 5/4 and say, "Five quarters, please." Your child colours part by part.
        The first sheet is full. Ask, "So it is one whole and how much more?"`,
      ),
    },
    {
      id: 'improper-half-cups',
      title: both('Setengah gelas, berkali-kali', 'Half a cup, again and again'),
      things: ['cups', 'bottles'],
      steps: lines(
        `Siapkan tiga gelas yang sama dan sebotol air. Satu tuangan berarti setengah gelas.
        Minta tiga tuangan. Anak menebak berapa gelas yang penuh, lalu menuangnya.
        Ucapkan, "Tiga perdua sama dengan satu setengah." Coba lima tuangan.`,
        `Take three cups that are alike and a bottle of water. One pour is half a cup.
        Ask for three pours. Your child guesses how many cups will be full, then pours.
        Say, "Three halves are one and a half." Try five pours.`,
      ),
    },
  ],
  'compare-unlike': [
    {
      id: 'compare-unlike-two-strips',
      title: both('Dua pita, lipatannya berbeda', 'Two strips, different folds'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Sobek dua pita kertas sama panjang. Lipat satu menjadi dua dan satu menjadi delapan.
        Warnai 1/2 di pita pertama dan 3/8 di pita kedua. Tebak dulu mana yang lebih besar.
        Lipat pita pertama menjadi delapan juga. Bandingkan: 4/8 dan 3/8.`,
        `Tear two paper strips of the same length. Fold one in two and the other in eight.
        Colour 1/2 of the first and 3/8 of the second. Guess first which is greater.
        Fold the first in eight as well. Compare: 4/8 and 3/8.`,
      ),
    },
    {
      id: 'compare-unlike-near-a-half',
      title: both('Lebih atau kurang dari setengah?', 'More or less than a half?'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis 1/3, 3/4, 2/5, 5/8, dan 3/6, masing-masing di satu kertas kecil.
        Anak menaruhnya di tiga tempat: kurang dari, sama dengan, atau lebih dari setengah.
        Ambil dua kertas dan tanyakan mana yang lebih besar. Kalau ragu, gambar pitanya.`,
        `Write 1/3, 3/4, 2/5, 5/8 and 3/6, each on its own slip.
        Your child sorts them: less than a half, exactly a half, or more than a half.
        Take two slips and ask which is greater. If in doubt, draw strips.`,
      ),
    },
  ],
};
