/** Programs without a screen: tiles of the floor, laundry, socks and a robot that is a parent. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const codingSensors: HomeActivities = {
  'loop-body': [
    {
      id: 'loop-body-beads',
      title: both('Pola yang berulang', 'A pattern that repeats'),
      things: ['buttons', 'paper', 'pencil'],
      steps: lines(
        `Anak menata kancing dengan pola, misalnya besar, kecil, kecil.
        Tulis programnya: ulangi 4 kali, lalu isi satu putaran.
        Tukar pola. Bisakah yang lain menata dari programnya saja?`,
        `Your child lays buttons in a pattern, such as big, small, small.
        Write its program: repeat 4 times, and what is in one round.
        Swap. Can the other lay it from the program alone?`,
      ),
    },
    {
      id: 'loop-body-dance',
      title: both('Tarian berulang', 'A loop to dance'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar tiga gerakan. Itulah isi pengulangannya.
        Menarilah tiga putaran bersama.
        Ubah satu gerakan. Apa yang terjadi di semua putaran?`,
        `Draw three moves. They are what the loop holds.
        Dance three rounds together.
        Change one move. What happens in every round?`,
      ),
    },
  ],
  'loop-until': [
    {
      id: 'loop-until-spoons',
      title: both('Sampai habis', 'Until none is left'),
      things: ['spoons', 'tray'],
      steps: lines(
        `Anak memberi Anda perintah: ambil satu sendok, taruh di nampan, ulangi sampai habis.
        Jalankan persis seperti robot.
        Tambah sendok. Apakah programnya perlu diubah?`,
        `Your child gives you orders: take a spoon, put it on the tray, repeat until none is left.
        Do it exactly, like a robot.
        Add more spoons. Does the program need to change?`,
      ),
    },
    {
      id: 'loop-until-wall',
      title: both('Robot sampai dinding', 'A robot to the wall'),
      things: ['chair'],
      steps: lines(
        `Anda robot. Anak berkata: maju sampai kursi.
        Coba dari tempat lain dengan perintah yang sama.
        Bandingkan dengan "maju lima langkah". Mana yang selalu cocok?`,
        `You are the robot. Your child says: forward until the chair.
        Start somewhere else with the same order.
        Compare it with "five steps forward". Which one always fits?`,
      ),
    },
  ],
  'trace-program': [
    {
      id: 'trace-program-floor',
      title: both('Telusuri dengan jari', 'Follow with a finger'),
      things: ['paper', 'pencil', 'caps'],
      steps: lines(
        `Gambar jalur delapan kotak. Tulis program: ulangi 3 kali, maju, maju, taruh.
        Anak menebak dulu di kotak mana tutup terakhir ditaruh.
        Jalankan bersama dan periksa.`,
        `Draw a path of eight boxes. Write a program: repeat 3 times, forward, forward, put.
        Your child says first where the last cap will lie.
        Run it together and check.`,
      ),
    },
    {
      id: 'trace-program-song',
      title: both('Lagu sebagai program', 'A song as a program'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Pilih lagu dengan bagian yang diulang. Tulis urutannya.
        Anak menunjuk bagian yang dinyanyikan terakhir, sebelum bernyanyi.
        Nyanyikan dan periksa.`,
        `Choose a song with a part that repeats. Write down its order.
        Your child points to the part that is sung last, before you sing.
        Sing it and check.`,
      ),
    },
  ],
  'if-sensor': [
    {
      id: 'if-sensor-laundry',
      title: both('Kalau kering, lipat', 'If dry, fold'),
      things: ['laundry', 'pegs'],
      steps: lines(
        `Di jemuran anak berkata: kalau kering, angkat. Lalu geser ke baju berikutnya.
        Basahi beberapa kain dan coba lagi dengan program yang sama.
        Tanyakan, "Apa yang terjadi tanpa kata kalau?"`,
        `At the washing line your child says: if dry, take it down. Then on to the next.
        Wet some cloths and try the same program again.
        Ask, "What happens without the word if?"`,
      ),
    },
    {
      id: 'if-sensor-cups',
      title: both('Isi yang kosong', 'Fill the empty ones'),
      things: ['cups', 'marbles'],
      steps: lines(
        `Jajarkan gelas, sebagian berisi kelereng.
        Anak menulis satu program yang hanya mengisi gelas kosong.
        Ubah isinya. Apakah programnya tetap benar?`,
        `Line up cups, some with a marble inside.
        Your child writes one program that fills only the empty cups.
        Change the cups. Is the program still right?`,
      ),
    },
  ],
  'if-else': [
    {
      id: 'if-else-socks',
      title: both('Putih ke sini, lainnya ke sana', 'White here, others there'),
      things: ['socks', 'box', 'bag'],
      steps: lines(
        `Anak membuat aturan: kalau putih, masuk kardus; kalau tidak, masuk tas.
        Anda menjadi robot dan mengikuti aturan itu.
        Cari kaus kaki yang membingungkan robot.`,
        `Your child makes a rule: if white, into the box, if not, into the bag.
        You are the robot and follow the rule.
        Look for a sock that puzzles the robot.`,
      ),
    },
    {
      id: 'if-else-jump',
      title: both('Dengar lalu pilih', 'Listen and choose'),
      things: ['spoons', 'pots'],
      steps: lines(
        `Kalau panci berbunyi, lompat. Kalau tidak, diam seperti patung.
        Anak membuat aturan dua arah yang baru.
        Mainkan aturannya. Tukar bagian ya dan tidak.`,
        `If the pot rings, jump. If not, stand like a statue.
        Your child makes a new rule with two ways.
        Play it. Then swap what yes and no do.`,
      ),
    },
  ],
  'fix-sensor': [
    {
      id: 'fix-sensor-robot',
      title: both('Robot yang keliru', 'A robot with a bug'),
      things: ['plates', 'spoons', 'table'],
      steps: lines(
        `Jalankan program menata meja dengan satu kekeliruan: sendok ditaruh juga di tempat yang sudah ada sendoknya.
        Anak berhenti di langkah yang aneh dan mengubah satu hal.
        Jalankan lagi dari awal.`,
        `Run a program for laying the table with one bug: a spoon even where one lies already.
        Your child stops you at the odd step and changes one thing.
        Run it again from the start.`,
      ),
    },
    {
      id: 'fix-sensor-swap',
      title: both('Langkah yang tertukar', 'Steps in the other order'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis langkah membuat roti isi dengan dua langkah tertukar.
        Anak menemukan langkah pertama yang tidak bisa dilakukan.
        Ganti peran dan sembunyikan kekeliruan lain.`,
        `Write the steps for making a sandwich with two of them swapped.
        Your child finds the first step that cannot be done.
        Swap roles and hide another bug.`,
      ),
    },
  ],
};
