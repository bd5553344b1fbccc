/** Boxes in boxes, counters, own blocks, messages, rules, and what to do when a block is off. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const codingBlocks: HintLadders = {
  'nested-loops': [
    ladder(
      `Bagian kecil mana yang berulang di dalam bagian besar?
      Cari dulu bagian besar yang berulang. Di dalamnya ada yang berulang juga.
      Dalam sehari kamu makan beberapa kali, dan tiap kali mengunyah berulang. Mana kotak luarnya?`,
      `Which small part repeats inside a larger part?
      First find the large part that repeats. Something repeats inside it, too.
      A day has its meals, and at each meal you chew many times. Which one is the outer box?`,
    ),
    ladder(
      `Apa yang terjadi dalam satu putaran luar saja?
      Susun satu putaran luar sampai benar. Baru bungkus semuanya.
      Gambar satu baris bintang, lalu ulangi barisnya. Apa yang kamu ulangi tiap kali?`,
      `What happens in just a single outer round?
      Build one outer round until it is right. Only then wrap it all up.
      Draw a line of stars, then repeat the line. What do you repeat each time?`,
    ),
  ],
  counter: [
    ladder(
      `Apa yang berbeda dari putaran ke putaran?
      Yang tetap memakai angka. Yang tumbuh memakai penghitung.
      Naik tangga sambil menyebut nomor anak tangganya. Apa yang berubah di tiap langkah?`,
      `What is different from round to round?
      What stays uses a number. What grows uses the counter.
      Climb stairs and say the number of each step. What changes with every step?`,
    ),
    ladder(
      `Penghitungnya bertambah sebelum atau sesudah bunyi?
      Tulis isi penghitung di setiap putaran, lalu bandingkan dengan yang terdengar.
      Taruh kelereng di gelas tiap kali bertepuk. Dihitung sebelum atau sesudah tepuk?`,
      `Does the counter grow before the sound or after it?
      Write down the counter for each round and compare it with what is heard.
      Put a marble in a cup each time you clap. Do you count before the clap or after?`,
    ),
  ],
  'own-block': [
    ladder(
      `Bagian mana yang muncul di beberapa tempat?
      Yang sama di mana-mana jadi isi blok sendiri. Yang lain tetap di luar.
      Lagu punya bagian yang dinyanyikan berulang. Bait atau refrein?`,
      `Which part shows up in several places?
      What is the same everywhere goes into your own block. The rest stays outside.
      A song has a part that comes back again and again. Verse or refrain?`,
    ),
    ladder(
      `Di mana bloknya dipanggil, dan apa yang dilakukannya di sana?
      Setiap panggilan menjalankan seluruh isinya, lalu kembali ke tempat semula.
      Pesan mi di kantin: resepnya sama, telurnya beda. Apa yang kamu sebut saat memesan?`,
      `Where is the block called, and what does it do there?
      Each call runs all that is in it, then comes back to its place.
      Order noodles: the recipe is the same, the eggs differ. What do you say when you order?`,
    ),
  ],
  'fix-blocks': [
    ladder(
      `Pada ketukan mana bunyinya mulai lain?
      Cari ketukan pertama yang lain. Blok yang jalan di sana yang dicurigai.
      Nyanyikan lagu dengan satu kata tertukar. Di kata mana kamu berhenti?`,
      `On which beat does it first sound different?
      Find the first beat that differs. Suspect the block at work there.
      Sing a song with a word swapped. At which word do you stop?`,
    ),
    ladder(
      `Apa yang seharusnya terjadi di sana?
      Ubah satu hal saja, lalu jalankan lagi. Kalau tidak berubah, kembalikan.
      Lampu senter mati. Apa yang kamu periksa dulu, dan kenapa satu-satu?`,
      `What should have happened there?
      Change only one thing, then run it again. If nothing changes, put it back.
      A torch stays dark. What do you check first, and why one thing at a time?`,
    ),
  ],
  messages: [
    ladder(
      `Kapan program yang lain mulai?
      Cari ketukan pertama di baris bawah. Pesannya dikirim tepat sebelum itu.
      Lari estafet: pelari berikutnya menunggu tongkat. Kapan ia mulai berlari?`,
      `When does the other program start?
      Find the first beat of the lower row. The message goes out just before it.
      In a relay race the next runner waits for the baton. When does she start?`,
    ),
    ladder(
      `Siapa yang menunggu, dan menunggu apa?
      Jalankan tiap program dengan satu jari. Jari yang lain bergerak saat pesan datang.
      Bel sekolah berbunyi, semua kelas keluar. Siapa yang mengirim, siapa yang menerima?`,
      `Who is waiting, and for what?
      Run both programs, a finger on each. The other finger moves when the message comes.
      The school bell rings and all classes come out. Who sends, and who receives?`,
    ),
  ],
  'game-rules': [
    ladder(
      `Setelah tiap ketukan, apa yang berubah?
      Catat penghitung sesudah setiap ketukan. Di mana syaratnya terpenuhi?
      Main lompat tali dan hitung lompatannya. Kapan giliranmu selesai?`,
      `What changes after each tap?
      Note the counter after every tap. Where does the condition come true?
      Skip with a rope and count the jumps. When is your turn over?`,
    ),
    ladder(
      `Aturan mana yang jalan kalau ini diketuk?
      Baca satu topi saja. Urutan di dalamnya penting: hitung dulu, baru periksa.
      Permainan papan: langkah dulu, lalu lihat kotaknya. Apa jadinya kalau dibalik?`,
      `Which rule runs when this is tapped?
      Read a single hat. The order inside matters: count first, then check.
      In a board game you move, then look at the square. What if you swap them?`,
    ),
  ],
};
