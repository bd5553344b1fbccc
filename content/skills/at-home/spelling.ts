/** Signs, labels and family talk: affixes, capitals and spelling with what lies about. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const spelling: HomeActivities = {
  'capital-names': [
    {
      id: 'capital-names-family',
      title: both('Kalender keluarga', 'A family calendar'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Anak menulis hari dan bulan lahir tiap anggota keluarga.
        Lingkari setiap huruf kapital bersama. Tanyakan mengapa ditulis begitu.
        Cari satu kata yang tidak perlu huruf kapital.`,
        `Your child writes the day and month when each person in the family was born.
        Circle every capital together. Ask why it is there.
        Look for one word that needs no capital.`,
      ),
    },
    {
      id: 'capital-names-hunt',
      title: both('Berburu huruf kapital', 'Capital hunt'),
      things: ['book', 'pencil', 'paper'],
      steps: lines(
        `Buka satu halaman buku cerita. Anak mencari semua huruf kapital.
        Bagi menjadi dua daftar: awal kalimat dan nama.
        Tanyakan, "Nama apa saja yang kamu temukan?"`,
        `Open a page of a story. Your child looks for all capitals.
        Make two lists: beginnings of sentences, and names.
        Ask, "Which names did you find?"`,
      ),
    },
  ],
  'prefix-di': [
    {
      id: 'prefix-di-notes',
      title: both('Pesan di mana saja', 'Notes around the house'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Sembunyikan satu benda. Tulis petunjuk: "di bawah …", "di dalam …".
        Anak membaca dan mencari, lalu menulis petunjuk untuk Anda.
        Periksa bersama: "di" untuk tempat ditulis terpisah.`,
        `Hide something. Write a hint: "di bawah …", "di dalam …".
        Your child reads it and looks, then writes a hint for you.
        Check together: di before a place stands apart.`,
      ),
    },
    {
      id: 'prefix-di-chores',
      title: both('Siapa yang mengerjakan?', 'Who did it?'),
      things: ['plates', 'paper', 'pencil'],
      steps: lines(
        `Cuci piring bersama. Sebut kalimat: "Piring dicuci di dapur."
        Anak menulisnya di kertas dan melingkari kedua "di".
        Tanyakan, "Mana yang menempel, dan mengapa?"`,
        `Wash the plates together. Say, "Piring dicuci di dapur."
        Your child writes it down and circles both di.
        Ask, "Which one is joined, and why?"`,
      ),
    },
  ],
  'prefix-ber': [
    {
      id: 'prefix-ber-mime',
      title: both('Tebak gerak', 'Mime it'),
      things: [],
      steps: lines(
        `Peragakan satu kata ber-, misalnya berjalan. Anak menebak.
        Peragakan kata ter-, misalnya tertidur. Apa bedanya?
        Gantian, sampai masing-masing mendapat lima kata.`,
        `Act out a word with ber-, such as berjalan. Your child guesses it.
        Act out one with ter-, such as tertidur. What is different?
        Take turns until each of you has had five words.`,
      ),
    },
    {
      id: 'prefix-ber-clothes',
      title: both('Berbaju apa?', 'Who wears what?'),
      things: ['laundry'],
      steps: lines(
        `Ambil satu baju. Sebut, "Ayah berbaju biru."
        Anak membuat kalimat lain: bertopi, berkacamata, berambut pendek.
        Mengapa berambut tidak memakai dua huruf r?`,
        `Take a piece of clothing. Say, "Ayah berbaju biru."
        Your child makes others: bertopi, berkacamata, berambut pendek.
        Why does berambut not have two letters r in a row?`,
      ),
    },
  ],
  'prefix-me': [
    {
      id: 'prefix-me-chores',
      title: both('Daftar pekerjaan rumah', 'A list of chores'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Sebut kata dasar: sapu, cuci, lipat, kunci. Anak menulis bentuk me-.
        Lingkari huruf yang hilang dari kata dasarnya.
        Pilih satu pekerjaan dan lakukan bersama.`,
        `Say roots: sapu, cuci, lipat, kunci. Your child writes them with me-.
        Circle the letters that the root has lost.
        Pick one of them and do it together.`,
      ),
    },
    {
      id: 'prefix-me-cards',
      title: both('Kartu k, p, t, s', 'Cards k, p, t, s'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis kata dasar di potongan kertas: kirim, pukul, tulis, sapu, baca, dorong.
        Anak memilah: huruf pertama luluh atau tetap.
        Tambah dua kata untuk tiap kelompok.`,
        `Write roots on slips of paper: kirim, pukul, tulis, sapu, baca, dorong.
        Your child sorts them: the first letter melts, or stays.
        Add two words to each group.`,
      ),
    },
  ],
  'suffix-kan-i-an': [
    {
      id: 'suffix-kan-i-an-pillow',
      title: both('Bantal naik, kita naik', 'The pillow and you'),
      things: ['pillow', 'chair'],
      steps: lines(
        `Taruh bantal di kursi: "Aku menaikkan bantal." Naik dan duduk: "Aku menaiki kursi."
        Anak memperagakan memasukkan dan memasuki.
        Tanyakan, "Siapa atau apa yang berpindah?"`,
        `Put a pillow on a chair: "Aku menaikkan bantal." Sit on it: "Aku menaiki kursi."
        Your child acts out memasukkan and memasuki.
        Ask, "Who or what has moved?"`,
      ),
    },
    {
      id: 'suffix-kan-i-an-kitchen',
      title: both('Kata -an di dapur', 'Words with -an in the kitchen'),
      things: ['pots', 'plates'],
      steps: lines(
        `Cari benda yang namanya berakhiran -an: makanan, minuman, masakan.
        Anak menyebut kata dasarnya. Apakah itu perbuatan?
        Buat satu kalimat dengan kata dasar dan kata -an.`,
        `Find things whose names end in -an: makanan, minuman, masakan.
        Your child says the root. Is it something one does?
        Make a sentence with the root and the word with -an.`,
      ),
    },
  ],
  'prefix-pe': [
    {
      id: 'prefix-pe-jobs',
      title: both('Siapa aku?', 'Who am I?'),
      things: [],
      steps: lines(
        `Sebut perbuatan: "Aku menulis cerita." Anak menjawab, "Penulis!"
        Lanjutkan: melukis, menari, menjahit, bertani.
        Gantian. Cari satu yang tidak berubah huruf pertamanya.`,
        `Say what you do: "Aku menulis cerita." Your child answers, "Penulis!"
        Go on: melukis, menari, menjahit, bertani.
        Swap. Look for one whose first letter stays.`,
      ),
    },
    {
      id: 'prefix-pe-tools',
      title: both('Alat di rumah', 'Tools at home'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Cari alat yang namanya memakai pe-: penghapus, penggaris, pembuka botol.
        Anak menulis namanya dan kata dasarnya.
        Tempel tulisan itu di alatnya.`,
        `Find tools whose names begin with pe-: penghapus, penggaris, pembuka botol.
        Your child writes the name and its root.
        Stick the note to the tool.`,
      ),
    },
  ],
  'standard-spelling': [
    {
      id: 'standard-spelling-packets',
      title: both('Detektif bungkus', 'Packet detectives'),
      things: ['packets', 'paper', 'pencil'],
      steps: lines(
        `Baca tulisan di bungkus makanan. Cari kata yang sering ditulis berbeda, seperti cokelat.
        Anak menulis ejaan bakunya.
        Simpan daftarnya dan tambah satu kata setiap minggu.`,
        `Read what is on food packets. Look for words that are often written otherwise, such as cokelat.
        Your child writes the standard spelling.
        Keep the list and add a word each week.`,
      ),
    },
    {
      id: 'standard-spelling-sign',
      title: both('Papan untuk kamar', 'A sign for a room'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Anak membuat papan untuk satu ruang, misalnya "Silakan masuk".
        Periksa tiap kata bersama di kamus.
        Gantung papan itu di pintu.`,
        `Your child makes a sign for a room, such as "Silakan masuk".
        Check each word together in a dictionary.
        Hang it on the door.`,
      ),
    },
  ],
  'compound-words': [
    {
      id: 'compound-words-newspaper',
      title: both('Berburu dua kata', 'Hunting for pairs'),
      things: ['packets', 'paper', 'pencil'],
      steps: lines(
        `Cari gabungan kata di bungkus makanan atau koran: rumah makan, terima kasih, olahraga.
        Anak menulisnya dalam dua kolom: terpisah dan disambung.
        Periksa di kamus kata yang kalian ragukan.`,
        `Look for compounds on packets or in a newspaper: rumah makan, terima kasih, olahraga.
        Your child writes them in two columns: apart and joined.
        Look up together what you doubt.`,
      ),
    },
    {
      id: 'compound-words-growing',
      title: both('Kata yang tumbuh', 'Words that grow'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis "tanggung jawab". Anak menambah ber-, lalu per- dan -an sekaligus.
        Kapan kata itu disambung? Anak menjelaskannya kepada Anda.
        Coba juga lipat ganda dan tanda tangan.`,
        `Write "tanggung jawab". Your child adds ber-, then per- and -an together.
        When do the words join? Your child explains it to you.
        Try lipat ganda and tanda tangan as well.`,
      ),
    },
  ],
  punctuation: [
    {
      id: 'punctuation-play',
      title: both('Sandiwara dua suara', 'A play for two voices'),
      things: ['book'],
      steps: lines(
        `Pilih satu halaman cerita yang ada percakapannya.
        Anda membaca ceritanya, anak hanya membaca yang di dalam tanda petik.
        Berhenti sebentar di tiap koma. Lalu bertukar peran.`,
        `Choose a page of a story in which people talk.
        You read what is told. Your child reads only what stands in quotation marks.
        Pause at each comma. Then swap.`,
      ),
    },
    {
      id: 'punctuation-lost',
      title: both('Tanda baca hilang', 'The lost marks'),
      things: ['paper', 'pencil', 'crayons'],
      steps: lines(
        `Tulis satu kalimat tanpa titik, koma, dan tanda petik.
        Anak membacanya, lalu menaruh tandanya dengan krayon.
        Baca lagi keras-keras. Gantian membuat kalimat.`,
        `Write a sentence without full stop, commas and quotation marks.
        Your child reads it and puts the marks in with crayon.
        Read it aloud again. Take turns.`,
      ),
    },
  ],
};
