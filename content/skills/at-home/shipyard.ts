/** Models, charts, areas, units, averages and boxes with what lies about. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const shipyard: HomeActivities = {
  'ship-scale': [
    {
      id: 'ship-scale-room',
      title: both('Denah kamar', 'A plan of the room'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Ukur panjang tempat tidur dan meja dengan langkah kaki.
        Anak menggambar denahnya: satu langkah jadi 2 cm.
        Tanyakan, "Kalau lemari 3 langkah, berapa cm di gambarmu?"`,
        `Measure a bed and a table in footsteps.
        Your child draws a plan: one step becomes 2 cm.
        Ask, "If a cupboard is 3 steps, how many cm is it in your drawing?"`,
      ),
    },
    {
      id: 'ship-scale-map',
      title: both('Jarak di peta', 'Distances on a map'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Gambar peta dari rumah ke sekolah. Tulis: 1 cm = 100 m.
        Anak mengukur jalannya dan menghitung jarak aslinya.
        Tanyakan, "Kalau 1 cm = 50 m, gambarnya jadi lebih besar atau lebih kecil?"`,
        `Draw a map from home to school. Write: 1 cm = 100 m.
        Your child measures the way and works out the real distance.
        Ask, "If 1 cm = 50 m, does the drawing grow or shrink?"`,
      ),
    },
  ],
  quadrants: [
    {
      id: 'quadrants-tiles',
      title: both('Harta di ubin', 'Treasure on the tiles'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Pilih satu ubin sebagai titik (0, 0). Ke kanan dan ke depan bilangan biasa.
        Ke kiri dan ke belakang bilangan minus. Sembunyikan kertas, misalnya di (−2, 3).
        Sebut titiknya. Anak melangkah ke sana. Lalu gantian.`,
        `Pick one tile as (0, 0). To the right and ahead are plain numbers.
        To the left and behind are minus numbers. Hide a slip of paper, for example at (−2, 3).
        Say the point. Your child walks there. Then swap.`,
      ),
    },
    {
      id: 'quadrants-battle',
      title: both('Perahu tersembunyi', 'Hidden boats'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Masing-masing menggambar dua sumbu dari −5 sampai 5 dan menaruh tiga perahu.
        Bergantian menebak titik, misalnya (4, −1).
        Beri tahu apakah perahunya di timur, barat, utara, atau selatan.`,
        `Each of you draws two axes from −5 to 5 and puts three boats on them.
        Take turns to guess a point, such as (4, −1).
        Say whether the boat lies east, west, north or south of it.`,
      ),
    },
  ],
  'composed-shapes': [
    {
      id: 'composed-shapes-tiles',
      title: both('Lantai bentuk L', 'An L on the floor'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Cari bagian lantai berbentuk L, atau tandai dengan kertas.
        Hitung ubin di dalamnya dengan membelahnya jadi dua persegi panjang.
        Lalu jalan di tepinya dan hitung kelilingnya. Mana yang lebih besar?`,
        `Find an L on the floor, or mark one with paper.
        Count its tiles by cutting it into two rectangles.
        Then walk along its edge and count that. Which is more?`,
      ),
    },
    {
      id: 'composed-shapes-same',
      title: both('Luas sama, keliling beda', 'Same area, different perimeter'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Gambar bentuk dari 12 kotak di kertas berpetak. Hitung kelilingnya.
        Anak menggambar 12 kotak dengan keliling lebih panjang.
        Siapa menemukan keliling terpendek?`,
        `Draw a shape of 12 squares on squared paper. Count its perimeter.
        Your child draws 12 squares with a longer perimeter.
        Who finds the shortest perimeter?`,
      ),
    },
  ],
  'unit-change': [
    {
      id: 'unit-change-bottle',
      title: both('Isi botol', 'What a bottle holds'),
      things: ['bottles'],
      steps: lines(
        `Cari botol dan bungkus dengan mL, L, g, atau kg.
        Anak menyebutnya dalam satuan lain: 600 mL itu berapa liter?
        Cari mana yang paling dekat dengan setengah liter.`,
        `Look for bottles and packets with mL, L, g or kg.
        Your child says it in another unit: how many litres is 600 mL?
        Find the one nearest to half a litre.`,
      ),
    },
    {
      id: 'unit-change-square',
      title: both('Satu meter persegi', 'A square metre'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Buat persegi 1 m × 1 m di lantai dengan potongan kertas.
        Anak menaksir berapa lembar buku tulis yang muat.
        Tanyakan, "Berapa persegi 10 cm × 10 cm muat di dalamnya?"`,
        `Mark a square of 1 m × 1 m on the floor with slips of paper.
        Your child guesses how many sheets of a notebook fit.
        Ask, "How many squares of 10 cm × 10 cm fit inside?"`,
      ),
    },
  ],
  'mean-catch': [
    {
      id: 'mean-catch-steps',
      title: both('Rata-rata minggu ini', 'The average of this week'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Catat selama lima hari berapa gelas air yang diminum.
        Gambar sebagai diagram batang, termasuk hari yang nol.
        Anak meratakan batangnya dengan pensil dan menebak rata-ratanya. Lalu hitung.`,
        `For five days write down how many cups of water were drunk.
        Draw them as bars, a day of zero as well.
        Your child levels the bars by pencil and guesses the average. Then work it out.`,
      ),
    },
    {
      id: 'mean-catch-next',
      title: both('Lemparan terakhir', 'The last throw'),
      things: ['sandals', 'paper'],
      steps: lines(
        `Lempar bola kertas ke sandal sepuluh kali. Catat yang kena. Ulangi tiga kali.
        Tanyakan, "Berapa yang harus kena di putaran keempat supaya rata-ratanya 6? Mungkinkah?"
        Coba, lalu hitung lagi.`,
        `Throw a paper ball at a sandal ten times. Write down the hits. Do it three times.
        Ask, "How many hits in the fourth round would make the average 6? Can it be done?"
        Try it, then work it out again.`,
      ),
    },
  ],
  'box-volume': [
    {
      id: 'box-volume-carton',
      title: both('Isi kardus', 'Fill a carton'),
      things: ['packets', 'box'],
      steps: lines(
        `Ambil beberapa bungkus yang sama besar dan satu kardus.
        Anak menata satu lapis, lalu menaksir isi seluruh kardus.
        Tanyakan, "Kalau kardusnya dua kali lebih tinggi, berapa isinya?"`,
        `Take some packets of the same size and a carton.
        Your child lays one layer, then guesses what the whole carton holds.
        Ask, "If it were twice as high, how many would it hold?"`,
      ),
    },
    {
      id: 'box-volume-paper',
      title: both('Kotak dari kertas', 'A box of paper'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Lipat kotak tanpa tutup dari selembar kertas.
        Ukur panjang, lebar, dan tingginya, lalu hitung isinya dalam cm³.
        Lipat kotak lain dari kertas yang sama. Mana yang memuat lebih banyak?`,
        `Fold a box without a lid from a sheet of paper.
        Measure its length, width and height and find its volume in cm³.
        Fold another box from the same sheet. Which holds more?`,
      ),
    },
  ],
};
