import { nearest } from '../../similarity.rules.ts';
import { type Hero, heroes, names } from '../stories/hero.ts';
import { type Place, places } from '../stories/places.ts';

/** Who and where a text names, and the words that are left. */
export interface Named {
  readonly hero: Hero | undefined;
  readonly place: Place | undefined;
  readonly name: string | undefined;
  readonly rest: readonly string[];
}

const byLength = (one: string, other: string) => other.length - one.length;

const heroByName = new Map<string, Hero>(
  heroes.flatMap((hero) => [
    [hero.id, hero],
    [hero.en, hero],
  ]),
);
const placeByName = new Map<string, Place>(
  places.flatMap((place) =>
    [...place.called.id, ...place.called.en].map((called): [string, Place] => [called, place]),
  ),
);
const anyOf = (words: Iterable<string>) => [...words].toSorted(byLength).join('|');
const heroName = new RegExp(
  `(?<![\\p{L}-])(${anyOf(heroByName.keys())})(?:ku|mu|nya|s|es)?(?![\\p{L}-])`,
  'u',
);
const placeName = new RegExp(
  `(?<![\\p{L}-])(${anyOf(placeByName.keys())})(?:nya|s)?(?![\\p{L}-])`,
  'u',
);
const ownName = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'iu');

/** Says nothing of who or where. */
const fillers = new Set(
  `nobi tolong coba please can could you bisa mau aku saya i want would like d id dong minta kasih beri beriin satu sebuah seekor seorang tell read me us a an the to for of
  ceritain ceritakan critain bacakan bacain dengar denger dengerin hear bikin bikinin bikinkan buat buatin buatkan bkin bkinin karang karangin karangkan tulis tulisin tuliskan make makes write
  create give show dongengin dongengkan mendongeng dongeng dongen cerita crita carita ceritanya cerpen kisah story storie stori stroy storry stories tale fairy fairytale tales pendek sebelum tidur bedtime short little tiny sebuah
  seru ya yuk ayo untuk untukku buatku lagi more another new baru one pantun pantum pntun pantunnya puisi sajak rhyme ryhme limerick limrick poem poems rhymes tentang ttg tntg soal about with on in at di ke dari and
  kalau kalo klo kl if what how when tokoh tokohnya tokoh-tokohnya jagoan jagoannya pemeran pemerannya hero main character is was were be it its it's itu ini ganti diganti jadi jadinya change set that there takes place tempat tempatnya
  yang yg lebih banget sekali deh sih nih kak gimana bagaimana pakai pake pk using use terus trus lalu dan then so but tapi now sekarang anak-anak kids children bernama namanya named called name
  hi hello halo hai hey my ku kata katanya word words by near lucu kocak funny funnier silly sillier make-up up spesial aja saja gak ga nggak dunk donk plis pls tidak boleh bantu bantuin help ajarin
  pr pe-er tugas tugasku tugasnya homework guru bu pak teacher pekerjaan rumah set work buatlah susunlah`.split(
    /\s+/,
  ),
);

const least = 4;
const heroNames = [...heroByName.keys()].filter((name) => name.length >= least);

export const namedIn = (text: string): Named => {
  const called = ownName.exec(text)?.[0];
  const heroFound = heroName.exec(text);
  const withoutHero = heroFound ? text.replace(heroFound[0], ' ') : text;
  const placeFound = placeName.exec(withoutHero);
  const left = (placeFound ? withoutHero.replace(placeFound[0], ' ') : withoutHero)
    .split(/[^\p{L}\d'-]+/u)
    .filter((word) => word !== '' && !fillers.has(word) && word !== called);
  const hero = heroByName.get(heroFound?.[1] ?? '');
  const slipped = hero ? undefined : left.find((word) => word.length >= least && meantHero(word));
  return {
    hero: hero ?? (slipped === undefined ? undefined : meantHero(slipped)),
    place: placeByName.get(placeFound?.[1] ?? ''),
    name: names.find((name) => name.toLowerCase() === called),
    rest: left.filter((word) => word !== slipped),
  };
};

/** "kucng": one slip, and nothing else that it may mean. */
const meantHero = (word: string): Hero | undefined => {
  const [meant, ...others] = nearest(word, heroNames);
  return others.length === 0 ? heroByName.get(meant ?? '') : undefined;
};
