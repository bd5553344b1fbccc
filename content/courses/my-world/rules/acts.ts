/** What people do: the verb in its forms, and the picture that stands for it. */
import { whoOf } from './people.ts';

interface Act {
  readonly base: string;
  readonly rest: string;
  readonly art: string;
}

const act = (art: string, base: string, rest = ''): Act => ({
  base,
  rest: rest.replaceAll(' ', '_'),
  art,
});

export const acts = {
  'get-up': act('matahari', 'get', 'up'),
  school: act('tas', 'go', 'to school'),
  bed: act('bed', 'go', 'to bed'),
  read: act('buku', 'read', 'a book'),
  eat: act('nasi', 'eat', 'rice'),
  drink: act('susu', 'drink', 'milk'),
  football: act('bola', 'play', 'football'),
  guitar: act('gitar', 'play', 'the guitar'),
  kite: act('layang-layang', 'fly', 'a kite'),
  bike: act('sepeda', 'ride', 'a bike'),
  paint: act('kuas', 'paint', 'a picture'),
  write: act('pena', 'write', 'a letter'),
  bake: act('kue', 'make', 'a cake'),
  flowers: act('bunga', 'water', 'the flowers'),
  feed: act('kucing', 'feed', 'the cat'),
  swim: act('laut', 'swim'),
  run: act('sepatu', 'run'),
  sleep: act('bulan', 'sleep'),
  wash: act('kuda', 'wash', 'the horse'),
  plant: act('pohon', 'plant', 'a tree'),
  count: act('bintang', 'count', 'the stars'),
  pick: act('mangga', 'pick', 'a mango'),
  carry: act('payung', 'carry', 'an umbrella'),
  drop: act('telur', 'drop', 'an egg'),
  stop: act('jam', 'stop', 'the clock'),
  find: act('kunci', 'find', 'a key'),
  take: act('kereta', 'take', 'the train'),
  break: act('lampu', 'break', 'the lamp'),
  catch: act('katak', 'catch', 'a frog'),
} as const satisfies Record<string, Act>;
export type ActName = keyof typeof acts;

const isAct = (name: string): name is ActName => Object.hasOwn(acts, name);
export const actNames: readonly ActName[] = Object.keys(acts).filter(isAct);
export const actOf = (name: string): Act => acts[isAct(name) ? name : 'read'];

/** What came with the diary. Older lessons draw from their own pools, so that their tasks stay. */
const fromDiary = actNames.slice(actNames.indexOf('wash'));
const early = actNames.filter((name) => !fromDiary.includes(name));

export const daily: readonly ActName[] = early.filter((name) => !/^(?:run|sleep)$/.test(name));
export const ongoing: readonly ActName[] = early.filter(
  (name) => !/^(?:get-up|school|bed)$/.test(name),
);

/** he gets, he goes, he flies. */
export const withS = (base: string): string => {
  if (/(?:sh|ch|o|x)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

/** reading, riding, swimming. */
export const withIng = (base: string): string => {
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return /^(?:swim|run|get|drop|stop)$/.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
};

export const formFor = (who: string, base: string): string =>
  whoOf(who).person === 'one' ? withS(base) : base;

/** The form that belongs to somebody else. */
export const otherForm = (who: string, base: string): string =>
  whoOf(who).person === 'one' ? base : withS(base);

export const spaced = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const hours = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];

/** Quarters of an hour since midnight: 24 is six o'clock, 26 half past six, 27 a quarter to seven. */
export const timeOf = (at: number): string => {
  const hour = hours[Math.floor(at / 4) % 12] ?? '';
  const next = hours[(Math.floor(at / 4) + 1) % 12] ?? '';
  const names = [
    `${hour}_o'clock`,
    `quarter_past ${hour}`,
    `half_past ${hour}`,
    `quarter_to ${next}`,
  ];
  return names[at % 4] ?? '';
};
