import type { AgeBand, Language } from '@nobi/contract';
import type { Chance } from '../chance.rules.ts';
import { fill, type Slots, withArticle } from '../fill.rules.ts';
import { countedWith, type Hero, heroes, names } from './hero.ts';
import { type Place, places } from './places.ts';
import type { Plot } from './plot.ts';
import { boat } from './plots/boat.ts';
import { cake } from './plots/cake.ts';
import { hat } from './plots/hat.ts';
import { hiccups } from './plots/hiccups.ts';
import { hiding } from './plots/hiding.ts';
import { kite } from './plots/kite.ts';
import { painting } from './plots/painting.ts';
import { seed } from './plots/seed.ts';
import { song } from './plots/song.ts';
import { sound } from './plots/sound.ts';
import { soup } from './plots/soup.ts';
import { surprise } from './plots/surprise.ts';

const plots: readonly Plot[] = [
  song,
  hiding,
  sound,
  surprise,
  hiccups,
  kite,
  cake,
  seed,
  boat,
  painting,
  hat,
  soup,
];

/** What a child wishes of a story; the rest is chosen. */
export interface StoryWish {
  readonly language: Language;
  readonly ageBand: AgeBand | undefined;
  readonly hero: Hero | undefined;
  readonly place: Place | undefined;
  /** What the hero is called. */
  readonly name: string | undefined;
  readonly isFunny: boolean;
}

/** The second is the shortest: for the youngest. */
const openings: Readonly<Record<Language, readonly [string, string, string]>> = {
  id: [
    '{at} tinggal {hero} bernama {name} dan sahabatnya, {friend}.',
    '{me} dan {friend} tinggal {at}.',
    'Ada {hero} bernama {name} yang tinggal {at} bersama sahabatnya, {friend}.',
  ],
  en: [
    'Once there was {hero} called {name}, who lived {at} with a friend, {friend}.',
    '{me} and {friend} lived {at}.',
    '{at} lived {hero} called {name} and {his} friend, {friend}.',
  ],
};

const calmEnds: Readonly<Record<Language, readonly string[]>> = {
  id: [
    'Malam itu {name} tidur nyenyak.',
    'Lalu {name} pulang dan tidur dengan tenang.',
    'Di rumah, {name} berbaring dan tersenyum sampai terlelap.',
    'Malam pun datang, dan {name} bermimpi indah.',
    'Saat bintang muncul, {name} sudah tidur lelap.',
  ],
  en: [
    'That night {name} slept very well.',
    'Then {name} went home and slept in peace.',
    'At home {name} lay down and smiled until sleep came.',
    'Night came, and {name} had sweet dreams.',
    'When the stars came out, {name} was fast asleep.',
  ],
};

const pronouns: readonly Slots[] = [
  { he: 'he', He: 'He', his: 'his', His: 'His', him: 'him' },
  { he: 'she', He: 'She', his: 'her', His: 'Her', him: 'her' },
];
/** Whose kind says it. */
const girls = /^(?:putri|ratu|peri|putri duyung|anak perempuan|ayam)$/;
const boys = /^(?:pangeran|raja|anak laki-laki|ksatria|penyihir|nelayan)$/;

const pronounsOf = ({ id }: Hero, chance: Chance): Slots => {
  const [he, she] = pronouns;
  if (girls.test(id)) return she ?? {};
  return boys.test(id) ? (he ?? {}) : chance.one(pronouns);
};

const hasHands = ({ sort }: Hero) => sort !== 'any' && sort !== 'water';

const fits = (
  plot: Plot,
  { hero, place, isFunny }: { hero: Hero; place: Place; isFunny: boolean },
) =>
  (!plot.needsHands || hasHands(hero)) &&
  (!plot.needsWeather || place.hasWeather) &&
  (!isFunny || plot.isFunny === true);

const called = (hero: Hero, language: Language) =>
  language === 'id' ? `${countedWith(hero)} ${hero.id}` : withArticle(hero.en);

/** "Momo si kucing", "Momo sang putri", "Momo the cat". */
const named = (name: string, hero: Hero, language: Language) => {
  if (language === 'en') return `${name} the ${hero.en}`;
  return `${name} ${hero.sort === 'person' && !hero.id.startsWith('anak ') ? 'sang' : 'si'} ${hero.id}`;
};

/** The hero's friend is one of another kind who can live there. */
const friendFor = (hero: Hero, chance: Chance): Hero =>
  chance.one(
    heroes.filter(
      (each) =>
        each.id !== hero.id &&
        (hero.sort === 'water' ? each.sort === 'water' : each.sort === 'animal'),
    ),
  );

/** A story of six to ten sentences in which each step follows from the one before. */
export const tellStory = (wish: StoryWish, chance: Chance): string => {
  const { language } = wish;
  const hero = wish.hero ?? chance.one(heroes.filter(({ sort }) => sort === 'animal'));
  const place = wish.place ?? chance.one(places.filter(({ hasWeather }) => hasWeather));
  const plot = chance.one(
    plots.filter((each) => fits(each, { hero, place, isFunny: wish.isFunny })),
  );
  const trouble = chance.one(plot.troubles);
  const way = chance.one(trouble.ways)[language];
  const [ownName = '', pal = ''] = chance.shuffled(names.filter((each) => each !== wish.name));
  const name = wish.name ?? ownName;
  const slots: Slots = {
    ...pronounsOf(hero, chance),
    name,
    pal,
    hero: called(hero, language),
    me: named(name, hero, language),
    friend: named(pal, friendFor(hero, chance), language),
    at: (hero.sort === 'water' ? place.inWater : place)[language],
    prop: plot.props ? chance.one(plot.props)[language] : '',
  };
  const [wished, moreWished] = plot.wish[language];
  const [happens, moreHappens] = trouble.happens[language];
  const [first, then, moreWay] = way;
  const isYoung = wish.ageBand === '4-6';
  const sentences = [
    isYoung ? openings[language][1] : chance.one(openings[language]),
    wished,
    ...(isYoung ? [] : [moreWished]),
    happens,
    ...(isYoung ? [] : [moreHappens]),
    first,
    then,
    ...(isYoung ? [] : [moreWay]),
    plot.end[language],
    chance.one(calmEnds[language]),
  ];
  return sentences.map((sentence) => fill(sentence, slots)).join(' ');
};
