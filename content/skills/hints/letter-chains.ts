/** Words one letter apart, and two letters that are one sound. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const letterChains: HintLadders = {
  'change-letter': [
    ladder(
      `Bunyi mana yang berbeda di antara nama-nama itu?
      Ucapkan keduanya berurutan. Bunyi yang tetap biarkan saja.
      Ucapkan cuci, lalu cuti. Huruf mana yang berganti?`,
      `Which sound differs between the names?
      Say them one after the other. Leave alone the sounds that stay.
      Say cuci, then cuti. Which letter has changed?`,
    ),
    ladder(
      `Bedanya di awal, di tengah, atau di akhir kata?
      Tunjuk hurufnya sambil mengucapkan nama yang baru. Berhenti di huruf yang tidak pas.
      Tulis pasir, lalu ucapkan pesir sambil menunjuk. Di mana kamu berhenti?`,
      `Do they differ at the beginning, in the middle or at the end?
      Point to the letters while you say the new name. Stop where it does not fit.
      Write pasir, then say pesir while you point. Where do you stop?`,
    ),
  ],
  diphthongs: [
    ladder(
      `Di suku kata terakhir, apakah vokalnya terdengar menyatu?
      Tepuk katanya. Vokal yang berbagi tepukan ditulis bersama.
      Tepuk ramai: berapa tepukan? Huruf apa saja di tepukan terakhir?`,
      `In the last syllable, do the vowels melt into a single sound?
      Clap the word. Vowels that share a clap are written together.
      Clap ramai: how many claps? Which letters are in the last one?`,
    ),
    ladder(
      `Bagaimana kata itu diucapkan dengan lengkap?
      Sehari-hari bunyi akhirnya sering jadi pendek. Di tulisan, kedua vokalnya tetap ada.
      Orang bilang rame. Bagaimana menulisnya dengan lengkap?`,
      `How is that word said in full?
      In everyday talk its end is often cut short. In writing both vowels stay.
      People say rame. How is it written in full?`,
    ),
  ],
  'word-chain': [
    ladder(
      `Gambar mana yang berikutnya, dan apa namanya?
      Setiap kali jalan hanya satu huruf yang berganti. Cari bedanya dulu.
      Dari sisi ke sisa, lalu ke rasa. Huruf mana yang berganti lebih dulu?`,
      `Which picture comes next, and what is its name?
      Each time just a single letter changes. Look for the difference first.
      From sisi to sisa, then to rasa. Which letter changes first?`,
    ),
    ladder(
      `Huruf mana yang sudah sama dengan kata berikutnya?
      Biarkan yang sama. Bunyi yang berbeda menunjukkan tempatnya.
      Tulis lama di atas dan lima di bawahnya. Tempat mana yang berbeda?`,
      `Which letters are already as in the next word?
      Leave those. The sound that differs shows the place.
      Write lama and lima below it. At which place do they differ?`,
    ),
  ],
};
