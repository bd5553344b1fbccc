/** Parts of the body, food, things and their sizes, with how the words sound. */
import { lines } from '../../lines.ts';
import { both } from '../../skill.ts';
import type { HomeActivities } from '../home-activity.ts';

export const englishThings: HomeActivities = {
  body: [
    {
      id: 'body-touch-your-nose',
      title: both('Sentuh hidungmu!', 'Touch your nose'),
      things: [],
      steps: lines(
        `Katakan, "Touch your nose" (dibaca: tac yor nouz). Sentuh hidung bersama.
        Lanjut: eye (ai) mata, ear (ier) telinga, mouth (mauth) mulut, hand (hend) tangan, foot (fut) kaki.
        Sebut satu, tetapi sentuh yang lain. Anak tetap mengikuti yang ia dengar.`,
        `Say, "Touch your nose," and touch your noses together.
        Go on with eye, ear, mouth, hand and foot.
        Say one but touch another. Your child follows what is heard, not what is seen.`,
      ),
    },
    {
      id: 'body-draw-a-monster',
      title: both('Monster di kertas', 'A monster on paper'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar lingkaran besar sebagai badan monster.
        Katakan, "Two eyes" (dibaca: tu ais). Anak menggambar dua mata.
        Lanjut: "One nose" (wan nouz), "Three hands" (tri hends). Beri nama monsternya.`,
        `Draw a large circle for the body of a monster.
        Say, "Two eyes." Your child draws two eyes.
        Go on: "One nose," "Three hands." Give the monster a name.`,
      ),
    },
  ],
  food: [
    {
      id: 'food-at-the-table',
      title: both('Memesan di meja makan', 'Orders at the table'),
      things: ['plates', 'cups', 'spoons'],
      steps: lines(
        `Waktu makan, tunjuk dan sebut: rice (dibaca: rais) nasi, egg (eg) telur, milk (milk) susu.
        Katakan, "Rice, please" (rais, plis). Anak menunjuk atau mengambilkannya.
        Gantian: anak memesan kepada Anda dengan "please".`,
        `At a meal, point and say: rice, egg, milk.
        Say, "Rice, please." Your child points at it or passes it.
        Swap: your child orders from you with "please".`,
      ),
    },
    {
      id: 'food-paper-picnic',
      title: both('Piknik kertas', 'A paper picnic'),
      things: ['paper', 'crayons', 'bag'],
      steps: lines(
        `Gambar bersama: apple (dibaca: epel) apel, banana (benana) pisang, bread (bred) roti, cake (keik) kue.
        Sebutkan satu. Anak memasukkan gambarnya ke tas piknik.
        Buka tasnya dan sebut semua isinya bersama.`,
        `Draw together: an apple, a banana, bread and a cake.
        Say one. Your child puts that picture into the picnic bag.
        Open the bag and name everything in it together.`,
      ),
    },
  ],
  nouns: [
    {
      id: 'nouns-bring-me',
      title: both('Tolong ambilkan', 'Bring it to me'),
      things: ['cups', 'spoons', 'book', 'socks', 'plates'],
      steps: lines(
        `Jajarkan benda: cup (dibaca: kap) gelas, spoon (spun) sendok, book (buk) buku, sock (sok) kaus kaki.
        Katakan, "The cup, please" (de kap, plis). Anak mengambilkannya.
        Campur dengan benda sejenis, misalnya piring di samping gelas.`,
        `Lay out a cup, a spoon, a book and a sock, and say each name once.
        Say, "The cup, please." Your child brings it.
        Mix in things of the same kind, such as a plate beside the cup.`,
      ),
    },
    {
      id: 'nouns-what-is-gone',
      title: both('Apa yang hilang?', 'What is gone?'),
      things: ['blanket', 'cups', 'book', 'toys'],
      steps: lines(
        `Letakkan gelas, buku, dan bola mainan. Sebut bersama: cup (dibaca: kap), book (buk), ball (bol).
        Tutup dengan kain dan ambil satu diam-diam.
        Buka. Anak menyebut yang hilang dalam bahasa Inggris, lalu gantian.`,
        `Put out a cup, a book and a toy ball. Name them together.
        Cover them with a cloth and take one away quietly.
        Lift the cloth. Your child names what is gone, in English. Then swap.`,
      ),
    },
  ],
  sizes: [
    {
      id: 'sizes-sock-pairs',
      title: both('Kaus kaki besar dan kecil', 'Big sock, small sock'),
      things: ['socks', 'spoons', 'book'],
      steps: lines(
        `Siapkan pasangan besar dan kecil: kaus kaki Anda dan kaus kaki anak, sendok makan dan sendok teh.
        Katakan, "Big sock" (dibaca: big sok) atau "small spoon" (smol spun). Anak mengambilnya.
        Gantian: anak menyebut, Anda mengambil. Tambahkan dua buku (book, dibaca: buk).`,
        `Find big and small pairs: your sock and your child's, a tablespoon and a teaspoon.
        Say, "Big sock," or "Small spoon." Your child takes it.
        Swap: your child says it and you take it. Add two books.`,
      ),
    },
    {
      id: 'sizes-move-big-and-small',
      title: both('Langkah big, langkah small', 'Big steps, small steps'),
      things: [],
      steps: lines(
        `Katakan, "Big step" (dibaca: big step). Anak melangkah lebar.
        Katakan, "Small step" (smol step). Anak melangkah pendek.
        Ganti hewannya: "small cat" (smol ket), "big cow" (big kau). Anak menirukannya.`,
        `Say, "Big step." Your child takes a long step.
        Say, "Small step." Your child takes a tiny one.
        Now animals: "small cat," "big cow." Your child acts them out.`,
      ),
    },
  ],
};
