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
};
