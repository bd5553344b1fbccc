import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import { shareWord } from '../read-story.rules.ts';
import { reduced } from '../reduce.rules.ts';
import type { Amount, Schema, Story } from '../story.ts';
import { down, up } from '../story-words.ts';
import { asksUncountedLimbs } from './known-numbers.rules.ts';

const between =
  /\b(?:lebih|kali|more|fewer|less|older|younger|taller|times|dibagi\w*|bagi|shared?|shares|divided|lagi jam|sama rata|menjadi|rata|average|dari|speed|kecepatan|diskon|discount|mula|first|sisi|side|sides)\b/;

const isMoved = (story: Story, { clause }: Amount) =>
  (story.clauses[clause] ?? []).some((word) => down.has(word));

/** One product answers by itself: 7 boxes of 6. */
export const groups: Schema = (story) => {
  const list = reduced(story);
  const [only] = inOneUnit(list, askedUnit(story)) ?? [];
  if (
    list.length !== 1 ||
    !only?.sum.includes('×') ||
    ['first', 'difference', 'change', 'rest'].includes(story.wanted)
  )
    return undefined;
  if (between.test(story.text.replace(/\bdari\b|\byang (?:di|ter)\w+(?=\W*$)/g, '')))
    return undefined;
  return { way: only.unit === 'rp' ? 'price' : 'groups', sum: only.sum, unit: only.unit };
};

const isSpan = ({ isAsked, unit }: Amount) =>
  isAsked && unit !== undefined && unit !== 'rp' && unit.dimension === 'time';

/** Several heaps counted at once. */
export const combine: Schema = (story) => {
  const whole = reduced(story);
  const others = whole.filter((amount) => !isSpan(amount));
  // "In two days" beside what was sold on each of them.
  const known =
    whole.length - others.length === 1 && whole.find(isSpan)?.value === others.length
      ? others
      : whole;
  const list = inOneUnit(known, askedUnit(story));
  if (
    !list ||
    list.length < 2 ||
    list.some(({ per }) => per !== undefined) ||
    between.test(story.text)
  )
    return undefined;
  if (/\b(?:tidak|not|belum)\b/.test(story.text) || asksUncountedLimbs(story)) return undefined;
  if (
    story.wanted !== 'total' &&
    !isKind(story, list) &&
    !(story.wanted === 'plain' && isJoined(story, list))
  )
    return undefined;
  if (
    list
      .slice(1)
      .some((amount) => isMoved(story, amount) && amount.unit !== 'rp' && story.wanted !== 'total')
  )
    return undefined;
  if (list.slice(1).some((amount) => isLess(story, amount))) return undefined;
  const named = list.filter(({ nouns }) => nouns.some((noun) => shareWord([noun], story.question)));
  // "5 apel dan 3 jeruk, berapa jeruk?" asks for one of them only.
  if (
    named.length > 0 &&
    named.length < list.length &&
    list.some(
      ({ nouns }) => nouns.length > 0 && !nouns.some((noun) => shareWord([noun], story.question)),
    )
  )
    return undefined;
  return { way: 'combine', sum: list.map(({ sum }) => sum).join(' + '), unit: list[0]?.unit };
};

const kinds: Readonly<Record<string, RegExp>> = {
  children: /^(?:boys?|girls?)$/,
  pupils: /^(?:boys?|girls?)$/,
  students: /^(?:boys?|girls?)$/,
  kendaraan: /^(?:mobil|motor|sepeda|bus|truk|becak)$/,
  vehicles: /^(?:cars?|bikes?|bus|buses|trucks?|motorbikes?)$/,
  hewan: /^(?:ayam|bebek|kambing|sapi|kucing|anjing|kelinci|ikan|burung|kuda|domba)$/,
  binatang: /^(?:ayam|bebek|kambing|sapi|kucing|anjing|kelinci|ikan|burung|kuda|domba)$/,
  animals: /^(?:cows?|hens?|ducks?|goats?|sheep|cats?|dogs?|rabbits?|horses?|pigs?)$/,
  buah: /^(?:apel|jeruk|mangga|pisang|jambu|pir|anggur|semangka)$/,
  fruits: /^(?:apples?|oranges?|mangoes|bananas?|pears?)$/,
};

