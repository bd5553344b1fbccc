/** Money and bundles with what a home has: paper notes, caps as coins, rice in cups. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const money: HomeActivities = {
  'bundle-thousands': [
    {
      id: 'bundle-thousands-pegs',
      title: both('Ikat sepuluh-sepuluh', 'Bundles of ten'),
      things: ['pegs', 'bag'],
      steps: lines(
        `Anak menghitung jepitan dan memasukkan sepuluh ke tiap kantong.
        Tanyakan, "Ada berapa puluhan, dan berapa satuan?"
        Buka satu kantong. "Sekarang banyaknya berubah, atau tetap?"`,
        `Your child counts pegs and puts ten into each bag.
        Ask, "How many tens are there, and how many ones?"
        Open one bag. "Has the number changed, or is it the same?"`,
      ),
    },
    {
      id: 'bundle-thousands-number-cards',
      title: both('Kartu nilai tempat', 'Cards for places'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis angka 0 sampai 9 di potongan kertas. Ambil empat.
        Anak menyusun bilangan terbesar, lalu yang terkecil.
        Tunjuk satu angka dan tanyakan, "Di sini nilainya berapa?"`,
        `Write the digits 0 to 9 on scraps of paper. Take four.
        Your child makes the largest number, then the smallest.
        Point to a digit and ask, "What is it worth here?"`,
      ),
    },
  ],
  'count-rupiah': [
    {
      id: 'count-rupiah-wallet',
      title: both('Hitung isi dompet', 'Count the purse'),
      things: ['table'],
      steps: lines(
        `Keluarkan beberapa lembar dan keping dari dompet Anda di meja.
        Anak mengelompokkan yang sama, lalu menghitung dari yang terbesar.
        Ambil satu diam-diam. "Sekarang tinggal berapa?"`,
        `Lay some notes and coins from your purse on the table.
        Your child groups equal ones and counts from the largest.
        Quietly take one away. "How much is left now?"`,
      ),
    },
    {
      id: 'count-rupiah-caps',
      title: both('Uang dari tutup botol', 'Coins from caps'),
      things: ['caps', 'paper', 'pencil'],
      steps: lines(
        `Tulis 100, 200, dan 500 di kertas kecil, tempel di tutup botol.
        Ambil segenggam. Anak menebak jumlahnya, lalu menghitung.
        Gantian: anak yang mengambil, Anda yang menghitung.`,
        `Write 100, 200 and 500 on bits of paper and put them on bottle caps.
        Take a handful. Your child guesses the sum, then counts.
        Swap: your child takes a handful and you count.`,
      ),
    },
  ],
  'exact-rupiah': [
    {
      id: 'exact-rupiah-shop',
      title: both('Warung di meja', 'A shop on the table'),
      things: ['toys', 'paper', 'pencil'],
      steps: lines(
        `Beri tiap mainan kertas bertulis 1.200 sampai 4.800.
        Buat uang dari kertas bersama-sama. Anak memilih mainan dan menyiapkan uang pas.
        Tanyakan, "Bisa dengan uang yang lain?"`,
        `Give each toy a slip that says 1,200 to 4,800.
        Make paper money together. Your child picks a toy and pays the exact amount.
        Ask, "Can you do it with other notes?"`,
      ),
    },
    {
      id: 'exact-rupiah-two-ways',
      title: both('Satu jumlah, dua cara', 'One amount, two ways'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar uang mainan di kertas: 100 sampai 5.000.
        Sebut satu jumlah, misalnya 2.700. Anak menyusunnya.
        Susun jumlah yang sama dengan cara lain, lalu bandingkan.`,
        `Draw play money on paper: 100 to 5,000.
        Name an amount, such as 2,700. Your child lays it.
        Lay the same amount in another way, then compare.`,
      ),
    },
  ],
  'few-pieces': [
    {
      id: 'few-pieces-swap',
      title: both('Tukar jadi lebih sedikit', 'Swap for fewer'),
      things: ['caps', 'paper', 'pencil'],
      steps: lines(
        `Pakai tutup botol sebagai 100. Anak menghitung lima belas tutup.
        "Boleh tukar dengan kertas 500 atau 1.000." Anak menukar sampai paling sedikit.
        Hitung: tadi berapa benda, sekarang berapa?`,
        `Use bottle caps as hundreds. Your child counts out fifteen.
        "You may swap for slips of 500 or 1,000." Swap until there are fewest.
        Count: how many things before, and how many now?`,
      ),
    },
    {
      id: 'few-pieces-guess',
      title: both('Tebak berapa lembar', 'Guess how many notes'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Sebut jumlah, misalnya 6.300. Anak menebak: paling sedikit berapa lembar dan keping?
        Tulis uangnya dari yang terbesar, lalu periksa tebakannya.
        Gantian: anak yang menyebut jumlah.`,
        `Name an amount, such as 6,300. Your child guesses the fewest notes and coins.
        Write them from the largest on, then check the guess.
        Swap: your child names an amount.`,
      ),
    },
  ],
  'change-of': [
    {
      id: 'change-of-counting-on',
      title: both('Hitung maju sampai genap', 'Count on to the note'),
      things: ['toys', 'paper', 'pencil'],
      steps: lines(
        `Main warung: mainan bernilai 3.600, Anda memberi 5.000 dari kertas.
        Anak menghitung maju: 3.700, 3.800, sampai 4.000, lalu 5.000.
        Hitung uang yang dilewati: itulah kembaliannya.`,
        `Play shop: a toy is worth 3,600, and you give 5,000 in paper.
        Your child counts on: 3,700, 3,800, up to 4,000, then 5,000.
        Count what was passed: that is the change.`,
      ),
    },
    {
      id: 'change-of-number-line',
      title: both('Lompatan di garis', 'Hops on a line'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar garis dari 0 sampai 10.000 dengan tanda tiap seribu.
        Pilih satu titik. Anak melompat ke ribuan terdekat, lalu ke ujung.
        Jumlahkan panjang kedua lompatan.`,
        `Draw a line from 0 to 10,000 with a mark at each thousand.
        Pick a point. Your child hops to the next thousand, then to the end.
        Add the lengths of both hops.`,
      ),
    },
  ],
  'enough-rupiah': [
    {
      id: 'enough-rupiah-receipt',
      title: both('Cukup atau lewat?', 'Enough or past it?'),
      things: ['packets', 'paper', 'pencil'],
      steps: lines(
        `Ambil tiga bungkus makanan dan beri masing-masing kertas bertulis nilainya.
        "Kita punya 10.000. Cukup untuk yang mana saja?" Anak mengira dulu.
        Hitung bersama, lalu cari pasangan yang paling dekat.`,
        `Take three food packets and give each a slip with what it is worth.
        "We have 10,000. Which of them does it cover?" Guess first.
        Add up together, then look for the closest pair.`,
      ),
    },
    {
      id: 'enough-rupiah-thousands',
      title: both('Ribuan dulu', 'Thousands first'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis dua nilai, misalnya 4.700 dan 3.800. Tutup ratusannya.
        Anak menjumlahkan ribuannya dan menebak: lewat 8.000 atau tidak?
        Buka dan periksa bersama.`,
        `Write two amounts, such as 4,700 and 3,800. Cover the hundreds.
        Your child adds the thousands and guesses: past 8,000 or not?
        Uncover and check together.`,
      ),
    },
  ],
};
