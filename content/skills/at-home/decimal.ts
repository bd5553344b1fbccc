/** Lines, strips and cups: decimals, fractions and percents with what lies about. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const decimal: HomeActivities = {
  'decimal-tenths': [
    {
      id: 'decimal-tenths-strip',
      title: both('Pita sepersepuluh', 'A strip in tenths'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Sobek pita kertas panjang, tulis 0 dan 1 di ujungnya.
        Sebut satu desimal, misalnya 0,7. Anak menunjuk letaknya dengan pensil.
        Bagi pita jadi sepuluh dan periksa. Gantian menyebut.`,
        `Tear a long paper strip and write 0 and 1 at its ends.
        Say a decimal, such as 0.7. Your child points to it with the pencil.
        Mark ten equal pieces and check. Then swap.`,
      ),
    },
    {
      id: 'decimal-tenths-bottle',
      title: both('Botol sepersepuluh', 'A bottle in tenths'),
      things: ['bottles', 'pencil', 'paper'],
      steps: lines(
        `Tempel kertas di botol, tandai sepuluh bagian yang sama tinggi.
        Anak mengisi air sampai 0,3, lalu sampai 0,8.
        Tanyakan, "Berapa lagi supaya jadi 1?"`,
        `Tape paper to a bottle and mark ten pieces of the same height.
        Your child fills it to 0.3, then to 0.8.
        Ask, "How much more makes 1?"`,
      ),
    },
  ],
  'decimal-hundredths': [
    {
      id: 'decimal-hundredths-height',
      title: both('Ukur dalam meter', 'Measure in metres'),
      things: ['paper', 'pencil', 'table'],
      steps: lines(
        `Ukur meja dan buku dengan meteran. Tulis dalam meter, misalnya 0,75.
        Tanyakan, "Angka mana sepersepuluh meter, mana seperseratus?"
        Cari benda yang panjangnya kira-kira 0,07 meter.`,
        `Measure a table and a book. Write it in metres, such as 0.75.
        Ask, "Which digit counts tenths of a metre, which hundredths?"
        Look for something about 0.07 metres long.`,
      ),
    },
    {
      id: 'decimal-hundredths-grid',
      title: both('Seratus kotak', 'A hundred squares'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar kotak 10 × 10. Satu baris adalah sepersepuluh.
        Warnai 0,37: tiga baris penuh dan tujuh kotak.
        Bandingkan dengan 0,4. Mana yang lebih banyak?`,
        `Draw a grid of 10 × 10. One row is a tenth.
        Colour 0.37: three full rows and seven squares.
        Compare it with 0.4. Which is more?`,
      ),
    },
  ],
  'decimal-compare': [
    {
      id: 'decimal-compare-cards',
      title: both('Kartu desimal', 'Decimal cards'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis 0,5; 0,48; 0,405; dan 0,6 di potongan kertas.
        Anak mengurutkannya dan bercerita bagaimana ia tahu.
        Tambahkan nol di belakang sampai sama panjang. Periksa urutannya.`,
        `Write 0.5, 0.48, 0.405 and 0.6 on slips of paper.
        Your child puts them in order and tells how.
        Add zeros at the end until all have the same length. Check the order.`,
      ),
    },
    {
      id: 'decimal-compare-packets',
      title: both('Bandingkan bungkus', 'Compare packets'),
      things: ['packets'],
      steps: lines(
        `Cari bungkus dengan berat dalam kilogram, seperti 0,25 kg dan 0,3 kg.
        Dari angkanya, anak menebak mana yang lebih berat, lalu mengangkatnya.
        Cari dua angka yang menipu mata.`,
        `Look for packets with a weight in kilograms, such as 0.25 kg and 0.3 kg.
        Your child says from the number which is heavier, then lifts them.
        Look for two numbers that fool the eye.`,
      ),
    },
  ],
  'decimal-fraction': [
    {
      id: 'decimal-fraction-fold',
      title: both('Lipat lalu hitung', 'Fold and count'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Lipat pita kertas jadi empat, tandai 1/4, 2/4, 3/4.
        Di pita lain tandai sepersepuluhan. Letakkan berdampingan.
        Tanyakan, "3/4 ada di antara desimal yang mana?"`,
        `Fold a strip in four and mark 1/4, 2/4 and 3/4.
        Mark tenths on another strip. Lay them side by side.
        Ask, "Between which decimals is 3/4?"`,
      ),
    },
    {
      id: 'decimal-fraction-walk',
      title: both('Jalan pecahan', 'Fraction walk'),
      things: ['sandals', 'paper'],
      steps: lines(
        `Letakkan dua sandal berjauhan: yang satu 0, yang lain 1.
        Sebut pecahan. Anak berdiri di tempatnya.
        Periksa dengan menghitung langkah kaki.`,
        `Put two sandals far apart: one is 0, the other is 1.
        Say a fraction. Your child stands where it is.
        Check by counting footsteps.`,
      ),
    },
  ],
  percent: [
    {
      id: 'percent-cup',
      title: both('Gelas berapa persen?', 'How full is the cup?'),
      things: ['cups'],
      steps: lines(
        `Isi gelas sebagian. Anak menebak berapa persen penuhnya.
        Tuang sampai 50%, lalu 75%. Bagaimana memeriksanya?
        Tulis persen itu sebagai desimal.`,
        `Fill a cup partly. Your child guesses what percent full it is.
        Pour until 50%, then 75%. How can you check?
        Write that percent as a decimal.`,
      ),
    },
    {
      id: 'percent-battery',
      title: both('Persen di rumah', 'Percent at home'),
      things: ['packets', 'paper', 'pencil'],
      steps: lines(
        `Cari tanda % di bungkus makanan. Baca bersama.
        Anak menggambar garis dan menandai persen itu.
        Tanyakan, "Lebih atau kurang dari separuh?"`,
        `Look for % signs on food packets and read them together.
        Your child draws a line and marks that percent.
        Ask, "More or less than a half?"`,
      ),
    },
  ],
  'percent-of': [
    {
      id: 'percent-of-buttons',
      title: both('Persen dari kancing', 'Percent of buttons'),
      things: ['buttons'],
      steps: lines(
        `Tata 20 kancing. Tanyakan, "10% itu berapa kancing?"
        Dari sana cari 30%, 50%, dan 5%.
        Ulangi dengan 40 kancing. Apa yang berubah?`,
        `Lay out 20 buttons. Ask, "How many buttons is 10%?"
        From there find 30%, 50% and 5%.
        Do it again with 40 buttons. What changes?`,
      ),
    },
    {
      id: 'percent-of-walk',
      title: both('Jarak di ruang tamu', 'A way across the room'),
      things: ['chair', 'pillow'],
      steps: lines(
        `Hitung langkah dari kursi ke pintu.
        Anak meletakkan bantal di 25% dari jarak itu.
        Hitung langkahnya dan periksa. Coba 75%.`,
        `Count the steps from a chair to the door.
        Your child puts a pillow at 25% of the way.
        Count and check. Then try 75%.`,
      ),
    },
  ],
};
