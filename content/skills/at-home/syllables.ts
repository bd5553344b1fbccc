/** Kinds of syllables of Indonesian, each built from what is seen. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const syllables: HomeActivities = {
  'match-syllables': [
    {
      id: 'match-syllables-claps',
      title: both('Tepuk nama', 'Clap a name'),
      things: [],
      steps: lines(
        `Sebut nama anggota keluarga sambil bertepuk di tiap suku kata: Bu-di, Sa-ri.
        Anak menirukan, lalu menyebut tepukan terakhir saja.
        Lanjutkan dengan nama benda di sekitar kalian.`,
        `Say the name of someone in the family and clap once for each syllable: Bu-di, Sa-ri.
        Your child does the same, then says only what came with the last clap.
        Go on with the names of things around you.`,
      ),
    },
    {
      id: 'match-syllables-twins',
      title: both('Kertas kembar', 'Paper twins'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Tulis la, ku, dan ti, masing-masing di dua kertas. Letakkan semuanya terbuka.
        Anda mengangkat satu dan membacanya. Anak mencari kembarannya.
        Gantian, dan tambah kertas baru sedikit demi sedikit.`,
        `Write la, ku and ti, each on two slips of paper. Lay them all face up.
        You lift one and read it. Your child finds its twin.
        Swap, and add new slips little by little.`,
      ),
    },
  ],
  'open-syllables': [
    {
      id: 'open-syllables-draw-and-build',
      title: both('Gambar, lalu susun', 'Draw, then build'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Tulis suku kata ro, ti, ku, da, sa, pi, masing-masing di satu kertas.
        Gambar roti, kuda, atau sapi tanpa menyebut namanya.
        Anak menyusun namanya dari dua kertas, lalu membacanya.`,
        `Write the syllables ro, ti, ku, da, sa, pi, each on its own slip.
        Draw bread (roti), a horse (kuda) or a cow (sapi) without saying the name.
        Your child builds the Indonesian name from two slips and reads it.`,
      ),
    },
    {
      id: 'open-syllables-chain',
      title: both('Sambung suku kata', 'A chain of syllables'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Sebut kata dengan dua suku kata, misalnya mata. Akhirnya ta.
        Anak mencari kata yang dimulai dengan ta, misalnya tali. Lalu li: lidi.
        Tulis rantainya. Anak memberi garis di antara suku katanya.`,
        `Say an Indonesian word of two syllables, such as mata. It ends with ta.
        Your child finds a word that begins with ta, such as tali. Then li: lidi.
        Write the chain down. Your child draws a line between the syllables.`,
      ),
    },
  ],
  'vowel-syllables': [
    {
      id: 'vowel-syllables-one-letter',
      title: both('Satu huruf, satu tepuk', 'One letter, one clap'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Sebutkan apel, ikan, ubi, atau api. Anak bertepuk tiap suku kata: a-pel, i-kan.
        Tanyakan, "Tepuk pertama itu bunyi apa?" Hanya satu huruf.
        Tulis sisanya, misalnya "kan". Anak menulis huruf pertamanya di depan.`,
        `Say apel, ikan, ubi or api. Your child claps each syllable: a-pel, i-kan.
        Ask, "Which sound is the first clap?" It is only one letter.
        Write the rest, such as "kan". Your child writes the first letter in front.`,
      ),
    },
    {
      id: 'vowel-syllables-front-door',
      title: both('Huruf mana di depan?', 'Which letter comes first?'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Tulis a, i, u, e, o di lima kertas, dan pel, kan, lar, mas, bat di lima kertas lain.
        Gambar apel, ikan, ular, emas, atau obat, atau peragakan tanpa suara.
        Anak memasangkan keduanya sampai menjadi nama itu, lalu membacanya.`,
        `Write a, i, u, e, o on five slips, and pel, kan, lar, mas, bat on five others.
        Draw or act out an apple (apel), fish (ikan), snake (ular), gold (emas) or medicine (obat).
        Your child joins a letter and a syllable into the Indonesian name and reads it.`,
      ),
    },
  ],
  'closed-syllables': [
    {
      id: 'closed-syllables-tail',
      title: both('Pasang ekornya', 'Put on the tail'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis ba, lo, bo, to di empat kertas, lalu n dan l di dua kertas kecil.
        Anak menyusun balo, lalu memasang n di belakang: balon. Dengarkan bedanya.
        Susun boto, dan cari ekornya supaya menjadi botol.`,
        `Write ba, lo, bo, to on four slips, and n and l on two small ones.
        Your child lays balo, then puts n behind it: balon (balloon). Hear the difference.
        Lay boto and look for the tail that makes botol (bottle).`,
      ),
    },
    {
      id: 'closed-syllables-three-things',
      title: both('Tiga benda, enam suku kata', 'Three things, six syllables'),
      things: ['paper', 'pencil', 'sandals', 'pillow', 'spoons'],
      steps: lines(
        `Letakkan sandal, bantal, dan sendok. Tulis san, dal, ban, tal, sen, dok di enam kertas.
        Acak. Anak menyusun nama tiap benda di depannya.
        Baca bersama sambil menahan bunyi di ujung tiap suku kata.`,
        `Put out a sandal, a pillow and a spoon. Write san, dal, ban, tal, sen, dok on six slips.
        Mix them. Your child builds each Indonesian name in front of its thing.
        Read together and hold the sound at the end of each syllable.`,
      ),
    },
  ],
  'ng-ny-syllables': [
    {
      id: 'ng-ny-syllables-packet-hunt',
      title: both('Berburu ng dan ny', 'A hunt for ng and ny'),
      things: ['packets', 'book', 'pencil'],
      steps: lines(
        `Buka satu halaman buku atau ambil bungkus makanan. Cari n yang diikuti g atau y.
        Anak membunyikannya sekali jalan: "ng" seperti di bintang, "ny" seperti di nyamuk.
        Pilih satu katanya dan baca pelan-pelan per suku kata.`,
        `Open a page of an Indonesian book or take a packet. Look for n followed by g or y.
        Your child says it as one sound: "ng" as in bintang, "ny" as in nyamuk.
        Choose one of the words and read it slowly, syllable by syllable.`,
      ),
    },
    {
      id: 'ng-ny-syllables-two-letters',
      title: both('Dua huruf bergandengan', 'Two letters hand in hand'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Tulis bu, nga, nya, muk, pe, nyu di enam kertas. Gambar bunga, nyamuk, atau penyu.
        Anak menyusun namanya dari dua kertas.
        Lingkari bersama dua huruf yang bergandengan menjadi satu bunyi.`,
        `Write bu, nga, nya, muk, pe, nyu on six slips. Draw a flower, a mosquito or a turtle.
        Your child builds the Indonesian name (bunga, nyamuk, penyu) from two slips.
        Circle together the two letters that join hands to make one sound.`,
      ),
    },
  ],
  'three-syllables': [
    {
      id: 'three-syllables-three-steps',
      title: both('Tiga langkah satu kata', 'Three steps, one word'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Sebutkan sepatu, celana, atau kelapa. Anak melangkah sekali di tiap suku kata.
        Tulis suku katanya di tiga kertas dan acak. Anak menjajarkannya dalam urutan langkah.
        Baca sambil melangkah lagi di samping kertasnya.`,
        `Say sepatu, celana or kelapa. Your child takes one step for each syllable.
        Write the syllables on three slips and mix them. Your child lays them in order.
        Read again while you step along the slips.`,
      ),
    },
    {
      id: 'three-syllables-middle',
      title: both('Tengahnya ke mana?', 'Where is the middle?'),
      things: ['paper', 'pencil', 'sandals'],
      steps: lines(
        `Pilih benda dengan tiga suku kata, misalnya sepatu, jendela, atau kemeja.
        Tulis bagian depan dan belakangnya saja: se … tu. Beri tiga pilihan: pa, ma, ku.
        Anak memasang yang di tengah, lalu membaca katanya dari depan.`,
        `Choose a thing with a name of three syllables, such as sepatu, jendela or kemeja.
        Write only the first and the last: se … tu. Offer three to choose from: pa, ma, ku.
        Your child puts in the middle one and reads the word from the start.`,
      ),
    },
  ],
};
