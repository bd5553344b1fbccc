/** Rows of the same length, products, sides and factors. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const multiplication: HintLadders = {
  'equal-groups': [
    ladder(
      `Lihat papannya lagi. Mana yang menyebut baris, mana yang menyebut isinya?
      Angka pertama menghitung baris. Angka kedua menghitung isi tiap baris.
      Susun kancing dua baris, tiap baris tiga. Bagaimana menulisnya sebagai perkalian?`,
      `Look at the sign again. Which number counts rows, and which counts what is in a row?
      The first number counts the rows. The second counts what is in each row.
      Lay buttons in two rows of three. How do you write that as a multiplication?`,
    ),
    ladder(
      `Apa semua barisnya sama panjang?
      Buat satu baris yang benar dulu. Baris lain tinggal meniru.
      Gambar satu baris berisi dua titik. Tambah satu baris lagi yang sama: jadi berapa baris?`,
      `Are all the rows the same length?
      Make one row right first. The other rows only copy it.
      Draw a row of two dots. Add one more row just like it: how many rows are there?`,
    ),
  ],
  'times-5': [
    ladder(
      `Ada berapa baris, dan tiap baris isinya berapa?
      Tambahkan isi satu baris berulang-ulang, sekali untuk tiap baris.
      Tiga pasang sandal: dua, empat, lalu berapa?`,
      `How many rows are there, and how many are in each?
      Add what one row holds again and again, once for each row.
      Three pairs of sandals: two, four, and then what?`,
    ),
    ladder(
      `Apa kamu menambah kedua angka, atau menghitung baris demi baris?
      Mulai dari perkalian yang sudah kamu hafal, lalu tambah satu baris.
      Dua baris isi tiga itu enam. Kalau tambah satu baris lagi, jadi berapa?`,
      `Did you add both numbers, or count row by row?
      Begin with a product that you know already, then add one row.
      Two rows of three are six. With one more row, how many are there?`,
    ),
  ],
  'times-10': [
    ladder(
      `Perkalian mana di dekatnya yang sudah kamu tahu?
      Belah ladangnya di garis tebal. Hitung kedua bagian, lalu gabungkan.
      Enam baris isi tiga: lima baris dulu, lalu satu baris lagi. Jadi berapa?`,
      `Which product close to it do you know already?
      Split the field at the thick line. Count both parts, then put them together.
      Six rows of three: first five rows, then one more. How many are there?`,
    ),
    ladder(
      `Kalau ladangnya diputar, apa isinya berubah?
      Balik urutannya kalau itu lebih mudah. Isinya tetap sama.
      Dua baris isi sembilan sama dengan sembilan baris isi dua. Mana yang lebih mudah?`,
      `When you turn the field, does what it holds change?
      Swap the numbers if that is easier. It holds the same.
      Two rows of nine are as many as nine rows of two. Which is easier for you?`,
    ),
  ],
  'split-times': [
    ladder(
      `Bagian atas harus berisi berapa?
      Hitung baris demi baris dari atas. Berhenti saat isinya pas.
      Tiap baris berisi dua. Setelah berapa baris isinya enam?`,
      `How many must the upper part hold?
      Count row by row from the top. Stop when it holds just enough.
      Each row holds two. After how many rows are there six?`,
    ),
    ladder(
      `Kalau kedua bagian digabung, apa ladangnya utuh lagi?
      Tali memisahkan baris, bukan isinya. Isi tiap baris tetap sama di kedua bagian.
      Tiga baris isi dua dibelah setelah baris pertama. Bagian atas berapa, bagian bawah berapa?`,
      `When you put both parts together, is the field whole again?
      The rope separates rows, not what is in them. Every row stays as long in both parts.
      Three rows of two are split after the first row. How many above, and how many below?`,
    ),
  ],
  'missing-side': [
    ladder(
      `Berapa bibit semuanya, dan harus jadi berapa baris?
      Beri tiap baris satu bibit dulu, bergiliran, sampai habis.
      Enam kancing untuk dua baris. Berapa kancing di tiap baris?`,
      `How many seedlings are there, and how many rows must they make?
      Give each row one seedling in turn, until none is left.
      Six buttons for two rows. How many buttons are in each row?`,
    ),
    ladder(
      `Perkalian mana yang hasilnya sebanyak bibit itu?
      Pembagian itu perkalian yang satu sisinya hilang. Coba satu angka, lalu periksa.
      Dua kali berapa sama dengan delapan? Coba beberapa angka.`,
      `Which product is as much as these seedlings?
      A division is a multiplication with one side missing. Try a number, then check.
      Two times what is eight? Try a few numbers.`,
    ),
  ],
  'factor-pairs': [
    ladder(
      `Bisa dibagi rata menjadi berapa baris?
      Coba banyak baris satu per satu. Cari yang tidak bersisa.
      Enam kancing bisa jadi dua baris. Bisa juga berapa baris?`,
      `Into how many equal rows can it be shared?
      Try the numbers of rows one after the other. Look for one that leaves nothing over.
      Six buttons can make two rows. How many other rows can they make?`,
    ),
    ladder(
      `Angka ini ada di perkalian berapa saja?
      Kalau barisnya lebih banyak, isinya lebih sedikit. Hasil kalinya tetap.
      Delapan kancing: susun jadi persegi panjang. Ada berapa cara?`,
      `In which times tables is this number?
      With more rows, each row is shorter. The product stays the same.
      Eight buttons: lay them as a rectangle. How many ways are there?`,
    ),
  ],
};
