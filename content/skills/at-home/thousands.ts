/** Large numbers with what a home has: scraps of paper, pegs, plates, rice. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const thousands: HomeActivities = {
  'read-10000': [
    {
      id: 'read-10000-dictation',
      title: both('Dikte bilangan', 'Number dictation'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Ucapkan bilangan, misalnya tiga ribu empat puluh lima. Anak menulisnya.
        Pilih juga yang satu tempatnya kosong. Tanyakan, "Nol ini menjaga tempat apa?"
        Gantian: anak yang mendikte, Anda yang menulis.`,
        `Say a number, such as three thousand and forty-five. Your child writes it.
        Choose some with an empty place. Ask, "Which place does this zero keep?"
        Swap: your child dictates and you write.`,
      ),
    },
    {
      id: 'read-10000-packets',
      title: both('Berburu bilangan', 'Number hunt'),
      things: ['packets', 'book'],
      steps: lines(
        `Cari bilangan besar di bungkus makanan dan di halaman buku.
        Anak membacanya keras-keras, lalu menyebut nilai tiap angkanya.
        Temukan satu yang punya nol di tengah.`,
        `Look for large numbers on food packets and on pages of books.
        Your child reads them aloud and says what each digit is worth.
        Find one with a zero inside.`,
      ),
    },
  ],
  'order-10000': [
    {
      id: 'order-10000-line',
      title: both('Jemuran bilangan', 'Numbers on a line'),
      things: ['pegs', 'paper', 'pencil'],
      steps: lines(
        `Anak menulis lima bilangan sampai 10.000 di kertas kecil.
        Jepit berurutan dari yang terkecil.
        Tulis satu lagi dan tanyakan, "Yang ini masuk di antara yang mana?"`,
        `Your child writes five numbers to 10,000 on scraps of paper.
        Peg them in order, smallest first.
        Write another one and ask, "Between which two does this one go?"`,
      ),
    },
    {
      id: 'order-10000-cards',
      title: both('Terbesar dan terkecil', 'Largest and smallest'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis angka 0 sampai 9 di potongan kertas dan ambil empat tanpa melihat.
        Masing-masing menyusun bilangan terbesar, lalu yang terkecil.
        Bicarakan: mengapa angka ini ditaruh paling kiri?`,
        `Write the digits 0 to 9 on scraps of paper and draw four unseen.
        Each of you makes the largest number, then the smallest.
        Talk about it: why does this digit stand on the left?`,
      ),
    },
  ],
  'round-10000': [
    {
      id: 'round-10000-floor',
      title: both('Garis di lantai', 'A line on the floor'),
      things: ['paper', 'pencil', 'toys'],
      steps: lines(
        `Taruh kertas bertulis 3.000 dan 4.000 berjauhan di lantai.
        Sebut bilangan di antaranya. Anak menaruh mainan di tempatnya.
        Tanyakan, "Lebih dekat ke ujung yang mana?"`,
        `Lay sheets that say 3,000 and 4,000 far apart on the floor.
        Name a number between them. Your child puts a toy in its place.
        Ask, "To which end is it closer?"`,
      ),
    },
    {
      id: 'round-10000-about',
      title: both('Kira-kira berapa?', 'About how many?'),
      things: ['book'],
      steps: lines(
        `Buka buku di halaman mana saja. Anak membulatkan nomornya ke puluhan.
        Lakukan lagi dengan jumlah halaman seluruh buku, ke ratusan.
        Cari nomor yang tepat di tengah. Naik atau turun?`,
        `Open a book anywhere. Your child rounds the page number to tens.
        Do the same with the pages of the whole book, to hundreds.
        Find a number right in the middle. Up or down?`,
      ),
    },
  ],
  'add-10000': [
    {
      id: 'add-10000-bundles',
      title: both('Ikat dan simpan', 'Tie and carry'),
      things: ['pegs', 'bag', 'paper'],
      steps: lines(
        `Buat dua tumpukan jepitan: yang lepas, dan yang sudah dikantongi sepuluh.
        Anak menggabungkan dan mengantongi tiap sepuluh jepitan lepas.
        Tulis penjumlahannya bersusun dan tunjuk satu yang pindah ke kiri.`,
        `Make two heaps of pegs: loose ones, and bags of ten.
        Your child joins them and bags every ten loose pegs.
        Write the sum in columns and point to the one that moved left.`,
      ),
    },
    {
      id: 'add-10000-guess-first',
      title: both('Tebak dulu, hitung kemudian', 'Guess first, then add'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis dua bilangan ribuan. Masing-masing menebak jumlahnya lewat pembulatan.
        Anak menghitung bersusun.
        Lihat tebakan siapa yang dekat, dan bicarakan mengapa.`,
        `Write two numbers in the thousands. Each of you guesses the sum by rounding.
        Your child adds them in columns.
        See which guess was close, and talk about why.`,
      ),
    },
  ],
  'subtract-10000': [
    {
      id: 'subtract-10000-open',
      title: both('Buka kantongnya', 'Open the bag'),
      things: ['pegs', 'bag'],
      steps: lines(
        `Siapkan tiga kantong, masing-masing berisi sepuluh jepitan, dan dua jepitan lepas.
        Minta tujuh jepitan. Anak membuka satu kantong dan memberikannya.
        Tanyakan, "Sekarang ada berapa kantong, dan berapa yang lepas?"`,
        `Prepare three bags of ten pegs and two loose pegs.
        Ask for seven pegs. Your child opens a bag and gives them.
        Ask, "How many bags are there now, and how many loose ones?"`,
      ),
    },
    {
      id: 'subtract-10000-check',
      title: both('Periksa dengan menambah', 'Check by adding'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Anak menghitung satu pengurangan ribuan di kertas.
        Tutup soalnya. Anda menjumlahkan hasil dan yang dikurangkan.
        Buka lagi: apakah bilangan semula kembali?`,
        `Your child works out a subtraction in the thousands on paper.
        Cover it. You add the result and what was taken away.
        Uncover it: is the first number back?`,
      ),
    },
  ],
  'mental-sums': [
    {
      id: 'mental-sums-move-one',
      title: both('Pindahkan sedikit', 'Move a little'),
      things: ['caps', 'cups'],
      steps: lines(
        `Taruh 19 tutup botol di satu gelas dan 6 di gelas lain. Jumlahnya?
        Pindahkan satu supaya isi satu gelas jadi bulat. Apakah jumlahnya berubah?
        Coba dengan bilangan lain, lalu tanpa tutup botol.`,
        `Put 19 bottle caps into a cup and 6 into another. How many in all?
        Move one so that one cup holds a round number. Has the sum changed?
        Try it with other numbers, then without caps.`,
      ),
    },
    {
      id: 'mental-sums-how-did-you',
      title: both('Bagaimana caramu?', 'How did you do it?'),
      things: ['laundry'],
      steps: lines(
        `Sambil melipat baju, sebut soal seperti 298 + 47.
        Anak menjawab dan menceritakan caranya. Ceritakan juga cara Anda.
        Cari bersama: cara mana yang paling singkat?`,
        `While you fold clothes, name a sum such as 298 + 47.
        Your child answers and tells how. Tell your own way, too.
        Find out together which way is shortest.`,
      ),
    },
  ],
  'times-digit': [
    {
      id: 'times-digit-rectangle',
      title: both('Potong persegi panjang', 'Cut the rectangle'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar persegi panjang untuk 6 × 34. Bagi menjadi bagian 30 dan bagian 4.
        Anak menghitung tiap bagian dan menjumlahkannya.
        Warnai tiap bagian, lalu coba dengan bilangan lain.`,
        `Draw a rectangle for 6 × 34. Split it into a piece of 30 and a piece of 4.
        Your child works out each piece and adds them.
        Colour the pieces, then try other numbers.`,
      ),
    },
    {
      id: 'times-digit-zeros',
      title: both('Nol yang menggeser', 'Sliding zeros'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis angka di kertas kecil dan siapkan beberapa kertas bertulis 0.
        Sebut 27 × 10. Anak menambah kertas nol dan membaca bilangannya.
        Ubah jadi × 100. Apa yang terjadi pada angka 2 dan 7?`,
        `Write digits on scraps of paper and make some that say 0.
        Say 27 × 10. Your child adds a zero and reads the number.
        Make it × 100. What happens to the 2 and the 7?`,
      ),
    },
  ],
  'divide-rest': [
    {
      id: 'divide-rest-plates',
      title: both('Bagi ke piring', 'Deal onto plates'),
      things: ['plates', 'buttons'],
      steps: lines(
        `Ambil segenggam kancing dan empat piring. Anak menebak: tiap piring dapat berapa?
        Anak membagi rata dan menyebut sisanya.
        Tambah satu piring. Apa yang berubah?`,
        `Take a handful of buttons and four plates. Your child guesses how many each gets.
        Your child deals them out and names what is left.
        Add a plate. What changes?`,
      ),
    },
    {
      id: 'divide-rest-socks',
      title: both('Berpasangan, lalu bertiga', 'By twos, then by threes'),
      things: ['pegs'],
      steps: lines(
        `Hitung semua jepitan. Anak menebak sisanya kalau dikelompokkan berdua.
        Kelompokkan dan periksa. Ulangi bertiga dan berempat.
        Tanyakan, "Mungkinkah sisanya sama dengan besar kelompok?"`,
        `Count all pegs. Your child guesses what is left over in groups of two.
        Group them and check. Do it again by threes and by fours.
        Ask, "Can what is left be as large as a group?"`,
      ),
    },
  ],
  'word-problems': [
    {
      id: 'word-problems-tell',
      title: both('Karang soal dari dapur', 'Stories from the kitchen'),
      things: ['packets', 'spoons'],
      steps: lines(
        `Ambil beberapa bungkus makanan. Anda mengarang soal cerita dengan dua langkah.
        Anak menyebut langkah pertamanya saja, lalu langkah berikutnya.
        Gantian: anak yang mengarang, Anda yang menghitung.`,
        `Take some food packets. You make up a story with two steps.
        Your child names the first step alone, then the next.
        Swap: your child makes it up and you work it out.`,
      ),
    },
    {
      id: 'word-problems-boxes',
      title: both('Gambar ceritanya', 'Draw the story'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Bacakan satu soal cerita dari buku sekolah tanpa menyebut bilangannya.
        Anak menggambarnya dengan kotak. Kotak mana yang dicari?
        Baru sebut bilangannya, lalu hitung bersama.`,
        `Read a story from a school book without its numbers.
        Your child draws it as boxes. Which box is asked for?
        Only then say the numbers and work it out together.`,
      ),
    },
  ],
};
