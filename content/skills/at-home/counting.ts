/** Seeing how many, taking exactly as many, and which is more: numbers to 10. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const counting: HomeActivities = {
  'count-3': [
    {
      id: 'count-3-sandals',
      title: both('Tiga sandal di depan pintu', 'Three sandals at the door'),
      things: ['sandals'],
      steps: lines(
        `Taruh satu, dua, atau tiga sandal di depan pintu.
        Anak menyentuh tiap sandal sambil menyebut angkanya.
        Lalu minta, "Ambilkan dua sandal, ya." Tukar peran sesudahnya.`,
        `Put one, two or three sandals at the door.
        Your child touches each of them and says its number.
        Then ask, "Bring me two sandals." Swap roles after that.`,
      ),
    },
    {
      id: 'count-3-hops',
      title: both('Lompat katak', 'Frog hops'),
      things: [],
      steps: lines(
        `Katakan, "Lompat dua kali!" Hitung bersama di tiap lompatan.
        Lanjutkan dengan satu dan tiga kali, tepuk tangan, atau mengangguk.
        Anak memberi perintah, Anda yang melompat.`,
        `Say, "Hop twice!" Count each hop together.
        Go on with one and three, with claps or nods.
        Your child gives the orders and you hop.`,
      ),
    },
  ],
  'see-5': [
    {
      id: 'see-5-under-the-cloth',
      title: both('Ada berapa di balik kain?', 'How many under the cloth?'),
      things: ['spoons', 'blanket'],
      steps: lines(
        `Taruh 1 sampai 5 sendok di meja, lalu tutup dengan kain sebelum anak melihat.
        Buka, lalu tanyakan, "Ada berapa?" Anak boleh menyentuh sendoknya satu per satu.
        Gantian: anak yang menyembunyikan, Anda yang menebak.`,
        `Lay 1 to 5 spoons on the table and cover them with a cloth before your child looks.
        Lift the cloth and ask, "How many?" Your child may touch the spoons one by one.
        Swap: your child hides the spoons and you say how many.`,
      ),
    },
    {
      id: 'see-5-fingers',
      title: both('Tebak jari', 'Guess my fingers'),
      things: [],
      steps: lines(
        `Sembunyikan satu tangan di punggung, lalu tunjukkan beberapa jari.
        Anak menyebutkan banyaknya, lalu menunjukkan jari sebanyak itu juga.
        Sesekali bilang, "Ini lima, ya?" padahal hanya empat. Biarkan anak memeriksanya.`,
        `Hide one hand behind your back, then hold up some fingers.
        Your child says how many there are and holds up just as many.
        Now and then say, "Is this five?" when it is only four. Let your child check.`,
      ),
    },
  ],
  'give-5': [
    {
      id: 'give-5-set-the-table',
      title: both('Menata meja makan', 'Setting the table'),
      things: ['spoons', 'plates'],
      steps: lines(
        `Hitung bersama siapa saja yang akan makan, paling banyak lima orang.
        Minta anak mengambil piring sebanyak itu, sekali jalan, lalu sendoknya.
        Bagikan bersama. Kalau kurang atau lebih, tanyakan, "Perlu berapa lagi?"`,
        `Count together who is going to eat, five people at most.
        Ask your child to fetch that many plates in one go, then as many spoons.
        Hand them out together. If there are too few or too many, ask, "How many more?"`,
      ),
    },
    {
      id: 'give-5-sock-shop',
      title: both('Warung kaus kaki', 'The sock stall'),
      things: ['socks', 'bag'],
      steps: lines(
        `Tumpuk semua kaus kaki. Anak menjadi penjaga warung, Anda yang datang membawa tas.
        Katakan, "Saya minta empat, ya." Anak menghitung sambil memasukkannya ke tas.
        Keluarkan dan hitung lagi bersama. Ganti bilangannya, 1 sampai 5.`,
        `Pile up the socks. Your child keeps the stall, and you come with a bag.
        Say, "Four socks, please." Your child counts them into the bag.
        Take them out and count again together. Change the number, from 1 to 5.`,
      ),
    },
  ],
  'see-10': [
    {
      id: 'see-10-bottle-caps',
      title: both('Barisan jepitan', 'Rows of pegs'),
      things: ['pegs'],
      steps: lines(
        `Susun 5 jepitan jemuran berjajar, lalu tambahkan beberapa lagi di bawahnya.
        Tanyakan, "Ada berapa semuanya?" Anak boleh mulai dari lima, lalu meneruskan hitungan.
        Sekarang acak letaknya. Tanyakan, "Masih sama banyak?" Lalu hitung lagi.`,
        `Lay 5 clothes pegs in a row, then put a few more below them.
        Ask, "How many altogether?" Your child may start at five and count on.
        Now mix them up. Ask, "Are there still as many?" Then count again.`,
      ),
    },
    {
      id: 'see-10-laundry',
      title: both('Menghitung jemuran', 'Counting the laundry'),
      things: ['pegs', 'laundry'],
      steps: lines(
        `Saat melipat atau menjemur, ambil 6 sampai 10 potong baju.
        Sebelum menghitung, masing-masing menebak ada berapa.
        Anak menjepitkan satu jepitan di tiap baju, lalu menghitung jepitannya.`,
        `While you fold or hang up laundry, take 6 to 10 pieces.
        Before you count, each of you guesses how many there are.
        Your child clips one peg to each piece, then counts the pegs.`,
      ),
    },
  ],
  'give-10': [
    {
      id: 'give-10-fill-the-cups',
      title: both('Mahkota gelas', 'A crown for the cup'),
      things: ['cups', 'pegs', 'paper', 'pencil'],
      steps: lines(
        `Tulis bilangan 6 sampai 10 di lima kertas kecil, lalu balik semuanya.
        Anak mengambil satu kertas dan menjepitkan jepitan sebanyak itu di bibir gelas.
        Hitung bersama: sudah pas, kurang, atau lebih?`,
        `Write the numbers 6 to 10 on slips of paper and turn them over.
        Your child takes one and clips that many clothes pegs to the rim of a cup.
        Count together: just right, too few or too many?`,
      ),
    },
    {
      id: 'give-10-steps',
      title: both('Langkah ke pintu', 'Steps to the door'),
      things: [],
      steps: lines(
        `Berdirilah berdampingan di dalam rumah.
        Sebut bilangan 6 sampai 10. Anak melangkah tepat sebanyak itu, lalu berhenti.
        Gantian: anak yang menyebut, Anda yang melangkah. Sesekali melangkahlah satu kali lebih, biar anak memeriksa.`,
        `Stand side by side inside the house.
        Say a number from 6 to 10. Your child takes exactly that many steps, then stops.
        Swap: your child says the number and you walk. Now and then take one too many for your child to spot.`,
      ),
    },
  ],
  'compare-10': [
    {
      id: 'compare-10-two-handfuls',
      title: both('Dua genggam', 'Two handfuls'),
      things: ['marbles'],
      steps: lines(
        `Masing-masing mengambil segenggam kelereng, paling banyak sepuluh.
        Tebak dulu, "Siapa yang lebih banyak?" Lalu jajarkan berpasangan, satu dengan satu.
        Lihat yang tidak punya pasangan: itulah lebihnya. Ulangi dengan genggaman baru.`,
        `Each of you takes a handful of marbles, ten at most.
        Guess first, "Who has more?" Then line them up in pairs, one with one.
        Look at those without a partner: that is how many more. Play again with new handfuls.`,
      ),
    },
    {
      id: 'compare-10-cards',
      title: both('Buka kartu', 'Turn a card'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis bilangan 1 sampai 10 di sepuluh kertas kecil, lalu balik dan acak.
        Masing-masing membuka satu kertas. Anak menunjuk bilangan yang lebih besar.
        Kalau ragu, masing-masing menunjukkan bilangannya dengan jari. Bandingkan jarinya.`,
        `Write the numbers 1 to 10 on ten slips of paper, turn them over and mix them.
        Each of you turns one slip. Your child points at the greater number.
        If in doubt, each of you shows your number on your fingers. Compare the fingers.`,
      ),
    },
  ],
};
