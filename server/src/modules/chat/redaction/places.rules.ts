import { isCapital, listOf, type Span, type Word, wordsIn } from './span.rules.ts';

const streets = listOf(
  'jalan jln jl gang gg komplek kompleks perumahan perum cluster griya apartemen apartment desa kelurahan kecamatan kampung kp dusun lorong blok asrama pondok residence',
);
const surely = listOf('jln jl gg perum kp');
const homes = /(?:alamat|rumah|tinggal|jemput|live|address|house|aku di|saya di)[^.?!\n]{0,25}$/i;
const ends = listOf(
  'dekat deket dan umur kelas sama ya kak nobi near with and aku saya yang itu tapi kalau buat untuk mau suka jauh enak besar kecil in the ini karena lagi udah sudah bersama i but dong nih deh kok',
);
const nowhere = listOf(
  `nobi rumah kota desa mana sini situ sana dalam luar atas bawah bumi indonesia sekolah asrama kampung hutan air laut pulau planet negara apa bali_ jauh depan
   a an the my here there house town city village earth indonesia school home kaki jalan surga pantai gunung pinggir tempat rumahnya sawah kamar hotel tenda itu ini raya tikus buntu cerita mimpi
   warnanya bagus besar kecil bersih kotor sepi ramai panas dingin ada tidak nggak gak kebakaran sakit semut adat kaca kosong bocor banjir cuma`,
);

/** The words of a place from `from` on: names, numbers, blocks. */
const placeFrom = (words: readonly Word[], from: number, most: number): number => {
  let last = from - 1;
  for (let at = from; at < words.length && at < from + most; at += 1) {
    const word = words[at];
    if (!word || ends.has(word.lower)) break;
    last = at;
    if (word.isLast && !/^(?:no|blok|jl|jln|gg|rt|rw|kp)$/i.test(word.text)) break;
  }
  return last;
};

const streetSpans = (text: string, words: readonly Word[]): Span[] =>
  words.flatMap((word, at): Span[] => {
    const next = words[at + 1];
    if (!streets.has(word.lower) || !next || nowhere.has(next.lower) || word.text.includes('-'))
      return [];
    const isAtHome = homes.test(text.slice(Math.max(0, word.start - 40), word.start));
    const hasNumber = words
      .slice(at + 2, at + 5)
      .some(({ text: part }) => /^(?:no\.?)?\d/i.test(part));
    if (/^\d/.test(next.text) && !isAtHome) return [];
    const isNamed = isCapital(next) && isCapital(word);
    if (!isAtHome && !hasNumber && !surely.has(word.lower) && !isNamed && !isCapital(next))
      return [];
    const last = words[placeFrom(words, at + 1, 7)];
    return last ? [[word.start, last.end]] : [];
  });

const livesIn = [
  /\b(?:aku|saya|gue|gw|kami|kita)\b[^.?!\n]{0,20}\btinggal(?:nya)? (?:di )?/giu,
  /\btinggal di (?=apartemen|komplek|perum|jl|jalan|gang)/giu,
  /\b(?:rumah|alamat)(?:ku| aku| saya| gue| gw| kami| kita| rumah| lengkapku| lengkap)(?:nya)? ?(?:itu |ada |adalah )?(?:di |:)? ?/giu,
  /\b(?:rumah|alamat) ?(?:nenek|kakek|ibu|ayah|mama|papa|temanku|guru)? (?:di|:) /giu,
  /\balamat ?:? (?=\S{0,12}\d)/giu,
  /\b(?:i|we) live (?:in|at|on|near) (?:the )?/giu,
  /\bmy (?:house|home|address)(?: is)?(?: in| at| on)? (?:the )?/giu,
];

/** Where the child lives, after words that say so. */
const homeSpans = (text: string, words: readonly Word[]): Span[] =>
  livesIn.flatMap((rule) =>
    [...text.matchAll(rule)].flatMap(({ 0: found, index }): Span[] => {
      const from = words.findIndex(({ start }) => start >= index + found.length);
      const first = words[from];
      if (!first || nowhere.has(first.lower) || ends.has(first.lower)) return [];
      const isStated =
        /(?:\b(?:di|in|at|on|near)|:) (?:the )?$/i.test(found) ||
        isCapital(first) ||
        /\d/.test(first.text);
      const last = words[placeFrom(words, from, 6)];
      return isStated && last ? [[first.start, last.end]] : [];
    }),
  );

const written = [
  /\brt\.? ?[:/]? ?\d{1,3}(?:[ ,./]{0,3}rw\.? ?[:/]? ?\d{1,3})?\b/giu,
  /\brw\.? ?\d{1,3}\b/giu,
  /\b\d{1,5} (?:\p{Lu}[\p{L}'-]{1,20} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Blvd|Boulevard|Court|Way)\b/gu,
  /(?<=(?:kode ?pos|postal code|post ?code|zip(?: code)?)[^\d\n]{0,12})\d{5}\b/giu,
];

/** Streets, quarters, where the child lives, postal codes. */
export const addresses = (text: string): readonly Span[] => {
  const words = wordsIn(text);
  return [
    ...written.flatMap((rule) =>
      [...text.matchAll(rule)].map(({ 0: found, index }): Span => [index, index + found.length]),
    ),
    ...streetSpans(text, words),
    ...homeSpans(text, words),
  ];
};

const schoolKinds = listOf(
  'sd sdn sdit sdk sdi mi min smp smpn smpit mts mtsn sma sman smk smkn tk tkit paud ra madrasah',
);
const surelySchools = listOf('sdn sdit sdk smpn smpit mtsn sman smkn tkit');
const notASchool = listOf(
  'kelas itu dan belajar apa ini sudah masih saja dulu aku saya adalah atau yang ada di ke semester mau ya berapa untuk kak nobi dong sekarang juga jam soal libur boleh',
);

const schoolSpans = (words: readonly Word[]): Span[] =>
  words.flatMap((word, at): Span[] => {
    const next = words[at + 1];
    if (!schoolKinds.has(word.lower) || word.isLast || !next || notASchool.has(next.lower))
      return [];
    const isNamed = isCapital(next) || /^\d+$/.test(next.text) || next.lower === 'negeri';
    if (!isNamed && !surelySchools.has(word.lower)) return [];
    let last = at;
    for (let end = at + 1; end < Math.min(words.length, at + 6); end += 1) {
      const part = words[end];
      if (!part || notASchool.has(part.lower) || ends.has(part.lower)) break;
      last = end;
      if (part.isLast) break;
    }
    return [[word.start, words[last]?.end ?? word.end]];
  });

const schoolNames = [
  /(?<=\bsekolah(?:ku|nya)? (?:di |namanya |: )?|\bnama sekolah(?:ku| aku| saya)? (?:adalah |itu )?)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3}/gu,
  /\b\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,3} (?:Elementary|Primary|Middle|High|International|Kindergarten|Preschool|Academy|School)(?: School)?\b/gu,
];

/** Schools by name. */
export const schools = (text: string): readonly Span[] => [
  ...schoolSpans(wordsIn(text)),
  ...schoolNames.flatMap((rule) =>
    [...text.matchAll(rule)].map(({ 0: found, index }): Span => [index, index + found.length]),
  ),
];
