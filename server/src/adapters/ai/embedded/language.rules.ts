import type { Language } from '@nobi/contract';

const own: Record<Language, ReadonlySet<string>> = {
  id: new Set(
    `apa apakah berapa berapakah siapa kamu kau aku saya yang dan di ke dari itu ini tidak nggak gak ga bisa boleh mau
    tolong kenapa mengapa bagaimana gimana kapan dengan untuk adalah dong ya sih kok deh mana lebih besar kecil sama
    terima kasih makasih halo hai selamat pagi siang sore malam suku kata eja ejaan ejakan dieja mengeja bahasa
    inggrisnya indonesianya arti tambah ditambah kurang dikurang dikurangi kali dikali dibagi bagi perkalian hitung
    hasil satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas setengah seperempat sepertiga puluh
    belas ratus ribu atau juga sudah belum punya lagi nya pecahan angka bilangan benar betul sampai jumpa kak dadah`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `what whats is are am was the how who why when where which you your i my me and or of to in on for with do does did
    can could will would please thank thanks hello hey good morning spell spelled spelling word syllables syllable mean
    times divided multiplied take away half quarter third bigger smaller larger greater than much many equals table
    one two three four five six seven eight nine ten eleven twelve twenty hundred thousand it this that not a an
    right correct true fraction number bye english indonesian`.split(/\s+/),
  ),
};

const scoreOf = (text: string): number => {
  const words = text.match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => own[language].has(word)).length;
  return count('id') - count('en');
};

/**
 * The language whose little words a message uses more. A message that does not tell is in the
 * language of the child's last one that did, else in the given one.
 */
export const languageOfMessage = (
  text: string,
  page: Language,
  before: readonly string[] = [],
): Language => {
  const balance = [text, ...before.toReversed()].map(scoreOf).find((score) => score !== 0);
  if (balance === undefined) return page;
  return balance > 0 ? 'id' : 'en';
};
