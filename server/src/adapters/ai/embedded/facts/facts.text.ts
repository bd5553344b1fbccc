import type { Language } from '@nobi/contract';

const bigFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const eachBig = (text: string) => text.split(' ').map(bigFirst).join(' ');
const joined = (words: readonly string[], and: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

const indonesian = {
  colours: {
    red: 'merah',
    white: 'putih',
    blue: 'biru',
    yellow: 'kuning',
    green: 'hijau',
    black: 'hitam',
    orange: 'jingga',
  },
  continents: {
    asia: 'Asia',
    africa: 'Afrika',
    europe: 'Eropa',
    'north-america': 'Amerika Utara',
    'south-america': 'Amerika Selatan',
    oceania: 'Oseania',
  },
  capital: (of: string, capital: string) => `Ibu kota ${eachBig(of)} adalah ${capital}.`,
  languages: (of: string, languages: string) => `Di ${eachBig(of)} orang memakai ${languages}.`,
  continent: (of: string, continent: string) => `${eachBig(of)} ada di benua ${continent}.`,
  flag: (of: string, colours: readonly string[]) =>
    `Bendera ${eachBig(of)} berwarna ${joined(colours, 'dan')}.`,
  house: (of: string, house: string) => `Rumah adat ${eachBig(of)} yang terkenal: ${house}.`,
  dance: (of: string, dance: string) => `Salah satu tari dari ${eachBig(of)}: ${dance}.`,
  song: (of: string, song: string) => `Salah satu lagu daerah ${eachBig(of)}: “${song}”.`,
  eats: ({ one }: Named, food: string) => `${bigFirst(one)} makan ${food}.`,
  sound: ({ one }: Named, sound: string) => `Suara ${one}: ${sound}.`,
  legs: ({ one }: Named, legs: number) =>
    legs === 0 ? `${bigFirst(one)} tidak punya kaki.` : `${bigFirst(one)} punya ${legs} kaki.`,
  layEggs: ({ one }: Named) => `Ya, ${one} bertelur.`,
  bearYoung: ({ one }: Named) =>
    `${bigFirst(one)} tidak bertelur. ${bigFirst(one)} melahirkan anaknya.`,
  past: (now: string, before: string) => `Bentuk lampau “${now}” adalah “${before}”.`,
};

/** An animal, alone and in numbers. */
export interface Named {
  readonly one: string;
  readonly many: string;
}

export type FactText = typeof indonesian;

const english: FactText = {
  colours: {
    red: 'red',
    white: 'white',
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    black: 'black',
    orange: 'orange',
  },
  continents: {
    asia: 'Asia',
    africa: 'Africa',
    europe: 'Europe',
    'north-america': 'North America',
    'south-america': 'South America',
    oceania: 'Oceania',
  },
  capital: (of, capital) => `The capital of ${of} is ${capital}.`,
  languages: (of, languages) => `In ${of} people speak ${languages}.`,
  continent: (of, continent) => `${bigFirst(of)} is in ${continent}.`,
  flag: (of, colours) => `The flag of ${of} is ${joined(colours, 'and')}.`,
  house: (of, house) => `A traditional house of ${eachBig(of)}: ${house}.`,
  dance: (of, dance) => `A dance of ${eachBig(of)}: ${dance}.`,
  song: (of, song) => `A folk song of ${eachBig(of)}: “${song}”.`,
  eats: ({ many }, food) => `${bigFirst(many)} eat ${food}.`,
  sound: ({ many }, sound) => `The sound of ${many}: ${sound}.`,
  legs: ({ many }, legs) =>
    legs === 0 ? `${bigFirst(many)} have no legs.` : `${bigFirst(many)} have ${legs} legs.`,
  layEggs: ({ many }) => `Yes, ${many} lay eggs.`,
  bearYoung: ({ many }) => `${bigFirst(many)} lay no eggs. They give birth to their young.`,
  past: (now, before) => `The past tense of “${now}” is “${before}”.`,
};

export const factTexts: Record<Language, FactText> = { id: indonesian, en: english };
