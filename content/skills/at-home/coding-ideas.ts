/** Loops, patterns of moves, events and games of one's own, without a computer. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const codingIdeas: HomeActivities = {
  loops: [
    {
      id: 'loops-short-dance',
      title: both('Tarian dengan gendang', 'A dance with a drum'),
      things: ['pots', 'spoons'],
      steps: lines(
        `Ajak menari: lompat, tepuk, lompat, tepuk, lompat, tepuk.
        Tanyakan, "Bagian mana yang diulang, dan berapa kali?" Anak menyebut: lompat, tepuk, tiga kali.
        Pukul tutup panci tiap kali bagian itu mulai lagi. Lalu anak membuat tarian sendiri.`,
        `Dance: jump, clap, jump, clap, jump, clap.
        Ask, "Which part repeats, and how often?" Your child says: jump, clap, three times.
        Tap the pot lid each time the part begins again. Then your child makes up a dance.`,
      ),
    },
    {
      id: 'loops-short-note',
      title: both('Pendekkan perintahnya', 'A shorter note'),
      things: ['paper', 'pencil', 'plates'],
      steps: lines(
        `Tulis panjang-panjang: ambil piring, taruh, ambil piring, taruh, ambil piring, taruh.
        Anak memendekkannya: "Ulangi tiga kali: ambil piring, taruh."
        Lakukan bersama sambil menghitung putarannya. Cari pekerjaan rumah lain yang berulang.`,
        `Write it out at length: take a plate, put it down, three times over.
        Your child makes it short: "Three times: take a plate, put it down."
        Do it together and count the rounds. Look for other chores that repeat.`,
      ),
    },
  ],
  'move-patterns': [
    {
      id: 'move-patterns-where-does-it-repeat',
      title: both('Di mana mulai berulang?', 'Where does it begin again?'),
      things: [],
      steps: lines(
        `Peragakan: lompat, putar, tepuk, lompat, putar, tepuk.
        Anak berseru "Lagi!" ketika gerakannya mulai berulang.
        Gantian. Lalu hilangkan satu gerakan: anak menebak gerakan apa yang hilang.`,
        `Show this: jump, turn, clap, jump, turn, clap.
        Your child calls "Again!" when the moves begin to repeat.
        Swap. Then leave out one move: your child guesses which is missing.`,
      ),
    },
    {
      id: 'move-patterns-way-to-the-kitchen',
      title: both('Pola jalan ke dapur', 'A pattern to the kitchen'),
      things: [],
      steps: lines(
        `Berjalan ke dapur dengan pola: langkah besar, langkah kecil, langkah kecil, lalu ulangi.
        Anak mengikuti di belakang dan menyebut bagian yang berulang.
        Pulangnya, anak yang membuat pola dan Anda mengikuti.`,
        `Walk to the kitchen in a pattern: big step, small step, small step, and again.
        Your child follows behind and says which part repeats.
        On the way back, your child makes a pattern and you follow.`,
      ),
    },
  ],
  events: [
    {
      id: 'events-when-i-clap',
      title: both('Kalau ini, maka itu', 'When this, then that'),
      things: ['cups', 'spoons'],
      steps: lines(
        `Sepakati dua aturan: kalau Anda bertepuk, anak melompat. Kalau gelas diketuk, anak duduk.
        Sebelum bertepuk atau mengetuk, tanyakan, "Nanti apa yang terjadi?" Lalu lakukan.
        Sekarang anak membuat dua aturan untuk Anda, dan ia yang memberi tanda.`,
        `Agree on two rules: when you clap, your child jumps. When you tap a cup, your child sits down.
        Before you clap or tap, ask, "What will happen?" Then do it.
        Now your child makes two rules for you and gives the signs.`,
      ),
    },
    {
      id: 'events-house-rules',
      title: both('Kejadian di rumah', 'Events at home'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Sebutkan kejadian di rumah: "Kalau hujan turun, maka …" Anak meneruskan akibatnya.
        Gambar tiga kejadian dan tiga akibat di kertas kecil, lalu acak.
        Anak memasangkan kejadian dengan akibatnya, misalnya mendung dan jemuran diangkat.`,
        `Name an event at home: "When the rain begins, …" Your child says what follows.
        Draw three events and three things that follow on slips, and mix them.
        Your child pairs them up, such as dark clouds and taking in the laundry.`,
      ),
    },
  ],
  design: [
    {
      id: 'design-floor-maze',
      title: both('Labirin buatan sendiri', 'A maze of your own'),
      things: ['pillow', 'chair', 'toys'],
      steps: lines(
        `Anak menentukan tempat mulai, tujuan, dan dua rintangan dari bantal atau kursi.
        Anda mencoba sampai ke tujuan. Tanyakan, "Masih ada jalannya?"
        Anak memindahkan satu rintangan supaya lebih seru, tetapi tetap bisa diselesaikan.`,
        `Your child chooses a start, a goal and two obstacles made of pillows or chairs.
        You try to reach the goal. Ask, "Is there still a way?"
        Your child moves one obstacle to make it more fun, but still possible.`,
      ),
    },
    {
      id: 'design-board-game',
      title: both('Papan permainan kertas', 'A paper board game'),
      things: ['paper', 'pencil', 'caps'],
      steps: lines(
        `Anak menggambar jalan berkotak dari mulai sampai tujuan.
        Anak memilih dua kotak istimewa dan aturannya, misalnya "lompat dua kotak".
        Main sekali dengan tutup botol. Tanyakan, "Tujuannya jelas? Apa yang mau diubah?"`,
        `Your child draws a path of squares from start to goal.
        Your child picks two special squares and their rules, such as "jump two squares".
        Play once with bottle caps. Ask, "Is the goal clear? What will you change?"`,
      ),
    },
  ],
};
