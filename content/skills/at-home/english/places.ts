/** English sentences about places and the day, with how they sound. */
import { lines } from '../../lines.ts';
import { both } from '../../skill.ts';
import type { HomeActivities } from '../home-activity.ts';

export const englishPlaces: HomeActivities = {
  places: [
    {
      id: 'places-teddy-hides',
      title: both('Boneka di mana?', 'Where is the doll?'),
      things: ['toys', 'box'],
      steps: lines(
        `Ambil boneka dan kardus. Tunjukkan: in (dibaca: in) di dalam, on (on) di atas, under (ander) di bawah.
        Katakan, "Under the box" (ander de boks). Anak menaruh boneka di tempat itu.
        Gantian: anak menyebut, Anda yang menaruh.`,
        `Take a doll and a box. Show what in, on and under mean.
        Say, "Under the box." Your child puts the doll there.
        Swap: your child says where and you put it there.`,
      ),
    },
    {
      id: 'places-tidy-up',
      title: both('Beres-beres in dan on', 'Tidying up in and on'),
      things: ['toys', 'box', 'chair'],
      steps: lines(
        `Saat membereskan mainan, beri petunjuk dalam bahasa Inggris.
        "Ball in the box" (dibaca: bol in de boks). "Car on the chair" (kar on de cer).
        Sesekali minta yang lucu: "Ball under the chair" (bol ander de cer).`,
        `While you tidy up toys, say in English where they go.
        "Ball in the box." "Car on the chair."
        Now and then ask for something silly: "Ball under the chair."`,
      ),
    },
  ],
  prepositions: [
    {
      id: 'prepositions-spoon-and-cup',
      title: both('Sendok dan dua gelas', 'A spoon and two cups'),
      things: ['spoons', 'cups'],
      steps: lines(
        `Letakkan dua gelas. Tunjukkan dengan sendok: next to (dibaca: neks tu) di sebelah, between (bitwin) di antara.
        Katakan, "Put the spoon next to the cup" (put de spun neks tu de kap). Anak menaruhnya.
        Coba juga in (in), on (on), under (ander). Lalu gantian.`,
        `Stand two cups up. Show with a spoon what next to and between mean.
        Say, "Put the spoon next to the cup." Your child puts it there.
        Try in, on and under as well. Then swap.`,
      ),
    },
    {
      id: 'prepositions-where-to-stand',
      title: both('Berdiri di mana?', 'Where shall I stand?'),
      things: ['chair', 'table'],
      steps: lines(
        `Katakan, "Stand next to the chair" (dibaca: sten neks tu de cer). Anak berdiri di sebelah kursi.
        "Put your hand on the table" (put yor hend on de teibel). "Under the table" (ander de teibel).
        Gantian: anak memberi perintah, Anda yang melakukannya.`,
        `Say, "Stand next to the chair." Your child stands there.
        Go on: "Put your hand on the table." "Under the table."
        Swap: your child gives the orders and you follow them.`,
      ),
    },
  ],
  'two-steps': [
    {
      id: 'two-steps-spoon-and-book',
      title: both('Dua perintah sekali dengar', 'Two orders in one breath'),
      things: ['spoons', 'cups', 'book', 'chair'],
      steps: lines(
        `Katakan, "Put the spoon in the cup, and the book on the chair."
        (Dibaca: put de spun in de kap, en de buk on de cer.) Anak mendengarkan sampai habis dulu.
        Anak melakukan keduanya. Kalau baru satu, ulangi kalimatnya dengan tenang.`,
        `Say, "Put the spoon in the cup, and the book on the chair."
        Your child listens to the end before moving.
        Then your child does both. If only one is done, calmly say the sentence again.`,
      ),
    },
    {
      id: 'two-steps-move',
      title: both('Tepuk, lalu duduk', 'Clap, then sit'),
      things: ['chair'],
      steps: lines(
        `Katakan, "Clap your hands, then sit down" (dibaca: klep yor hends, den sit daun).
        Anak melakukan keduanya sesuai urutan. Lanjut: "Turn around, then jump" (tern eraun, den jamp).
        Gantian: anak memberi dua perintah, bahasa Inggris dan Indonesia boleh campur.`,
        `Say, "Clap your hands, then sit down."
        Your child does both in that order. Go on: "Turn around, then jump."
        Swap: your child gives two orders. Mixing languages is fine.`,
      ),
    },
  ],
  day: [
    {
      id: 'day-act-my-day',
      title: both('Pantomim hariku', 'Miming my day'),
      things: [],
      steps: lines(
        `Katakan, "I brush my teeth" (dibaca: ai brasy mai tiith). Anak menirukan menyikat gigi.
        Lanjut: "I wash my hands" (ai wosy mai hends), "I eat my rice" (ai it mai rais).
        Gantian: anak bergerak tanpa suara, Anda menyebut kalimatnya.`,
        `Say, "I brush my teeth." Your child mimes it.
        Go on: "I wash my hands," "I eat my rice."
        Swap: your child mimes without a sound and you say the sentence.`,
      ),
    },
    {
      id: 'day-good-morning-good-night',
      title: both('Dari pagi sampai malam', 'From morning to night'),
      things: ['toys', 'pillow', 'book'],
      steps: lines(
        `Bangunkan boneka: "Good morning!" (dibaca: gud morning). Anak mendudukkannya.
        Lanjut: "I read my book" (ai rid mai buk). Anak memberinya buku.
        Tutup dengan, "Good night!" (gud nait). Anak menidurkannya di bantal.`,
        `Wake a doll: "Good morning!" Your child sits it up.
        Go on: "I read my book." Your child gives it a book.
        End with, "Good night!" Your child lays it on the pillow.`,
      ),
    },
  ],
};
