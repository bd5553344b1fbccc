import { isCapital, listOf, type Span, type Word, wordsIn } from './span.rules.ts';

const passwordWord = /^(?:kata-?sandi|sandi|pass?w(?:or)?d|password|passcode|pin|pw)(ku|nya|mu)?$/;
const fillers = listOf(
  'ku aku saya gue gw mama papa ibu ayah kakak adalah is itu ini nya rumah wifi wi-fi kami kita my for account akun game roblox ff ml the of hp ig email atm tablet laptop was wa tuh yaitu = : ya',
);
const owners = listOf('ku aku saya gue gw mama papa ibu ayah kami my is adalah kita');
const notSecret = listOf(
  `apa gimana bagaimana yang lupa hilang caranya cara harus kuat jangan strong what forgotten not salah tidak nggak gak sudah udah boleh buat untuk dan atau bagus aman kenapa siapa berapa
   baru lama how who why should safe good secret important a wrong gone lost to so game panjang mudah gampang susah rahasia diganti dihapus ketahuan dicuri dihack hilang? it please kok sama`,
);

const secretAfter = (words: readonly Word[], at: number, isOwned: boolean): Span | undefined => {
  let isStated = isOwned;
  for (const word of words.slice(at + 1, at + 8)) {
    if (/\d/.test(word.text) || /[*#$_&]/.test(word.text)) return [word.start, word.end];
    if (fillers.has(word.lower)) {
      isStated ||= owners.has(word.lower);
      continue;
    }
    return isStated && !notSecret.has(word.lower) ? [word.start, word.end] : undefined;
  }
  return undefined;
};

/** What stands after the word for a password or a PIN. */
export const passwords = (text: string): readonly Span[] => {
  const words = wordsIn(text);
  return words.flatMap((word, at): Span[] => {
    const found = passwordWord.exec(word.lower);
    if (!found || notSecret.has(words[at + 1]?.lower ?? '')) return [];
    const before = words[at - 1]?.lower ?? '';
    const isOwned = found[1] === 'ku' || before === 'my';
    const span = secretAfter(words, at, isOwned);
    return span ? [span] : [];
  });
};

const networks = listOf(
  'ig igku instagram tiktok tiktokku discord roblox ff ml username user id akun akunku twitter telegram snapchat yt youtube facebook fb x line steam idku',
);

/** Names of accounts: after an @, or after the name of a network. */
export const handles = (text: string): readonly Span[] => {
  const words = wordsIn(text);
  return [
    ...[...text.matchAll(/(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_.]{2,40}/gu)].map(
      ({ 0: found, index }): Span => [index, index + found.length],
    ),
    ...words.flatMap((word, at): Span[] => {
      if (!networks.has(word.lower)) return [];
      const handle = words
        .slice(at + 1, at + 5)
        .find(
          ({ text: part }) =>
            /^(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{N}._-]{3,}$/u.test(part) &&
            /[\d_]|\p{L}\.\p{L}/u.test(part),
        );
      return handle && (!isCapital(handle) || /[\d_]/.test(handle.text))
        ? [[handle.start, handle.end]]
        : [];
    }),
  ];
};
