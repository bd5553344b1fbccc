/** English words in sentences: things, sizes, places and the day. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const englishPlaces: HintLadders = {
  nouns: [
    ladder(
      `Dengar lagi. Benda apa yang disebut?
      Ulangi namanya pelan-pelan, lalu lihat bendanya satu per satu.
      Plate itu piring, wheel itu roda. Mana yang bisa menggelinding?`,
      `Listen once more. Which thing is it?
      Say its name slowly, then look at the things one by one.
      A plate or a wheel: which one is made to roll?`,
    ),
    ladder(
      `Benda mana yang sudah kamu tahu namanya?
      Sisihkan benda yang namanya lain. Lalu dengar lagi dan pilih dari yang tersisa.
      Ship itu kapal, shelf itu rak. Mana yang bisa berlayar?`,
      `Which of these things can you name?
      Set aside the things with another name. Then listen and choose from the rest.
      A ship or a shelf: which one sails?`,
    ),
  ],
  sizes: [
    ladder(
      `Dengar lagi. Bagaimana ukurannya?
      Kata ukurannya disebut sebelum nama bendanya. Tirukan dulu dengan tanganmu.
      Tall itu tinggi, short itu pendek. Mana yang seperti menara?`,
      `Listen once more. Which size is it?
      The word for the size comes before the name of the thing. Show it with your arms.
      Stretch for tall, crouch for short. Which one is like a tower?`,
    ),
    ladder(
      `Ada benda yang sama tetapi ukurannya lain?
      Cari bendanya dulu. Setelah itu bandingkan ukurannya.
      Jalan raya itu wide, gang itu narrow. Tempat tidurmu seperti yang mana?`,
      `Is there the same thing in another size?
      Find the thing first. After that, compare the sizes.
      A road is wide, a path is narrow. Which one is your street like?`,
    ),
  ],
  places: [
    ladder(
      `Dengar lagi. Kata kecil apa yang menunjukkan letaknya?
      Kata kecil itu disebut sebelum nama tempatnya. Tunjukkan dulu dengan tanganmu.
      Near itu dekat, far itu jauh. Apa yang near kamu sekarang?`,
      `Listen once more. Which little word says where it is?
      The little word comes before the name of the place. Show it with your hands first.
      Hold a finger near your chin. For far, where does it go?`,
    ),
    ladder(
      `Benda apa itu, dan di mana tempatnya?
      Cari bendanya dulu, lalu tempatnya. Kata kecil di antaranya bilang letaknya.
      Up itu ke atas, down itu ke bawah. Ke mana kamu melihat kalau look up?`,
      `Which thing is it, and where does it go?
      Find the thing first, then the place. The little word between them says how.
      Look up, and then look down. For which one do you see the floor?`,
    ),
  ],
  prepositions: [
    ladder(
      `Dengar lagi. Kata mana yang menunjukkan letaknya?
      Tirukan letaknya dengan tanganmu dulu. Lalu cari tempat yang begitu.
      Behind itu di belakang. Apa yang ada behind kamu sekarang?`,
      `Listen once more. Which word says where?
      Show with your hands where it is. Then look for a place like that.
      Behind means at the back. What is behind you now?`,
    ),
    ladder(
      `Benda apa yang dipindah, dan ke mana?
      Bagi kalimatnya: bendanya dulu, lalu tempatnya. Kerjakan satu per satu.
      Near itu dekat. Apa yang ada near kamu sekarang?`,
      `What is to be moved, and where to?
      Take the sentence apart: the thing first, then the place. Do one after the other.
      Far from you is over there. What is far from you now?`,
    ),
  ],
  'two-steps': [
    ladder(
      `Dengar lagi sampai habis. Apa saja yang diminta?
      Kata and memisahkan perintahnya. Yang sebelum and dulu, lalu yang sesudahnya.
      Tepuk and lompat. Apa yang kamu lakukan dulu, dan apa sesudahnya?`,
      `Listen once more to the end. What are you to do?
      The word and splits the sentence. Do what comes before it, then what comes after.
      Clap and jump. What do you do first, and what after that?`,
    ),
    ladder(
      `Perintah mana yang sudah, dan mana yang belum?
      Angkat satu jari untuk tiap perintah. Lipat jarinya kalau sudah kamu kerjakan.
      Sentuh lutut, lalu kepala. Ucapkan lagi sendiri, baru lakukan.`,
      `Which step is done, and which is not?
      Put up one finger for each step. Fold it when that step is done.
      Touch your knee, then your head. Say it yourself first, and then do it.`,
    ),
  ],
  day: [
    ladder(
      `Dengar lagi. Apa yang dilakukan di kalimat itu?
      Cari kata geraknya, lalu tirukan dengan tubuhmu. Gambar mana yang sama?
      I jump itu aku lompat, I sit itu aku duduk. Mana yang perlu kursi?`,
      `Listen once more. What happens in the sentence?
      Find the word for what is done and act it out. Which picture is the same?
      I jump, or I sit: for which one do your feet leave the floor?`,
    ),
    ladder(
      `Itu biasanya terjadi pagi, siang, atau malam?
      Dengarkan kata yang sudah kamu kenal. Dari satu kata, sering terlihat gambarnya.
      I drink my tea: tea itu teh. Kata mana yang bilang apa isi cangkirnya?`,
      `Does that happen in the morning, by day or at night?
      Listen for a word that you know. A single word often shows you the picture.
      I drink my tea: which word tells you what is in the cup?`,
    ),
  ],
};
