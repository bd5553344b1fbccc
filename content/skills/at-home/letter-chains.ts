/** One letter changed is another word; two letters may be one sound. With slips of paper and what lies about. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const letterChains: HomeActivities = {
  'change-letter': [
    {
      id: 'change-letter-slips',
      title: both('Ganti satu huruf', 'Change one letter'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis t, o, p, i di empat kertas dan susun: topi. Siapkan juga k.
        Tanyakan, "Huruf mana yang diganti supaya jadi kopi?" Anak menukarnya.
        Lanjutkan dengan palu, malu, madu. Gantian memberi kata.`,
        `Write t, o, p, i on four slips and lay topi (hat). Have a k ready, too.
        Ask, "Which letter makes it kopi (coffee)?" Your child swaps it.
        Go on with palu, malu, madu. Take turns to name the word.`,
      ),
    },
    {
      id: 'change-letter-rhymes',
      title: both('Kata bersajak', 'Words that rhyme'),
      things: ['laundry'],
      steps: lines(
        `Sambil melipat baju, sebut satu kata, misalnya dasi.
        Anak mengganti bunyi awalnya: nasi, basi. Kata lucu juga boleh.
        Tanyakan, "Bunyi mana yang berubah, dan mana yang tetap?"`,
        `While you fold the laundry, say a word such as dasi (tie).
        Your child changes its first sound: nasi (rice), basi. Funny words count.
        Ask, "Which sound has changed, and which ones stayed?"`,
      ),
    },
  ],
  diphthongs: [
    {
      id: 'diphthongs-hunt',
      title: both('Berburu ai, au, dan oi', 'A hunt for ai, au and oi'),
      things: ['book', 'packets', 'pencil'],
      steps: lines(
        `Cari ai, au, dan oi di buku atau bungkus makanan. Baca katanya pelan-pelan.
        Di pulau, au menjadi satu bunyi. Di laut, a dan u terdengar sendiri-sendiri.
        Anak membuat dua daftar: satu bunyi dan dua bunyi.`,
        `Look for ai, au and oi in an Indonesian book or on packets. Read slowly.
        In pulau, au is one sound. In laut you hear an a and a u.
        Your child makes two lists: one sound, and two sounds.`,
      ),
    },
    {
      id: 'diphthongs-clap',
      title: both('Satu tepuk atau dua?', 'One clap or two?'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Sebut pantai, daun, kerbau, air, tupai. Anak menepuk tiap suku kata.
        Tulis katanya bersama. Lingkari ai dan au yang hanya satu tepuk.
        Gambar salah satu kata dan tulis namanya.`,
        `Say pantai, daun, kerbau, air, tupai. Your child claps each syllable.
        Write the words together. Circle each ai and au that is a single clap.
        Draw one of the words and write its name.`,
      ),
    },
  ],
  'word-chain': [
    {
      id: 'word-chain-train',
      title: both('Kereta kata di lantai', 'A word train on the floor'),
      things: ['paper', 'pencil', 'box'],
      steps: lines(
        `Tulis k, a, p, a, l di lima kertas dan jajarkan di depan kardus sebagai kereta.
        Ganti satu huruf: kapak. Satu lagi: katak. Satu lagi: kotak.
        Baca semuanya dari awal. Siapa yang menemukan kata berikutnya?`,
        `Write k, a, p, a, l on five slips and line them up behind a box as a train.
        Change one letter: kapak. One more: katak. One more: kotak.
        Read them all from the start. Who finds the next word?`,
      ),
    },
    {
      id: 'word-chain-ladder',
      title: both('Tangga kata', 'A ladder of words'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Gambar tangga. Tulis batu di bawah dan mata di atas.
        Anak mengisi anak tangga: bata. Setiap kali hanya satu huruf yang berubah.
        Coba juga tali ke kaki lewat tari dan kari.`,
        `Draw a ladder. Write batu at the bottom and mata at the top.
        Your child fills the rung: bata. Only one letter changes each time.
        Try tali to kaki as well, by way of tari and kari.`,
      ),
    },
  ],
};
