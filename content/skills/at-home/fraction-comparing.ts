/** Which fraction is greater, and which are the same. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const fractionComparing: HomeActivities = {
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
