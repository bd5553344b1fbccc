/** Adding and taking away up to 20. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const adding: HomeActivities = {
  'add-20': [
    {
      id: 'add-20-fill-the-ten',
      title: both('Genapkan sepuluh dulu', 'Fill up ten first'),
      things: ['pegs', 'paper', 'pencil'],
      steps: lines(
        `Gambar sepuluh kotak besar di kertas. Taruh delapan jepitan di kotak, lima di luar.
        Anak memindahkan jepitan dari luar sampai sepuluh kotak penuh.
        Tanyakan, "Sepuluh, dan berapa lagi?" Ulangi dengan bilangan lain.`,
        `Draw ten large boxes on paper. Put eight pegs in the boxes and five outside.
        Your child moves pegs in until the ten boxes are full.
        Ask, "Ten, and how many more?" Play again with other numbers.`,
      ),
    },
    {
      id: 'add-20-count-on',
      title: both('Teruskan hitungan', 'Count on'),
      things: ['socks', 'bag'],
      steps: lines(
        `Masukkan tujuh kaus kaki ke tas sambil dihitung, lalu tutup tasnya.
        Taruh beberapa lagi di luar. Anak meneruskan dari tujuh tanpa membuka tas.
        Buka dan hitung semuanya untuk memeriksa. Ganti bilangannya.`,
        `Count seven socks into a bag, then close it.
        Lay a few more outside. Your child counts on from seven without opening the bag.
        Open it and count them all to check. Change the numbers.`,
      ),
    },
  ],
  'subtract-20': [
    {
      id: 'subtract-20-back-to-ten',
      title: both('Mundur lewat sepuluh', 'Back past ten'),
      things: ['pegs'],
      steps: lines(
        `Susun 13 jepitan jemuran: satu baris sepuluh, lalu tiga di bawahnya.
        Minta anak mengambil lima: tiga yang di bawah dulu, lalu dua dari baris sepuluh.
        Tanyakan, "Sisa berapa?" Ulangi dengan 12, 14, atau 15 jepitan.`,
        `Lay out 13 clothes pegs: a row of ten, and three below it.
        Ask your child to take five: first the three below, then two from the row of ten.
        Ask, "How many are left?" Play again with 12, 14 or 15 pegs.`,
      ),
    },
    {
      id: 'subtract-20-marble-bag',
      title: both('Jepitan di dalam tas', 'Pegs in the bag'),
      things: ['pegs', 'bag'],
      steps: lines(
        `Hitung bersama 11 sampai 18 jepitan ke dalam tas.
        Keluarkan beberapa dan tunjukkan. Anak menghitung mundur untuk tahu sisa di dalam.
        Buka tasnya dan hitung bersama.`,
        `Count 11 to 18 clothes pegs into a bag together.
        Take some out and show them. Your child counts back to find how many are still inside.
        Open the bag and count together.`,
      ),
    },
  ],
};
