/** Understanding a story that was read alone. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const stories: HintLadders = {
  'understand-stories': [
    ladder(
      `Di bagian mana cerita itu terjadi: awal, tengah, atau akhir?
      Cari halaman yang gambarnya cocok, lalu baca halaman itu sekali lagi.
      Baca satu kalimat saja. Siapa yang ada di sana, dan apa yang dilakukannya?`,
      `Where in the story was it: the beginning, the middle or the end?
      Find the page whose picture fits, and read that page once more.
      Read a single sentence. Who is there, and what do they do?`,
    ),
    ladder(
      `Apa kata tanyanya: siapa, apa, di mana, atau mengapa?
      Kalau pertanyaannya siapa, carilah nama. Kalau mengapa, carilah sebabnya.
      Tutup pilihannya dulu. Jawab dengan kata-katamu sendiri, lalu cari yang paling dekat.`,
      `Which word asks: who, what, where or why?
      If it asks who, look for a name. If it asks why, look for the cause.
      Cover the choices first. Say it in your own words, then find the nearest one.`,
    ),
  ],
};
