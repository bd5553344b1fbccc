/** The words of this game: those of the bank whose picture says the word at once, by pattern. */
import { type BankWord, bankWords } from '../../../words/bank.ts';

export const skillIds = [
  'match-syllables',
  'open-syllables',
  'vowel-syllables',
  'closed-syllables',
  'ng-ny-syllables',
  'three-syllables',
] as const;
export type SkillId = (typeof skillIds)[number];

/** One row a pattern of the bank; `view/pictures.ts` names the same words. */
const chosen = [
  'sapi kuda rusa roti nasi keju susu buku topi baju bola mata gigi kaki raja bumi kopi madu batu peta bayi pena',
  'paus hiu ayam ikan ular apel api awan daun pulau kue ibu',
  'semut lebah bebek gajah telur jeruk tomat kursi rumah balon robot bulan roket mobil',
  'kambing kucing monyet burung penyu jagung pisang bunga bintang payung tangan gunung',
  'kelinci jerapah gurita kelapa semangka sepatu boneka pelangi kereta sepeda buaya telepon',
].map((row) => row.split(' '));

export const gameWords: readonly BankWord[] = chosen
  .flat()
  .flatMap((id) => bankWords.filter((word) => word.id === id));

export const skillOf = (word: BankWord): SkillId => skillIds[word.pattern] ?? 'open-syllables';

/** For who does not read yet: two short syllables each, and the partner is named and seen. */
export const matchedWords = gameWords.filter(
  ({ pattern, syllables }) => pattern < 3 && syllables.length === 2,
);

/** Every word of the whole bank, so that no decoy makes another word by accident. */
const known = new Map(bankWords.map((word) => [word.id, word]));
const playable = new Map(gameWords.map((word) => [word.id, word]));

export const wordById = (id: string): BankWord | undefined => playable.get(id);

export const isWord = (text: string): boolean => known.has(text);

/** The thing that these syllables make, in exactly this order. */
export const wordOf = (parts: readonly string[]): BankWord | undefined => {
  const word = playable.get(parts.join(''));
  return word && word.syllables.join(' ') === parts.join(' ') ? word : undefined;
};

const rude =
  /^(?:tai|tahi|asu|babi|babu|kutang|titit|titi|pepek|puki|peli|peler|tete|tetek|mati|gila|bego|bugil|setan|toket|biji|berak|kere|tolol|bodoh|gembel|lonte|bangkai|kumat|lubang|pantat|susuk|keling|bului|tuli|buta)$/;

/** No game reads such a thing aloud to a child, not even as a miss. */
export const isRude = (text: string): boolean => rude.test(text);
