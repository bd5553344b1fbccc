/** Matching, sorting, comparing, places, and what does not belong. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const garden: HintLadders = {
  'match-shapes': [
    ladder(
      `Lubangnya bersudut atau melengkung?
      Telusuri tepi lubang dengan jarimu. Lalu cari tepi yang sama.
      Lihat panci dan tutupnya. Kenapa keduanya pas?`,
      `Does the hole have corners, or is it round?
      Follow the edge of the hole with a finger. Then look for the same edge.
      Look at a pot and its lid. Why do they fit?`,
    ),
    ladder(
      `Kalau lubangnya diputar, apakah bentuknya berubah?
      Miringkan kepalamu. Sekarang mana yang mirip lubangnya?
      Putar bukumu di meja. Apakah bukunya jadi bentuk lain?`,
      `If the hole is turned, does its shape change?
      Tilt your head. Which of them looks like the hole now?
      Turn your book on the table. Does it become another shape?`,
    ),
  ],
  'sort-features': [
    ladder(
      `Apa yang diminta lebah: warnanya, bentuknya, atau keduanya?
      Lihat satu hal dulu, lalu periksa hal yang lain.
      Cari kaus kaki yang warnanya seperti bajumu. Apakah besarnya penting?`,
      `What does the bee ask for: the colour, the shape or both?
      Look at one thing first, then check the other.
      Find a sock with the colour of your shirt. Does its size matter?`,
    ),
    ladder(
      `Bunga mana yang sudah pasti bukan?
      Sisihkan yang tidak cocok, sampai tinggal yang kamu cari.
      Kumpulkan sendok dari meja. Lalu ambil yang paling besar di antaranya.`,
      `Which flower can it not be?
      Put aside what does not match, until what you need is left.
      Gather the spoons from the table. Then take the biggest of them.`,
    ),
  ],
  'compare-size': [
    ladder(
      `Yang dicari panjangnya, beratnya, atau banyaknya?
      Lihat dari pangkal sampai ujung, bukan ujungnya saja.
      Rebahkan sendok dan pensil dengan pangkal sejajar. Ujung mana yang lebih jauh?`,
      `Is it about how long, how heavy or how many?
      Look from end to end, not only at where it stops.
      Lay a spoon and a pencil so that they start together. Which reaches further?`,
    ),
    ladder(
      `Apakah yang terlihat besar pasti lebih berat atau lebih banyak?
      Bandingkan dengan tetangganya dulu. Lalu dengan yang berikutnya.
      Bayangkan bantal dan botol berisi air. Mana yang besar, dan mana yang berat?`,
      `Is what looks big always heavier or more?
      Compare it with its neighbour first. Then with the next one.
      Think of a pillow and a bottle of water. Which is big, and which is heavy?`,
    ),
  ],
  positions: [
    ladder(
      `Benda apa yang disebut?
      Tunjuk benda itu dulu. Lalu dengar sisi mana yang diminta.
      Angkat tangan yang kamu pakai menggambar. Sisi apa itu?`,
      `Which thing is named?
      Point at that thing first. Then listen for which side.
      Lift the hand that you draw with. Which side is it?`,
    ),
    ladder(
      `Kamu perlu naik, turun, atau bergeser?
      Gerakkan jarimu dari bendanya ke tempat yang disebut.
      Letakkan sendok di dekat gelas. Coba sebut letaknya.`,
      `Must you go up, down or sideways?
      Move a finger from the thing to the place that is named.
      Put a spoon near a cup. Say where it is.`,
    ),
  ],
  'odd-one-out': [
    ladder(
      `Apa yang sama pada hampir semuanya?
      Periksa warnanya, lalu bentuknya, lalu besarnya. Mana yang tidak ikut?
      Jajarkan beberapa sendok dan sebuah garpu. Apa yang membuat garpu lain?`,
      `What do nearly all of them share?
      Check the colour, then the shape, then the size. Which does not join in?
      Lay some spoons and a fork side by side. What makes the fork different?`,
    ),
    ladder(
      `Kalau bunga itu pergi, apakah sisanya jadi kompak?
      Tutup bunga itu dengan jari. Lihat apakah sisanya punya ciri yang sama.
      Lihat sandal di dekat pintu. Mana yang tidak punya pasangan?`,
      `If that flower left, would the rest belong together?
      Cover it with a finger. See whether the rest share something.
      Look at the sandals by the door. Which has no partner?`,
    ),
  ],
};