/** "14 mobil dan 23 motor, berapa kendaraan?" asks for both. */
const isKind = ({ question }: Story, list: readonly Amount[]) =>
  question.some((word) => {
    const members = kinds[word];
    return (
      members !== undefined && list.every(({ nouns }) => nouns.some((noun) => members.test(noun)))
    );
  });

const losing =
  /^(?:dimakan|makan|hilang|pecah|terbang|pergi|pulang|diberikan|memberikan|memberi|dipinjam|dibuang|busuk|mati|ate|gave|gives|lost|flew|left|eats|loses|spent|spends|turun|keluar)$/;
const isLess = (story: Story, { clause }: Amount) =>
  (story.clauses[clause] ?? []).some((word) => losing.test(word));

/** Without a word for all: "memetik 9 dan 4, berapa yang dipetik?", or money that is to be paid. */
const isJoined = (story: Story, list: readonly Amount[]) => {
  if (list.every(({ unit }) => unit === 'rp'))
    return /\b(?:bayar|dibayar|membayar|pay|paid|totalnya|cost)\b/.test(story.text);
  const path =
    list.every(({ unit }) => unit !== undefined) && /berjalan|jalan|ran|run|walk/.test(story.text);
  const isGrowing = list
    .slice(1)
    .every(({ clause }) => (story.clauses[clause] ?? []).some((word) => up.has(word)));
  return path || (isGrowing && list.slice(1).every((amount) => !isLess(story, amount)));
};

const pairs =
  /benar.*salah|salah.*benar|correct.*wrong|right.*wrong|anak.*dewasa|dewasa.*anak|children.*adults|adults.*children|perempuan.*laki|laki.*perempuan|girls.*boys|boys.*girls|merah.*(?:sisanya|putih)/;
const sided = ({ nouns }: Amount) =>
  nouns.some((noun) => /^(?:laki|perempuan|boys?|girls?)$/.test(noun));
const minus = /\b(?:belum|tidak|not|lagi yang harus|still|empty|sisanya|haven't)\b/;

/** A whole and one of its parts: the other part. */
export const part: Schema = (story) => {
  const list = inOneUnit(reduced(story), askedUnit(story));
  const [whole, some] = list ?? [];
  if (
    list?.length !== 2 ||
    !whole ||
    !some ||
    whole.value <= some.value ||
    list.some(({ per, isAsked }) => per !== undefined || isAsked)
  )
    return undefined;
  const question = story.question.join(' ');
  const isSum = /\b(?:jumlah|total|altogether|together)\b/.test(
    (story.clauses[whole.clause] ?? []).join(' '),
  );
  const isPair = pairs.test(story.text) && !(sided(whole) && sided(some));
  const isRest =
    /\b(?:the rest|sisanya|lainnya)\b/.test(story.text.replace(question, '')) &&
    !/\d/.test(question);
  const isOnWay = /\blagi\b/.test(question) && /\bsudah\b/.test(story.text);
  if (
    !isSum &&
    !isOnWay &&
    !isPair &&
    !isRest &&
    !minus.test(question) &&
    !minus.test(story.clauses[some.clause]?.join(' ') ?? '')
  )
    return undefined;
  if (between.test(story.text.replace(/\bdari\b/g, '')) || story.wanted === 'total')
    return undefined;
  if (
    some.nouns.length > 0 &&
    whole.nouns.length > 0 &&
    !pairs.test(story.text) &&
    !isRest &&
    !shareWord(some.nouns, whole.nouns) &&
    !minus.test(story.text)
  )
    return undefined;
  return { way: 'part', sum: `${whole.sum} - ${some.sum}`, unit: whole.unit };
};
