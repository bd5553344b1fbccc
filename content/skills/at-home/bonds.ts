/** Numbers to 20 in two parts. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const bonds: HomeActivities = {
  'bonds-5': [
    {
      id: 'bonds-5-under-the-cup',
      title: both('Berapa di bawah gelas?', 'How many under the cup?'),
      things: ['buttons', 'cups'],
      steps: lines(
        `Hitung lima kancing bersama, lalu sembunyikan beberapa di bawah gelas.
        Anak melihat yang masih di luar, lalu menebak berapa yang di bawah gelas.
        Angkat gelasnya dan ucapkan bersama, misalnya, "Dua dan tiga jadi lima."`,
        `Count five buttons together, then hide some of them under a cup.
        Your child looks at those outside and works out how many are under the cup.
        Lift the cup and say it together, for example, "Two and three make five."`,
      ),
    },
    {
      id: 'bonds-5-hand',
      title: both('Lima jari, dua kelompok', 'Five fingers, two groups'),
      things: [],
      steps: lines(
        `Angkat satu tangan. Lipat beberapa jari, sisanya tetap tegak.
        Anak menyebut yang tegak dan yang terlipat, misalnya, "Empat dan satu."
        Gantian, dan cari bersama semua cara membagi lima jari.`,
        `Hold up one hand. Fold some fingers and leave the others up.
        Your child says how many are up and how many are folded, such as, "Four and one."
        Swap, and look together for every way to split five fingers.`,
      ),
    },
  ],
  'bonds-10': [
    {
      id: 'bonds-10-ten-fingers',
      title: both('Teman sepuluh', 'Friends of ten'),
      things: [],
      steps: lines(
        `Sebut satu bilangan, misalnya tujuh. Anak mengangkat jari sebanyak itu.
        Tanyakan, "Berapa jari yang terlipat?" Lalu ucapkan, "Tujuh dan tiga jadi sepuluh."
        Kalau sudah lancar, coba jawab tanpa melihat jari.`,
        `Say a number, such as seven. Your child holds up that many fingers.
        Ask, "How many are folded?" Then say, "Seven and three make ten."
        Once that is easy, try it without looking at fingers.`,
      ),
    },
    {
      id: 'bonds-10-two-plates',
      title: both('Sepuluh di dua piring', 'Ten on two plates'),
      things: ['pegs', 'plates'],
      steps: lines(
        `Siapkan sepuluh jepitan jemuran dan dua piring.
        Anak membaginya ke dua piring sesukanya, lalu menyebut, misalnya, "Enam dan empat."
        Pindahkan satu jepitan ke piring lain. Tanyakan, "Sekarang berapa dan berapa?"`,
        `Take ten clothes pegs and two plates.
        Your child puts them on the two plates in any way and says, for example, "Six and four."
        Move one peg to the other plate. Ask, "And now?"`,
      ),
    },
  ],
  'bonds-20': [
    {
      id: 'bonds-20-two-cards',
      title: both('Dua kartu yang pas', 'Two cards that make it'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis bilangan 1 sampai 10 di kertas kecil, dua kali, lalu sebarkan terbuka.
        Sebut satu bilangan dari 11 sampai 20. Anak mencari dua kartu yang jumlahnya pas.
        Kalau ketemu, coba cari pasangan lain untuk bilangan yang sama.`,
        `Write the numbers 1 to 10 on slips of paper, twice, and spread them face up.
        Say a number from 11 to 20. Your child looks for two cards that make it.
        When you have found them, look for another pair for the same number.`,
      ),
    },
    {
      id: 'bonds-20-twenty-fingers',
      title: both('Jari berdua', 'Twenty fingers'),
      things: [],
      steps: lines(
        `Duduk berhadapan: jari kalian berdua ada dua puluh.
        Sebut satu bilangan, misalnya enam belas. Anda mengangkat beberapa jari dulu.
        Anak mengangkat jarinya sampai jumlahnya pas. Lalu hitung bersama.`,
        `Sit face to face: together you have twenty fingers.
        Say a number, such as sixteen. You hold up some fingers first.
        Your child adds fingers until it is just right. Then count together.`,
      ),
    },
  ],
  teens: [
    {
      id: 'teens-ten-in-a-cup',
      title: both('Sepuluh masuk gelas', 'Ten in a cup'),
      things: ['crayons', 'cups'],
      steps: lines(
        `Ambil 11 sampai 19 krayon dan sebarkan di meja.
        Anak memasukkan sepuluh ke gelas, lalu menghitung sisanya di luar.
        Ucapkan bersama, "Sepuluh dan empat, empat belas." Ulangi dengan jumlah lain.`,
        `Take 11 to 19 crayons and spread them on the table.
        Your child puts ten into a cup, then counts those left outside.
        Say it together, "Ten and four, fourteen." Play again with another number.`,
      ),
    },
    {
      id: 'teens-find-numbers',
      title: both('Berburu belasan di rumah', 'A hunt for teen numbers'),
      things: ['packets', 'book'],
      steps: lines(
        `Cari bilangan 11 sampai 20 di halaman buku, kalender, atau bungkus makanan.
        Anak membacanya, lalu mengangkat sepuluh jari dan menyebut berapa lagi yang kurang.
        Misalnya 13: sepuluh jari, lalu Anda menambah tiga jari.`,
        `Look for the numbers 11 to 20 on book pages, a calendar or food packets.
        Your child reads one, holds up ten fingers and says how many more it needs.
        For 13, that is ten fingers, and you add three of yours.`,
      ),
    },
  ],
};
