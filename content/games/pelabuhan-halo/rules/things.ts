/** What stands on the quay: its English word, its Indonesian one, and what it says when it lands. */
export interface Noun {
  readonly en: string;
  readonly id: string;
  readonly cry: string;
  readonly kind: 'animal' | 'thing';
  readonly isHeavy: boolean;
}

type Row = readonly [en: string, id: string, cry: string, kind: Noun['kind'], weight?: 'heavy'];

// From what every beginner's list starts with to what comes later.
const rows: readonly Row[] = [
  ['cat', 'kucing', 'Meow!', 'animal'],
  ['ball', 'bola', 'Boing!', 'thing'],
  ['cow', 'sapi', 'Moo!', 'animal', 'heavy'],
  ['banana', 'pisang', 'Plop!', 'thing'],
  ['fish', 'ikan', 'Blub!', 'animal'],
  ['car', 'mobil', 'Beep!', 'thing', 'heavy'],
  ['duck', 'bebek', 'Quack!', 'animal'],
  ['robot', 'robot', 'Bip-bop!', 'thing'],
  ['dog', 'anjing', 'Woof!', 'animal'],
  ['cake', 'kue', 'Yum!', 'thing'],
  ['frog', 'katak', 'Ribbit!', 'animal'],
  ['hat', 'topi', 'Flop!', 'thing'],
  ['monkey', 'monyet', 'Oo-oo!', 'animal'],
  ['bus', 'bus', 'Toot!', 'thing', 'heavy'],
  ['rabbit', 'kelinci', 'Hop!', 'animal'],
  ['crab', 'kepiting', 'Snip snap!', 'animal'],
  ['bag', 'tas', 'Thud!', 'thing'],
  ['elephant', 'gajah', 'Treeet!', 'animal', 'heavy'],
  ['sheep', 'domba', 'Baa!', 'animal'],
  ['octopus', 'gurita', 'Wobble!', 'animal'],
  ['shirt', 'baju', 'Flap!', 'thing'],
];

export const nouns: readonly Noun[] = rows.map(([en, id, cry, kind, weight]) => ({
  en,
  id,
  cry,
  kind,
  isHeavy: weight === 'heavy',
}));

export const colourIds = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof colourIds)[number];
export const sizeIds = ['small', 'big'] as const;
export type Size = (typeof sizeIds)[number];

/** Pictures that stay themselves in any colour. */
export const paintable: readonly string[] = 'fish crab car rabbit bag octopus shirt frog'.split(
  ' ',
);

/** Two colours that also differ for eyes that mix up red and green. */
export const otherColours: Record<Colour, readonly Colour[]> = {
  red: ['blue', 'yellow'],
  blue: ['red', 'yellow', 'green'],
  yellow: ['red', 'blue'],
  green: ['blue'],
};

export const resizable: readonly string[] =
  'cat cow ball dog duck elephant monkey sheep robot hat'.split(' ');

export interface Thing {
  readonly word: string;
  readonly colour: Colour | null;
  readonly size: Size | null;
}

export const plain = (word: string): Thing => ({ word, colour: null, size: null });

/** As it is called in a sentence, without its article. */
export const nameOf = ({ colour, size, word }: Thing): string =>
  [colour, size, word].filter((part) => part !== null).join(' ');

/** A slug for events, saves and the page. */
export const keyOf = (thing: Thing): string => nameOf(thing).replaceAll(' ', '-');

export const nounNamed = (en: string): Noun | undefined => nouns.find((noun) => noun.en === en);

/** `red-crab` back to the thing; null for what no quay ever held. */
export const thingOf = (key: string): Thing | null => {
  const parts = key.split('-');
  const word = parts.at(-1) ?? '';
  if (!nounNamed(word) || parts.length > 2) return null;
  if (parts.length === 1) return plain(word);
  const colour = colourIds.find((each) => each === parts[0]) ?? null;
  const size = sizeIds.find((each) => each === parts[0]) ?? null;
  return colour === null && size === null ? null : { word, colour, size };
};
