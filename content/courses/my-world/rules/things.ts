/** Things and animals: the English word, its plural, its article, and the picture that shows it. */

interface Noun {
  readonly one: string;
  readonly many: string;
  /** What cannot be counted takes no article. */
  readonly article: 'a' | 'an' | '';
  /** A file of `content/art/fluent`, or a name that `view` draws. */
  readonly art: string;
}

const noun = (art: string, one: string, many = `${one}s`): Noun => ({
  one,
  many,
  article: /^[aeiou]/.test(one) ? 'an' : 'a',
  art,
});
const mass = (art: string, one: string): Noun => ({ one, many: one, article: '', art });

export const nouns = {
  apple: noun('apel', 'apple'),
  banana: noun('pisang', 'banana'),
  orange: noun('jeruk', 'orange'),
  mango: noun('mangga', 'mango', 'mangoes'),
  tomato: noun('tomat', 'tomato', 'tomatoes'),
  carrot: noun('wortel', 'carrot'),
  egg: noun('telur', 'egg'),
  rice: mass('nasi', 'rice'),
  bread: mass('roti', 'bread'),
  milk: mass('susu', 'milk'),
  cheese: mass('keju', 'cheese'),
  fish: mass('ikan', 'fish'),
  cake: mass('kue', 'cake'),
  honey: mass('madu', 'honey'),
  cat: noun('kucing', 'cat'),
  dog: noun('anjing', 'dog'),
  rabbit: noun('kelinci', 'rabbit'),
  duck: noun('bebek', 'duck'),
  elephant: noun('gajah', 'elephant'),
  monkey: noun('monyet', 'monkey'),
  frog: noun('katak', 'frog'),
  snake: noun('ular', 'snake'),
  horse: noun('kuda', 'horse'),
  bee: noun('lebah', 'bee'),
  turtle: noun('penyu', 'turtle'),
  octopus: noun('gurita', 'octopus', 'octopuses'),
  orangutan: noun('orang-utan', 'orangutan'),
  book: noun('buku', 'book'),
  pen: noun('pena', 'pen'),
  pencil: noun('pensil', 'pencil'),
  brush: noun('kuas', 'brush', 'brushes'),
  bag: noun('tas', 'bag'),
  key: noun('kunci', 'key'),
  ball: noun('bola', 'ball'),
  kite: noun('layang-layang', 'kite'),
  guitar: noun('gitar', 'guitar'),
  umbrella: noun('payung', 'umbrella'),
  lamp: noun('lampu', 'lamp'),
  map: noun('peta', 'map'),
  clock: noun('jam', 'clock'),
  star: noun('bintang', 'star'),
  tree: noun('pohon', 'tree'),
  flower: noun('bunga', 'flower'),
} as const satisfies Record<string, Noun>;
export type NounName = keyof typeof nouns;

const isNoun = (name: string): name is NounName => Object.hasOwn(nouns, name);
export const nounNames: readonly NounName[] = Object.keys(nouns).filter(isNoun);

export const nounOf = (name: string): Noun => nouns[isNoun(name) ? name : 'star'];

export const foods: readonly NounName[] = nounNames.slice(0, 14);
export const schoolThings: readonly NounName[] = [
  'pen',
  'pencil',
  'book',
  'bag',
  'brush',
  'key',
  'map',
  'clock',
  'umbrella',
  'orange',
  'apple',
  'egg',
];

const figures = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
export const figureOf = (n: number): string => figures[n] ?? `${n}`;

/** "an egg", "two eggs", "rice". */
export const counted = (name: string, n = 1): string => {
  const { one, many, article } = nounOf(name);
  if (n > 1) return `${figureOf(n)} ${many}`;
  return article === '' ? one : `${article} ${one}`;
};

export const otherArticle = (article: string): string => (article === 'an' ? 'a' : 'an');

/** What is liked is liked in general: "eggs", "rice". */
export const inGeneral = (name: string): string => nounOf(name).many;
