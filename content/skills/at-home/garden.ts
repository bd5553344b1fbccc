/** Matching, sorting, comparing, places, and what does not belong. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const garden: HomeActivities = {
  'match-shapes': [
    {
      id: 'match-shapes-traced-things',
      title: both('Jejak siapa ini?', 'Whose outline is it?'),
      things: ['cups', 'book', 'paper', 'pencil'],
      steps: lines(
        `Jiplak gelas, buku, dan kotak di kertas tanpa dilihat anak.
        Anak menaruh setiap benda di jejaknya, lalu merasakan tepinya.
        Putar kertasnya. Tanyakan, "Masih pas? Kenapa?"`,
        `Draw around a cup, a book and a box on paper while your child looks away.
        Your child puts each thing on its outline and feels its edge.
        Turn the paper. Ask, "Does it still fit? Why?"`,
      ),
    },
    {
      id: 'match-shapes-lids',
      title: both('Tutup mana untuk panci mana?', 'Which lid for which pot?'),
      things: ['pots', 'bottles', 'plates'],
      steps: lines(
        `Kumpulkan panci, kotak makan, dan tutupnya di lantai.
        Anak memilih tutup sebelum mencobanya, lalu mencoba.
        Cari benda lain di rumah yang bentuknya sama dengan tutup itu.`,
        `Gather pots, lunch boxes and their lids on the floor.
        Your child chooses a lid before trying it, then tries.
        Look for other things at home with the shape of that lid.`,
      ),
    },
  ],
  'sort-features': [
    {
      id: 'sort-features-laundry',
      title: both('Memilah jemuran', 'Sorting the laundry'),
      things: ['laundry', 'box'],
      steps: lines(
        `Tuang baju bersih di lantai. Anak memilah menurut warna.
        Campur lagi, lalu pilah menurut jenisnya: kaus kaki, baju, celana.
        Sekarang dua syarat: "Cari kaus kaki yang putih."`,
        `Tip clean laundry onto the floor. Your child sorts it by colour.
        Mix it again and sort by kind: socks, shirts, trousers.
        Now ask for both at once: "Find socks that are white."`,
      ),
    },
    {
      id: 'sort-features-guess-my-rule',
      title: both('Tebak aturanku', 'Guess my rule'),
      things: ['toys', 'plates'],
      steps: lines(
        `Diam-diam pilih aturan, misalnya semua mainan merah, dan taruh di piring.
        Anak menebak aturannya dan menambah satu mainan yang cocok.
        Gantian: anak yang membuat aturan, Anda yang menebak.`,
        `Think of a rule, such as all red toys, and put those on a plate.
        Your child guesses the rule and adds a toy that fits.
        Swap: your child makes a rule and you guess.`,
      ),
    },
  ],
  'compare-size': [
    {
      id: 'compare-size-longer-than-me',
      title: both('Lebih panjang daripada tanganku', 'Longer than my arm'),
      things: ['spoons', 'pencil', 'blanket'],
      steps: lines(
        `Anak mencari benda yang lebih panjang dan yang lebih pendek daripada tangannya.
        Jajarkan semuanya dengan pangkal sejajar, dari pendek ke panjang.
        Geser satu benda ke depan. Tanyakan, "Apakah sekarang jadi lebih panjang?"`,
        `Your child looks for things longer and shorter than an arm.
        Lay them all with their ends together, from short to long.
        Push one thing forward. Ask, "Is it longer now?"`,
      ),
    },
    {
      id: 'compare-size-big-and-light',
      title: both('Besar tapi ringan', 'Big but light'),
      things: ['pillow', 'bottles', 'book', 'bag'],
      steps: lines(
        `Siapkan bantal, botol berisi air, dan buku. Tebak bersama mana yang paling berat.
        Masukkan satu per satu ke tas kain. Anak mengangkat dan membandingkan.
        Cari lagi benda yang besar tetapi ringan.`,
        `Take a pillow, a bottle of water and a book. Guess together which is heaviest.
        Put them into a cloth bag in turn. Your child lifts and compares.
        Look for something else that is big but light.`,
      ),
    },
  ],
  positions: [
    {
      id: 'positions-hidden-toy',
      title: both('Boneka bersembunyi', 'The toy that hides'),
      things: ['toys', 'chair', 'box'],
      steps: lines(
        `Sembunyikan boneka. Beri petunjuk letak saja: "Di bawah kursi, di kanan kotak."
        Anak mencari sambil mengulang kata letaknya.
        Gantian: anak menyembunyikan dan memberi petunjuk.`,
        `Hide a toy. Give places as clues: "Below the chair, to the right of the box."
        Your child searches and says the words of place again.
        Swap: your child hides it and gives the clues.`,
      ),
    },
    {
      id: 'positions-robot-walk',
      title: both('Robot kiri kanan', 'Left and right robot'),
      things: ['socks'],
      steps: lines(
        `Pasang kaus kaki di tangan kanan anak supaya mudah diingat.
        Jadilah robot: maju, berhenti, belok kiri, belok kanan, menurut kata anak.
        Gantian, lalu coba lagi tanpa kaus kaki.`,
        `Put a sock on your child's right hand, as a reminder.
        Be a robot: go, stop, turn left, turn right, as your child says.
        Swap, then try again without the sock.`,
      ),
    },
  ],
  'odd-one-out': [
    {
      id: 'odd-one-out-on-the-tray',
      title: both('Siapa tamunya?', 'Who is the guest?'),
      things: ['tray', 'spoons', 'cups'],
      steps: lines(
        `Taruh tiga sendok dan satu gelas di nampan. "Siapa yang tamu? Kenapa?"
        Coba yang lebih mirip: tiga sendok besar dan satu sendok kecil.
        Gantian: anak menyiapkan nampan, Anda yang mencari tamunya.`,
        `Lay three spoons and a cup on a tray. "Who is the guest? Why?"
        Try things that are more alike: three large spoons and a small one.
        Swap: your child lays the tray and you look for the guest.`,
      ),
    },
    {
      id: 'odd-one-out-two-answers',
      title: both('Alasannya apa?', 'What is your reason?'),
      things: ['sandals', 'socks', 'toys'],
      steps: lines(
        `Jajarkan dua sandal, satu kaus kaki, dan satu mainan.
        Anak memilih yang berbeda dan menyebut alasannya.
        Pilih yang lain dan sebut alasan Anda. Keduanya boleh, asal ada alasannya.`,
        `Lay two sandals, a sock and a toy side by side.
        Your child picks the one that is different and says why.
        Pick another and say your reason. Both are fine if there is a reason.`,
      ),
    },
  ],
};
