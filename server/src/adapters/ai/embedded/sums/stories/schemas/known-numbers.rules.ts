import type { Amount, Schema, Story } from '../story.ts';

/** Legs and wheels that a problem leaves to the reader. */
const limbs: readonly (readonly [RegExp, RegExp, number])[] = [
  [
    /^(?:kaki\w*|legs?)$/,
    /^(?:ayam|bebek|burung|angsa|merpati|orang|anak|hens?|chickens?|ducks?|birds?|bebeknya|children|kids|people)$/,
    2,
  ],
  [
    /^(?:kaki\w*|legs?)$/,
    /^(?:sapi|kambing|kucing|anjing|kuda|kelinci|domba|gajah|kerbau|harimau|meja|kursi|cows?|goats?|cats?|dogs?|horses?|rabbits?|sheep|pigs?|lions?|elephants?|chairs?)$/,
    4,
  ],
  [
    /^(?:kaki\w*|legs?)$/,
    /^(?:semut|lebah|kupu|belalang|lalat|ants?|bees?|insects?|butterflies|beetles?)$/,
    6,
  ],
  [/^(?:kaki\w*|legs?)$/, /^(?:laba|spiders?)$/, 8],
  [/^(?:roda\w*|wheels?)$/, /^(?:motor|sepeda|bikes?|bicycles?|motorbikes?|scooters?)$/, 2],
  [/^(?:roda\w*|wheels?)$/, /^(?:becak|bajaj|tricycles?|trikes?)$/, 3],
  [/^(?:roda\w*|wheels?)$/, /^(?:mobil|cars?)$/, 4],
];

const countOf = ({ question }: Story, { nouns }: Amount): number | undefined =>
  limbs.find(
    ([part, owner]) => question.some((word) => part.test(word)) && owner.test(nouns[0] ?? ''),
  )?.[2];

/** Whether legs or wheels are asked for, of which the story counts none. */
export const asksUncountedLimbs = ({ question, amounts }: Story): boolean =>
  question.some((word) => /^(?:kaki\w*|legs?|roda\w*|wheels?)$/.test(word)) &&
  !amounts.some(({ nouns }) => nouns.some((noun) => /^(?:kaki|legs?|roda|wheels?)$/.test(noun)));

/** "5 hens and 3 cows: how many legs?" */
export const legs: Schema = (story) => {
  const { amounts, text } = story;
  if (
    amounts.length === 0 ||
    amounts.length > 3 ||
    /\b(?:punya|has|have)\b .*(?:kaki|roda|legs|wheels)/.test(
      text.replace(story.question.join(' '), ''),
    )
  )
    return undefined;
  if (/\b(?:lebih|more|hilang|pergi|left|sisa|pincang|patah)\b/.test(text)) return undefined;
  const counts = amounts.map((amount) => countOf(story, amount));
  if (
    amounts.some(({ unit, per }) => unit !== undefined || per !== undefined) ||
    counts.includes(undefined)
  )
    return undefined;
  return {
    way: 'groups',
    sum: amounts.map(({ sum }, at) => `${sum} × ${counts[at]}`).join(' + '),
    unit: undefined,
  };
};

/** "Born in 2015, how old in 2026?" */
export const born: Schema = ({ amounts, text, question }) => {
  const [year, now, ...more] = amounts;
  const isYear = (amount: Amount | undefined) =>
    amount !== undefined && /^(?:19|20)\d\d$/.test(amount.sum);
  if (more.length > 0 || !year || !now || !isYear(year) || !isYear(now) || now.value <= year.value)
    return undefined;
  return /\b(?:lahir|kelahiran|born)\b/.test(text) &&
    /\b(?:umur\w*|usia\w*|old)\b/.test(question.join(' '))
    ? { way: 'part', sum: `${now.sum} - ${year.sum}`, unit: undefined }
    : undefined;
};

/** Known are the mean and how many there are: what do they come to? */
export const sumOfMean: Schema = ({ amounts, text, wanted }) => {
  const [one, other, ...more] = amounts;
  if (more.length > 0 || !one || !other || wanted !== 'total') return undefined;
  if (!/\b(?:rata rata|rata|average|mean)\b/.test(text) || /\b(?:lebih|baru|new|lagi)\b/.test(text))
    return undefined;
  const isCount = ({ nouns, unit }: Amount) =>
    unit === undefined &&
    /^(?:anak|orang|siswa|murid|kali|hari|children|pupils|students|friends|tests?)$/.test(
      nouns[0] ?? '',
    );
  if (isCount(one) === isCount(other)) return undefined;
  const [count, mean] = isCount(one) ? [one, other] : [other, one];
  return { way: 'groups', sum: `${count.sum} × ${mean.sum}`, unit: mean.unit };
};
