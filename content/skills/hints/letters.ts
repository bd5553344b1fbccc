/** Letters, their sounds, and joining them. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const letters: HintLadders = {
  letters: [
    ladder(
      `Dengar lagi. Bunyi apa yang dicari?
      Ucapkan bunyinya. Lalu lihat bentuk hurufnya: ada perut, kaki, atau ekor?
      Ingat bentuknya. Jalan hurufnya lurus atau melingkar?`,
      `Listen once more. Which sound do we look for?
      Say the sound. Then look at the shapes: is there a tummy, a leg or a tail?
      Think of its shape. Does its path go straight or around?`,
    ),
    ladder(
      `Lihat huruf yang mirip. Apa bedanya?
      Lihat perutnya menghadap ke mana dan kakinya panjang atau pendek.
      Gambar garis turun di udara, lalu tambahkan titik di atasnya. Huruf apa itu?`,
      `Look at the letters that are alike. What is different?
      See which way the tummy looks, and whether the leg is long or short.
      Draw a line down with your finger and put a dot above it. Which letter is it?`,
    ),
  ],
  'first-sounds': [
    ladder(
      `Ucapkan katanya pelan-pelan. Apa bunyi pertamanya?
      Rasakan mulutmu saat mulai bicara. Cari kata yang mulai dengan mulut yang sama.
      Mau dan malam: bibirmu menutup dulu. Mana yang begitu juga, mandi atau tidur?`,
      `Say the word slowly. What is its first sound?
      Feel your mouth as you begin. Find the word that begins with the same mouth.
      Mau and malam: your lips close first. Which does that too, mandi or tidur?`,
    ),
    ladder(
      `Kata mana yang mulainya terdengar sama?
      Tahan bunyi pertama tiap kata, lama-lama. Lalu bandingkan.
      Sore, siang, malam. Tahan bunyi awalnya: mana yang lain sendiri?`,
      `Which words sound the same at the start?
      Hold the first sound of each word for a while. Then compare.
      Sore, siang, malam. Hold the first sounds: which is the odd one out?`,
    ),
  ],
  'write-letters': [
    ladder(
      `Di mana huruf itu mulai?
      Ingat dulu jalannya. Lalu tulis pelan-pelan sambil menyebut: turun, naik, melingkar.
      Gambar satu garis turun, lalu satu lingkaran. Huruf apa yang memakai keduanya?`,
      `Where does that letter start?
      Remember its path first. Then write slowly and say: down, up, around.
      Draw a line down, then a circle. Which letter uses both?`,
    ),
    ladder(
      `Bagian mana yang sudah mirip, dan mana yang belum?
      Tulis besar di udara dulu dengan seluruh lenganmu. Lalu tulis kecil di sini.
      Tirukan jalannya dengan jari di meja. Bagian mana yang paling sulit?`,
      `Which part looks right already, and which not yet?
      Write it large in the air with your whole arm. Then write it small here.
      Trace its path with a finger on the table. Which part is the hardest?`,
    ),
  ],
  blend: [
    ladder(
      `Bunyi apa yang di depan, dan bunyi apa yang di belakang?
      Ucapkan bunyi depannya, lalu meluncur ke belakang tanpa berhenti.
      Bisikkan: sy. Lalu buka mulutmu lebar, makin rapat: apa yang terdengar?`,
      `Which sound is in front, and which one behind?
      Say the one in front and slide to the one behind without a stop.
      Whisper: sy. Then open your mouth wide, closer and closer: what do you hear?`,
    ),
    ladder(
      `Coba ucapkan bersambung. Apa yang kamu dengar?
      Dengarkan ujungnya. Mulutmu terbuka lebar, bulat, atau melebar ke samping?
      Berdengung dulu, bibir tertutup. Sambil berdengung, buka mulutmu: apa yang terdengar?`,
      `Say them joined up. What do you hear?
      Listen to the end. Is your mouth open wide, round or stretched?
      Hum with your lips closed. Still humming, open your mouth: what do you hear?`,
    ),
  ],
  'end-sounds': [
    ladder(
      `Ucapkan katanya sampai habis. Bunyi apa yang paling akhir?
      Tahan bunyi akhirnya, lama-lama. Rasakan bibir dan lidahmu.
      Malam: bibirmu menutup di akhir. Mana yang begitu juga, minum atau panas?`,
      `Say the word to its end. Which sound comes last?
      Hold the last sound for a while. Feel your lips and your tongue.
      Malam: your lips close at the end. Which does that too, minum or panas?`,
    ),
    ladder(
      `Kata mana yang ekornya terdengar sama?
      Ucapkan tiap kata seperti gema, sampai hanya ujungnya yang terdengar.
      Kecil dan tinggal: lidahmu naik di akhir. Mahal begitu juga atau tidak?`,
      `Which words have the same tail?
      Say each word like an echo, until only its end is left.
      Kecil and tinggal: your tongue goes up at the end. Does mahal do that too?`,
    ),
  ],
};
