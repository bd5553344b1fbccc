/** Kinds of syllables of Indonesian. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const syllables: HintLadders = {
  'match-syllables': [
    ladder(
      `Suku kata apa yang dicari? Dengar sekali lagi, ya?
      Lihat tulisannya di bawah gambar. Cari gelembung dengan huruf yang sama.
      Lihat huruf pertamanya dulu, lalu huruf di sebelahnya. Gelembung mana yang persis sama?`,
      `Which syllable do you need? Shall we listen once more?
      Look at the word below the picture. Find the bubble with the same letters.
      Look at the letters bit by bit. Which bubble has exactly that shape?`,
    ),
    ladder(
      `Gelembung mana yang bunyinya sama?
      Tekan tombol telinga dan dengar semua gelembung. Tirukan bunyinya.
      Tepuk sekali untuk tiap suku kata. Apa yang kamu ucapkan di tepukan terakhir?`,
      `Which bubble sounds the same?
      Press the ear and hear all the bubbles. Say what you hear.
      Clap once for each syllable. What do you say with the last clap?`,
    ),
  ],
  'open-syllables': [
    ladder(
      `Sebut nama gambarnya. Suku kata mana yang belum ada?
      Ucapkan pelan-pelan dan dengar vokal di ujungnya: a, i, u, e, atau o?
      Kata cuci: cu, lalu apa? Dengarkan ujungnya.`,
      `Say the name of the picture. Which syllable is not there yet?
      Say it slowly and hear the vowel at the end: a, i, u, e or o?
      The word cuci: cu, and then? Listen to the end.`,
    ),
    ladder(
      `Kalau digabung, apa bunyinya?
      Baca suku kata depan, lalu coba tiap pasangannya. Mana yang jadi nama gambar?
      Kamu punya cu. Coba ci dan coba co: mana yang membuat tanganmu bersih?`,
      `Put together, how does it sound?
      Read the first syllable and try each partner behind it. Which makes the name?
      You have cu. Try ci and try co: which one makes your hands clean?`,
    ),
  ],
  'vowel-syllables': [
    ladder(
      `Dengar lagi. Di mana vokal yang berdiri sendiri?
      Tepuk nama gambarnya. Tepukan yang bunyinya hanya satu, itulah vokal yang sendiri.
      Kata obat: tepuk o, tepuk bat. Tepukan mana yang hanya satu huruf?`,
      `Listen once more. Where is the vowel that stands alone?
      Clap the name. A clap with a single sound is the vowel that stands alone.
      The word obat: clap o, clap bat. Which clap is only one letter?`,
    ),
    ladder(
      `Bagian mana dari nama itu yang sudah ada?
      Pegang suku kata yang lengkap. Ucapkan namanya, lalu dengar vokal yang masih kurang.
      Kata adik: dik sudah ada. Bunyi apa yang masih kurang di depan?`,
      `Which part of the name is there already?
      Hold on to the whole syllable. Say the name and hear the vowel that is missing.
      The word adik: dik is there. Which sound is missing in front?`,
    ),
  ],
  'closed-syllables': [
    ladder(
      `Bunyi apa yang menutup suku katanya?
      Ucapkan suku katanya dan tahan ujungnya. Huruf penutupnya ikut ditulis.
      Ucapkan mala, lalu malam. Bunyi apa yang baru di ujungnya?`,
      `Which sound closes the syllable?
      Say the syllable and hold its end. The closing letter belongs to it.
      Say mala, then malam. Which sound is new at the end?`,
    ),
    ladder(
      `Kalau dibaca, ujungnya sama dengan nama gambarnya?
      Bandingkan suku kata yang mirip. Lihat huruf di ujungnya.
      Ban dan bal, awalnya sama. Mana yang ujungnya berbunyi l?`,
      `When you read it, does it end like the name of the picture?
      Compare the syllables that look alike. Look at the letter at the end.
      Ban and bal begin alike. Which one ends with the sound l?`,
    ),
  ],
  'ng-ny-syllables': [
    ladder(
      `Di mana kamu mendengar bunyi lewat hidung?
      Huruf n bisa berteman g atau y. Berdua, mereka dibaca sebagai satu bunyi.
      Kata nyaring: ucapkan awalnya saja. Siapa teman huruf n di situ?`,
      `Where do you hear a sound through your nose?
      The letter n may have g or y as a friend. Together they make a single sound.
      The word nyaring: say only its start. Who is the friend of the n there?`,
    ),
    ladder(
      `Bunyinya seperti akhir kata ulang, atau seperti awal kata nyanyi?
      Ucapkan nyanyi: lidahmu menempel di atas. Ucapkan ulang: di ujungnya, lidahmu di belakang.
      Ucapkan banyak: ba, nyak. Di suku kata mana dua huruf jadi satu bunyi?`,
      `Is it like the end of ulang, or like the start of nyanyi?
      Say nyanyi: your tongue touches the top. Say ulang: at the end your tongue is at the back.
      Say banyak: ba, nyak. Which syllable begins through your nose?`,
    ),
  ],
  'three-syllables': [
    ladder(
      `Tepuk nama gambarnya. Suku kata mana yang belum ada?
      Sebut dari depan sambil menunjuk. Berhenti di tempat yang masih kosong.
      Kata delima: de, li, ma. Suku kata apa yang di tengah?`,
      `Clap the name of the picture. Which syllable is not there yet?
      Say it from the start and point along. Stop where it is empty.
      The word delima: de, li, ma. Which syllable is in the middle?`,
    ),
    ladder(
      `Urutannya sudah sama dengan yang kamu dengar?
      Pasang yang paling depan dulu, lalu yang paling belakang. Sisanya di tengah.
      Kata delima punya ma, de, dan li. Mana yang paling depan?`,
      `Is the order the same as you hear it?
      Put the very first one, then the very last. The rest goes in the middle.
      The word delima has ma, de and li. Which one comes first?`,
    ),
  ],
};
