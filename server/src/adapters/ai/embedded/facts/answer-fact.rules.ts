import type { Language } from '@nobi/contract';
import { type FactText, factTexts } from './facts.text.ts';
import type { Animal, Country, Facts, Province } from './read-tables.ts';
import { shapeSize } from './shapes.rules.ts';

/** A question about a fact is short; the patterns see nothing longer. */
const longest = 90;

/** Words around a question that ask for nothing by themselves. */
const around =
  /^(?:(?:nobi|hai|halo|eh|tolong|coba|jadi|terus|kak|hey|hi|please|so|and|can you tell me|tell me|do you know|kamu tahu|tau ga|tahu tidak|apa kamu tahu)[ ,]+)+|(?:[ ,]+(?:ya|sih|dong|nobi|kak|deh|please|itu apa|apa sih|namanya apa|apa namanya|yang mana|apa|mana|di mana|dimana))+$/g;
const cleanOf = (text: string) =>
  text
    .replace(/[?!."]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
const bareOf = (text: string) => cleanOf(text).replace(around, '').trim();
const nameOf = (said: string) =>
  said
    .replace(/^(?:negara|provinsi|daerah|suku|orang|hewan|binatang|si|the|an?|dari|di)\s+/g, '')
    .trim();

interface Saying {
  readonly language: Language;
  readonly text: FactText;
}

const wordOf = (map: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

const countryFacts: readonly (readonly [
  RegExp,
  (country: Country, saying: Saying) => string | undefined,
])[] = [
  [
    /^(?:apa (?:nama )?)?ibu ?kota(?:nya)? (?<of>.+)$|^(?:what(?:'s| is| s) )?(?:the )?capital(?: city)? of (?<of2>.+)$/,
    ({ name, capital }, { language, text }) =>
      capital[language] && text.capital(name[language], capital[language]),
  ],
  [
    /^(?:apa )?bahasa(?: resmi| yang dipakai)?(?: di| orang| negara) (?<of>.+)$|^(?:orang )?(?<of3>[a-z ]+?) (?:ngomong|bicara|berbicara|pakai|pake|memakai)(?:nya)?(?: pakai| pake)? bahasa$|^(?:what|which) languages? (?:do (?:they|people) speak|is spoken|are spoken) in (?<of2>.+)$/,
    ({ name, languages }, { language, text }) =>
      text.languages(name[language], languages[language]),
  ],
  [
    /^(?:apa )?warna bendera (?<of>.+)$|^bendera (?<of3>.+?) warnanya$|^(?:what(?:'s| is| are) )?(?:the )?colou?rs? (?:of|in|is|are) (?:the )?(?:flag of )?(?<of2>.+?)(?:'s flag| flag)?$|^what does the flag of (?<of4>.+) look like$/,
    ({ name, colours }, { language, text }) =>
      text.flag(
        name[language],
        colours.flatMap((colour) => wordOf(text.colours, colour) ?? []),
      ),
  ],
  [
    /^(?<of>.+?) (?:ada |terletak |itu )*(?:di )?benua$|^benua (?<of3>.+)$|^(?:what|which) continent is (?<of2>.+?)(?: in| on)?$|^where is (?<of4>.+)$/,
    ({ name, continent }, { language, text }) => {
      const found = wordOf(text.continents, continent);
      return found && text.continent(name[language], found);
    },
  ],
];

const provinceFacts: readonly (readonly [
  RegExp,
  (province: Province, saying: Saying) => string | undefined,
])[] = [
  [
    /^(?:apa (?:nama )?)?ibu ?kota(?:nya)? (?<of>.+)$|^(?:what(?:'s| is) )?(?:the )?capital(?: city)? of (?<of2>.+)$/,
    ({ name, capital }, { text }) => capital && text.capital(name, capital),
  ],
  [
    /^(?:apa )?(?:nama )?rumah (?:adat|tradisional)(?:nya)?(?: dari| orang)? (?<of>.+)$|^traditional house (?:of|in|from) (?<of2>.+)$/,
    ({ name, house }, { text }) => house && text.house(name, house),
  ],
  [
    /^(?:apa )?(?:nama )?tari(?:an)?(?: adat| daerah| tradisional)?(?: dari| khas)? (?<of>.+)$|^(?:traditional )?dance (?:of|in|from) (?<of2>.+)$/,
    ({ name, dance }, { text }) => dance && text.dance(name, dance),
  ],
  [
    /^(?:apa )?(?:nama )?lagu (?:daerah|tradisional)(?: dari| khas)? (?<of>.+)$|^folk song (?:of|in|from) (?<of2>.+)$/,
    ({ name, song }, { text }) => song && text.song(name, song),
  ],
];

const both = ({ name, many }: Animal, language: Language) => ({ one: name[language], many });

const animalFacts: readonly (readonly [
  RegExp,
  (animal: Animal, saying: Saying) => string | undefined,
])[] = [
  [
    /^(?:apa )?makanan(?:nya)? (?<of>.+)$|^(?<of3>.+?) (?:makan|makannya|makanannya)$|^what do(?:es)? (?<of2>.+?) eat$/,
    (animal, { language, text }) => text.eats(both(animal, language), animal.food[language]),
  ],
  [
    /^(?:bagaimana |gimana |apa )?(?:suara|bunyi)(?:nya)? (?<of>.+?)(?: gimana| bagaimana| kayak)?$|^(?<of3>.+?) (?:suaranya|bunyinya)(?: gimana| bagaimana| kayak)*$|^what sounds? do(?:es)? (?<of2>.+?) make$|^what do(?:es)? (?<of4>.+?) say$/,
    (animal, { language, text }) =>
      animal.sound[language] && text.sound(both(animal, language), animal.sound[language]),
  ],
  [
    /^(?:ada )?berapa (?:jumlah )?kaki(?:nya)? (?<of>.+)$|^kaki(?:nya)? (?<of3>.+?)(?: ada)? berapa$|^(?:jumlah )kaki (?<of5>.+)$|^how many legs do(?:es)? (?<of2>.+?) have$/,
    (animal, { language, text }) =>
      animal.legs === undefined ? undefined : text.legs(both(animal, language), animal.legs),
  ],
  [
    /^(?:apakah |apa )?(?<of>.+?) (?:itu )?(?:bertelur|beranak|melahirkan)(?: atau (?:bertelur|beranak|melahirkan))?(?: ga| gak| nggak| tidak| kah)?$|^do(?:es)? (?<of2>.+?) lay eggs$/,
    (animal, { language, text }) => {
      const named = both(animal, language);
      if (animal.bears === 'eggs') return text.layEggs(named);
      return animal.bears === 'young' ? text.bearYoung(named) : undefined;
    },
  ],
];

/** The first question that fits, with what it asks about. */
const lookUp = <Thing>(
  bare: string,
  things: ReadonlyMap<string, Thing>,
  questions: readonly (readonly [RegExp, (thing: Thing, saying: Saying) => string | undefined])[],
) => {
  for (const [asks, answer] of questions) {
    const said = Object.values(asks.exec(bare)?.groups ?? {}).find(Boolean);
    const thing = said === undefined ? undefined : things.get(nameOf(said));
    if (thing !== undefined) return (saying: Saying) => answer(thing, saying) || undefined;
  }
  return undefined;
};

const pastAsked =
  /^(?:what(?:'s| is) )?(?:the )?past(?: tense| form)?(?: of)? (?:to )?(?<verb>[a-z]+)$|^(?:apa )?bentuk (?:lampau|kedua|past)(?: tense)?(?: dari)? (?<verb2>[a-z]+)$/;

const listAsked =
  /^(?:sebut(?:kan|in)?|tulis(?:kan)?|apa (?:saja|aja)|contoh|name|list|what are|say|tell me|how do (?:i|you)|can you) (?:(?:nama-nama|nama|contoh|\d+|dua|tiga|empat|lima|two|three|four|five|some|the|all|beberapa|macam-macam|jenis-jenis) )*(?<what>.+?)$|^(?<what2>.+?) (?:ada |itu )?apa (?:saja|aja)$/;

/** Answers out of the tables, and formulas of shapes; else undefined. */
export const factAnswers = ({ countries, provinces, animals, past, lists }: Facts) => {
  const inLists = (clean: string, language: Language) => {
    const { what, what2 } = listAsked.exec(clean)?.groups ?? {};
    const asked = (what ?? what2 ?? '').replace(/^(?:the|nama) /, '');
    return lists.find((list) => list.asked.id.test(asked) || list.asked.en.test(asked))?.told[
      language
    ];
  };
  return (said: string, language: Language): string | undefined => {
    if (said.length > longest) return undefined;
    const clean = cleanOf(said);
    const bare = bareOf(said);
    const saying = { language, text: factTexts[language] };
    const { verb, verb2 } = pastAsked.exec(bare)?.groups ?? {};
    const before = past.get(verb ?? verb2 ?? '');
    if (before) return saying.text.past(verb ?? verb2 ?? '', before);
    return (
      inLists(clean, language) ??
      lookUp(bare, provinces, provinceFacts)?.(saying) ??
      lookUp(bare, countries, countryFacts)?.(saying) ??
      lookUp(bare, animals, animalFacts)?.(saying) ??
      shapeSize(said, language)
    );
  };
};
