/** Letters and the sounds they make. From four years on: nothing small. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const letters: HomeActivities = {
  letters: [
    {
      id: 'letters-packet-hunt',
      title: both('Berburu huruf di bungkus', 'A letter hunt on packets'),
      things: ['packets'],
      steps: lines(
        `Ambil bungkus mi, susu, atau sabun. Pilih satu huruf, misalnya m.
        Ucapkan bunyinya, "mmm", bukan namanya. Anak menunjuk semua m yang ia temukan.
        Coba huruf yang mirip: n dan m, atau b dan d. Lihat bersama apa bedanya.`,
        `Take a packet of noodles, milk or soap. Choose a letter, such as m.
        Say its sound, "mmm", not its name. Your child points at every m.
        Try letters that look alike: n and m, or b and d. See together how they differ.`,
      ),
    },
    {
      id: 'letters-toy-seats',
      title: both('Boneka duduk di huruf', 'A seat for the doll'),
      things: ['paper', 'crayons', 'toys'],
      steps: lines(
        `Tulis tiga huruf besar-besar, masing-masing di satu kertas, misalnya b, d, dan p.
        Ucapkan satu bunyi. Anak mendudukkan bonekanya di huruf itu.
        Gantian: anak mengucapkan bunyi, Anda yang mencari. Boleh pura-pura keliru.`,
        `Write three large letters, each on its own sheet, such as b, d and p.
        Say one sound. Your child sits a doll on that letter.
        Swap: your child says a sound and you look for it. You may slip up on purpose.`,
      ),
    },
  ],
  'first-sounds': [
    {
      id: 'first-sounds-i-see',
      title: both('Aku melihat sesuatu', 'I spy'),
      things: [],
      steps: lines(
        `Katakan, "Aku melihat sesuatu yang berawal dengan bunyi bbb."
        Anak mencari benda di ruangan itu: buku, bantal, baju. Semua yang cocok boleh.
        Gantian. Cukup bunyi awalnya, tidak perlu menulis.`,
        `Play in Indonesian. Say, "Aku melihat sesuatu," and a first sound, such as "bbb".
        Your child looks for things in the room: buku, bantal, baju. All that fit will do.
        Swap. The first sound is enough; no writing is needed.`,
      ),
    },
    {
      id: 'first-sounds-two-alike',
      title: both('Dua yang awalnya sama', 'Two that begin alike'),
      things: ['socks', 'book', 'toys'],
      steps: lines(
        `Kumpulkan tiga benda. Dua berawal dengan bunyi yang sama, misalnya bola, buku, dan kaus.
        Sebutkan pelan-pelan. Anak memilih dua yang bunyi awalnya sama.
        Cari satu benda lagi yang bisa ikut berkumpul dengan keduanya.`,
        `Collect three things. Two begin alike in Indonesian, such as bola, buku and kaus.
        Say their names slowly. Your child picks the two that begin with the same sound.
        Look for one more thing that may join those two.`,
      ),
    },
  ],
  'write-letters': [
    {
      id: 'write-letters-rice-tray',
      title: both('Menulis di beras', 'Writing in rice'),
      things: ['tray', 'rice'],
      steps: lines(
        `Taburkan beras tipis-tipis di nampan.
        Tulis satu huruf pelan-pelan dengan jari sambil bercerita, "Turun, lalu melingkar."
        Goyang nampannya sampai huruf hilang. Sekarang anak menulisnya sendiri.`,
        `Spread a thin layer of rice on a tray.
        Write a letter slowly with a finger and tell what you do, "Down, then around."
        Shake the tray until the letter is gone. Now your child writes it alone.`,
      ),
    },
    {
      id: 'write-letters-on-the-back',
      title: both('Huruf di punggung', 'A letter on your back'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Tulis satu huruf dengan jari di punggung anak, besar dan pelan.
        Anak menulis huruf yang ia rasakan di kertas, tanpa contoh.
        Gantian: anak menulis di punggung Anda. Kalau tebakannya lucu, tertawalah bersama.`,
        `Draw a letter on your child's back with a finger, large and slow.
        Your child writes the letter on paper, with nothing to copy from.
        Swap: your child writes on your back. Enjoy the funny guesses.`,
      ),
    },
  ],
  blend: [
    {
      id: 'blend-sliding-letters',
      title: both('Huruf meluncur', 'Sliding letters'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Tulis b di satu kertas, dan a, i, u, e, o di lima kertas lain.
        Geser b mendekati a sambil membunyikan, "bbb… a: ba." Anak mengucapkannya bersama.
        Anak menggeser b ke huruf lain dan membacanya. Lalu ganti b dengan m atau s.`,
        `Write b on one slip, and a, i, u, e, o on five others.
        Slide the b towards the a and say the sounds, "bbb… a: ba." Say it together.
        Your child slides the b to another letter and reads. Then use m or s instead of b.`,
      ),
    },
    {
      id: 'blend-robot-talk',
      title: both('Bahasa robot', 'Robot talk'),
      things: [],
      steps: lines(
        `Bicaralah seperti robot, satu bunyi demi satu bunyi: "m… a."
        Anak menggabungkannya, "ma!" Lalu cari kata yang dimulai dengan itu: mata, makan.
        Gantian: anak yang menjadi robot.`,
        `Speak like a robot, one sound at a time: "m… a."
        Your child joins them, "ma!" Then find Indonesian words that begin so: mata, makan.
        Swap: your child is the robot.`,
      ),
    },
  ],
  'end-sounds': [
    {
      id: 'end-sounds-stand-or-sit',
      title: both('Berdiri kalau sama', 'Stand if they match'),
      things: [],
      steps: lines(
        `Sebutkan dua kata dan tahan bunyi akhirnya: "botolll, bantalll."
        Anak berdiri kalau bunyi akhirnya sama, duduk kalau berbeda.
        Coba: sabun–bulan, gelas–kertas, ayam–kapal. Lalu anak membuat pasangannya sendiri.`,
        `Say two Indonesian words and hold the last sound: "botolll, bantalll."
        Your child stands up if they end alike and sits down if not.
        Try sabun–bulan, gelas–kertas, ayam–kapal. Then your child makes up a pair.`,
      ),
    },
    {
      id: 'end-sounds-tail-hunt',
      title: both('Mencari ekor kata', 'Words with the same tail'),
      things: ['bottles', 'pillow', 'sandals'],
      steps: lines(
        `Tunjuk satu benda, misalnya botol. Anak menyebut bunyi akhirnya, "lll".
        Keliling rumah mencari benda lain yang berakhir sama: bantal, sandal.
        Coba benda lain: gelas berakhir dengan bunyi s, sabun dengan bunyi n.`,
        `Point at a thing, such as botol (a bottle). Your child says its last sound, "lll".
        Walk through the house for others that end alike: bantal, sandal.
        Try another: gelas (a glass) ends with s, sabun (soap) with n.`,
      ),
    },
  ],
};
