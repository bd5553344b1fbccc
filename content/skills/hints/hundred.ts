/** Tens and ones to a hundred. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const hundred: HintLadders = {
  'tens-100': [
    ladder(
      `Ada berapa ikat, dan ada berapa yang lepas?
      Hitung ikatannya dulu, sepuluh tiap ikat. Satuan yang sudah penuh jadi ikat baru.
      Buka semua jarimu: itu satu ikat. Taruh sendok di sampingnya: berapa ikat, berapa satuan?`,
      `How many bundles are there, and how many loose ones?
      Count the bundles first, ten in each. Ones that are full become a new bundle.
      Open all your fingers: a bundle. Lay spoons beside them: how many bundles, how many ones?`,
    ),
    ladder(
      `Angka mana yang puluhan, dan mana yang satuan?
      Lihat puluhannya dulu: ia disebut dulu dan ditulis di depan. Baru lihat satuannya.
      Tulis satu bilangan, lalu tukar kedua angkanya. Mana yang ikatannya lebih banyak?`,
      `Which digit is the tens, and which is the ones?
      Look at the tens first: they are said first and stand in front. Then look at the ones.
      Write a number, then swap its digits. Which of them has more bundles?`,
    ),
  ],
};
