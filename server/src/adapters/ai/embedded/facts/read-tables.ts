import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A fact in both languages. */
export interface InBoth {
  readonly id: string;
  readonly en: string;
}

export interface Country {
  readonly name: InBoth;
  readonly capital: InBoth;
  readonly languages: InBoth;
  readonly continent: string;
  readonly colours: readonly string[];
}

/** What a province has none of, or nothing that everybody calls so, is empty. */
export interface Province {
  readonly name: string;
  readonly capital: string;
  readonly house: string;
  readonly dance: string;
  readonly song: string;
}

export interface Animal {
  readonly name: InBoth;
  readonly many: string;
  readonly food: InBoth;
  readonly bears: string;
  readonly legs: number | undefined;
  readonly sound: InBoth;
}

/** What belongs together, and how it is asked for. */
export interface Listing {
  readonly question: { readonly id: RegExp; readonly en: RegExp };
  readonly answer: InBoth;
}

export interface Facts {
  readonly countries: ReadonlyMap<string, Country>;
  readonly provinces: ReadonlyMap<string, Province>;
  readonly animals: ReadonlyMap<string, Animal>;
  readonly past: ReadonlyMap<string, string>;
  readonly lists: readonly Listing[];
}

const linesOf = async (name: string) => {
  const text = await readFile(join(import.meta.dirname, 'tables', `${name}.txt`), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
};

/** Columns stand between bars with air around them; a bar without air belongs to a pattern. */
const rowsOf = async (name: string) =>
  (await linesOf(name)).map((line) => line.split(/ \|(?= |$)/).map((cell) => cell.trim()));

const splitAt = (text: string, mark: string | RegExp) =>
  text
    .split(mark)
    .map((each) => each.trim())
    .filter(Boolean);

const byName = <Thing>(found: readonly (readonly [readonly string[], Thing])[]) =>
  new Map(found.flatMap(([names, thing]) => names.map((name) => [name.toLowerCase(), thing])));

const countries = async () =>
  byName(
    (await rowsOf('countries')).map(
      ([id = '', en = '', also = '', capital = '', capitalEn = '', languageId = '', ...rest]) => {
        const [languageEn = '', continent = '', colours = ''] = rest;
        const country: Country = {
          name: { id, en },
          capital: { id: capital, en: capitalEn },
          languages: { id: languageId, en: languageEn },
          continent,
          colours: splitAt(colours, ' '),
        };
        return [[id, en, en.replace(/^the /, ''), ...splitAt(also, ',')], country];
      },
    ),
  );

const provinces = async () =>
  byName(
    (await rowsOf('provinces')).map(
      ([name = '', also = '', capital = '', house = '', dance = '', song = '']) => {
        const province: Province = { name, capital, house, dance, song };
        return [[name, ...splitAt(also, ',')], province];
      },
    ),
  );

const animals = async () =>
  byName(
    (await rowsOf('animals')).map(
      ([ids = '', ens = '', food = '', foodEn = '', bears = '', legs = '', ...sounds]) => {
        const [id = '', ...others] = splitAt(ids, '/');
        const [en = '', many = ''] = splitAt(ens, ',');
        const [sound = '', soundEn = ''] = sounds;
        const animal: Animal = {
          name: { id, en },
          many,
          food: { id: food, en: foodEn },
          bears,
          legs: legs === '' ? undefined : Number(legs),
          sound: { id: sound, en: soundEn },
        };
        return [[id, ...others, en, many], animal];
      },
    ),
  );

const past = async () => {
  const pairs = splitAt((await linesOf('past-tense')).join(' '), ';');
  return new Map(
    pairs.map((pair) => {
      const [now = '', before = ''] = splitAt(pair, '=');
      return [now, before] as const;
    }),
  );
};

const lists = async (): Promise<readonly Listing[]> =>
  (await rowsOf('lists')).map(([id = '', en = '', answer = '', answerEn = '']) => ({
    question: { id: new RegExp(`^(?:${id})$`), en: new RegExp(`^(?:${en})$`) },
    answer: { id: answer, en: answerEn },
  }));

/** The tables beside this file: short facts that stay true, in both languages. */
export const readFacts = async (): Promise<Facts> => ({
  countries: await countries(),
  provinces: await provinces(),
  animals: await animals(),
  past: await past(),
  lists: await lists(),
});
