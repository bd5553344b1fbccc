import type { Language } from '@nobi/contract';
import type { FactText } from './facts.text.ts';
import type { Animal, Country, Province } from './read-tables.ts';

/** The language of the answer and its words. */
export interface Wording {
  readonly language: Language;
  readonly text: FactText;
}

const wordOf = (map: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

export const countryFacts: readonly (readonly [
  RegExp,
  (country: Country, wording: Wording) => string | undefined,
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

export const provinceFacts: readonly (readonly [
  RegExp,
  (province: Province, wording: Wording) => string | undefined,
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

export const animalFacts: readonly (readonly [
  RegExp,
  (animal: Animal, wording: Wording) => string | undefined,
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
