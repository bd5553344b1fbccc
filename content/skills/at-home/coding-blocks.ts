/** Boxes in boxes, counters, own words, messages and rules: with claps, plates and pencils. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const codingBlocks: HomeActivities = {
  'nested-loops': [
    {
      id: 'nested-loops-claps',
      title: both('Tepuk di dalam tepuk', 'Claps inside claps'),
      things: ['table'],
      steps: lines(
        `Tepuk meja tiga kali lalu tepuk tangan sekali. Ulangi semuanya.
        Anak menyebut bagian yang diulang di dalam, lalu yang di luar.
        Gantian: anak membuat pola, Anda menebak kedua pengulangannya.`,
        `Tap the table three times, then clap once. Do all of it again.
        Your child names the part repeated inside, then the one outside.
        Swap: your child makes a pattern and you find both loops.`,
      ),
    },
    {
      id: 'nested-loops-plates',
      title: both('Menata piring', 'Laying plates'),
      things: ['plates', 'spoons'],
      steps: lines(
        `Di tiap piring taruh dua sendok. Lakukan untuk beberapa piring.
        Anak menuliskannya sesingkat mungkin: ulangi ini, di dalamnya ulangi itu.
        Tanyakan, "Berapa sendok semuanya?" sebelum menghitung.`,
        `Put two spoons on each plate. Do it for several plates.
        Your child writes it as briefly as possible: repeat this, inside it repeat that.
        Ask, "How many spoons in all?" before you count.`,
      ),
    },
  ],
  counter: [
    {
      id: 'counter-stairs',
      title: both('Tangga tutup botol', 'Stairs of caps'),
      things: ['caps'],
      steps: lines(
        `Susun satu tutup botol, lalu dua, lalu tiga, seperti tangga.
        Anak menyebut aturannya: apa yang bertambah di tiap baris?
        Ubah aturannya jadi tambah dua. Seperti apa tangganya?`,
        `Lay one bottle cap, then two, then three, like stairs.
        Your child says the rule: what grows with each line?
        Change the rule to two more each time. What do the stairs look like?`,
      ),
    },
    {
      id: 'counter-paper',
      title: both('Kertas penghitung', 'A slip that counts'),
      things: ['paper', 'pencil', 'laundry'],
      steps: lines(
        `Tulis 0 di kertas. Setiap baju dilipat, anak mencoret dan menulis angka baru.
        Setiap angka lima, lakukan gerakan lucu dan mulai lagi dari 0.
        Tanyakan, "Di kertas ada angka berapa sekarang, dan kenapa?"`,
        `Write 0 on a slip. For each folded shirt your child crosses it out and writes the next.
        At five, do something silly and start again from 0.
        Ask, "Which number is on the slip now, and why?"`,
      ),
    },
  ],
  'own-block': [
    {
      id: 'own-block-word',
      title: both('Kata rahasia gerak', 'A word for moves'),
      things: ['table'],
      steps: lines(
        `Anak menciptakan kata, misalnya "blubuk", untuk tiga gerakan berurutan.
        Sebut perintah: putar, blubuk, duduk, blubuk.
        Beri angka: "blubuk dua" berarti bagian tengahnya dua kali.`,
        `Your child invents a word, such as "bluboo", for three moves in a row.
        Call out: turn, bluboo, sit, bluboo.
        Add a number: "bluboo two" means the middle move twice.`,
      ),
    },
    {
      id: 'own-block-recipe',
      title: both('Resep yang dipanggil', 'A recipe with a name'),
      things: ['paper', 'pencil', 'bread'],
      steps: lines(
        `Tulis resep "oles" dalam tiga langkah di satu kertas.
        Di kertas lain tulis menu yang hanya memanggil "oles" beberapa kali.
        Ubah satu langkah di resep. Apa yang ikut berubah di menu?`,
        `Write the recipe "spread" in three steps on a slip of paper.
        On another slip write a menu that only calls "spread" several times.
        Change a step of the recipe. What changes in the menu?`,
      ),
    },
  ],
  'fix-blocks': [
    {
      id: 'fix-blocks-song',
      title: both('Lagu yang tersandung', 'The song that stumbles'),
      things: ['table'],
      steps: lines(
        `Ketuk irama lagu yang dikenal, dengan satu ketukan keliru.
        Anak mengangkat tangan tepat saat iramanya lain.
        Ia menyebut satu hal yang harus diubah, lalu Anda mengulanginya.`,
        `Tap the beat of a song you both know, with one beat off.
        Your child raises a hand the moment it sounds different.
        They name the one thing to change, and you tap it again.`,
      ),
    },
    {
      id: 'fix-blocks-list',
      title: both('Daftar dengan satu kekeliruan', 'A list with a bug'),
      things: ['paper', 'pencil', 'socks'],
      steps: lines(
        `Tulis lima langkah melipat kaus kaki; satu langkah tertukar.
        Anak melakukan persis seperti tertulis dan berhenti saat aneh.
        Ia memperbaiki satu langkah saja, lalu mencoba dari awal.`,
        `Write five steps for folding socks, one of them out of place.
        Your child does exactly what it says and stops where it is odd.
        They fix only one step, then try again from the start.`,
      ),
    },
  ],
  messages: [
    {
      id: 'messages-orchestra',
      title: both('Orkes panci berdua', 'Kitchen duet'),
      things: ['pots', 'spoons'],
      steps: lines(
        `Anda mengetuk panci perlahan. Anak menunggu tanda rahasia.
        Saat Anda bilang "sekarang", anak mulai iramanya bersama Anda.
        Coba kirim tanda pada ketukan lain. Apa yang berubah?`,
        `You tap a pot slowly. Your child waits for the secret sign.
        When you say "now", they start their beat along with yours.
        Send the sign on another beat. What changes?`,
      ),
    },
    {
      id: 'messages-domino',
      title: both('Estafet sendok', 'Spoon relay'),
      things: ['spoons', 'box'],
      steps: lines(
        `Satu orang memindahkan sendok ke kardus. Yang lain menunggu aba-aba.
        Pada sendok ketiga terdengar aba-aba, dan yang lain mulai juga.
        Bicarakan: siapa mengirim pesan, siapa menerima?`,
        `One of you moves spoons into a box. The other waits for a call.
        With the third spoon comes the call, and the other starts, too.
        Talk about it: who sends the message, and who receives it?`,
      ),
    },
  ],
  'game-rules': [
    {
      id: 'game-rules-table',
      title: both('Game tiga aturan', 'A game of three rules'),
      things: ['paper', 'pencil', 'toys'],
      steps: lines(
        `Anak menulis tiga aturan: apa yang dilakukan, kapan nilai naik, kapan selesai.
        Mainkan dengan mainan di meja, persis seperti tertulis.
        Ubah satu aturan, lalu main lagi. Lebih seru yang mana?`,
        `Your child writes three rules: what to do, when a point comes, when it is over.
        Play it with toys on the table, exactly as written.
        Change one rule and play again. Which is more fun?`,
      ),
    },
    {
      id: 'game-rules-if-count',
      title: both('Kalau sudah lima', 'When it is five'),
      things: ['bottles', 'socks'],
      steps: lines(
        `Lempar gulungan kaus kaki ke botol. Tiap botol jatuh: tambah satu.
        Aturan: kalau sudah lima, semua bersorak dan mulai dari nol.
        Anak menambah aturan baru dengan "kalau".`,
        `Throw rolled socks at bottles. For each that falls, count one more.
        The rule: when it is five, everybody cheers and it starts from zero.
        Your child adds a new rule that begins with "if".`,
      ),
    },
  ],
};
