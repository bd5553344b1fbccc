/** Building and reading first words and sentences. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const words: HintLadders = {
  'build-words': [
    ladder(
      `Sebut nama gambarnya pelan-pelan. Ada berapa tepukan?
      Tepuk sambil menyebut namanya. Cari dulu suku kata untuk tepukan pertama.
      Kata lompat: tepuk lom, tepuk pat. Suku kata mana yang di depan?`,
      `Say the name of the picture slowly. How many claps is it?
      Clap as you say it. First find the syllable of the first clap.
      The word lompat: clap lom, clap pat. Which syllable is in front?`,
    ),
    ladder(
      `Baca susunanmu dari depan. Sama dengan nama gambarnya?
      Bandingkan pelan-pelan dengan nama gambarnya. Bagian mana yang terdengar lain?
      Untuk cuci, sudah ada cu di depan. Suku kata apa yang menyusul?`,
      `Read what you built from the start. Is it the name of the picture?
      Compare it slowly with the name of the picture. Which part sounds different?
      For cuci, there is cu in front. Which syllable follows?`,
    ),
  ],
  'read-words': [
    ladder(
      `Baca lagi dari depan. Apa suku kata pertamanya?
      Tutup bagian belakang dengan jari. Baca yang terlihat, lalu buka sedikit demi sedikit.
      Baca la, lalu ri, lalu rapatkan. Bisa kamu tirukan dengan kakimu?`,
      `Read again from the start. What is the first syllable?
      Cover the end with a finger. Read what you see, then uncover it bit by bit.
      Read la, then ri, then join them. Can your legs do what it says, in Indonesian?`,
    ),
    ladder(
      `Apa semua hurufnya cocok dengan gambar pilihanmu?
      Huruf depan saja belum cukup. Baca sampai huruf terakhir, lalu lihat gambarnya.
      Lari dan lagi mulainya sama. Huruf mana yang membedakannya?`,
      `Do all its letters fit the picture that you chose?
      The first letters are not enough. Read to the last one, then look at the pictures.
      Lari and lagi begin alike. Which letter makes the difference?`,
    ),
  ],
  'read-lines': [
    ladder(
      `Siapa atau apa yang ada di kalimat itu?
      Baca kata demi kata. Bayangkan gambarnya setiap selesai satu kata.
      Ini kalimat kecil: adik bersin. Siapa dia, dan sedang apa?`,
      `Who or what is in the sentence?
      Read word by word. Make a picture in your head after each word.
      Here is a small sentence: adik bersin. Who is it, and what do they do?`,
    ),
    ladder(
      `Apa yang terjadi di kalimat itu?
      Baca diam-diam sekali lagi sampai titik. Lalu cocokkan tiap kata dengan gambarnya.
      Kakak tertawa. Cari orangnya dulu, lalu sedang apa?`,
      `What happens in the sentence?
      Read it once more in your head, up to the full stop. Then match each word with the picture.
      Kakak tertawa. First find who it is, and then, what are they doing?`,
    ),
  ],
};
