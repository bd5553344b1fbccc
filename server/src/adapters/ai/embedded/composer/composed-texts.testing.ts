import type { AgeBand, Language } from '@nobi/contract';
import { chanceFrom } from './chance.rules.ts';
import { composePantun } from './pantun/compose-pantun.rules.ts';
import { composeRhyme } from './rhymes/compose-rhyme.rules.ts';
import { riddleOfThing } from './riddles/riddle.rules.ts';
import { things } from './riddles/things.ts';
import { allSentences } from './sentences/compose-sentence.rules.ts';
import { heroes } from './stories/hero.ts';
import { places } from './stories/places.ts';
import { tellStory } from './stories/tell-story.rules.ts';

const count = 400;
const seeds = Array.from({ length: count }, (_, number) => `seed ${number}`);
const languages = ['id', 'en'] as const;

/** Hundreds of stories: every hero at every kind of place. */
export const storiesIn = (language: Language, ageBand?: AgeBand): readonly string[] =>
  seeds.map((seed, number) =>
    tellStory(
      {
        language,
        ageBand,
        hero: heroes[number % heroes.length],
        place: places[number % places.length],
        name: undefined,
        isFunny: number % 5 === 0,
      },
      chanceFrom(seed),
    ),
  );

export const pantuns = (): readonly string[] =>
  seeds.map((seed, number) =>
    composePantun(
      { hero: number % 2 ? heroes[number % heroes.length] : undefined, theme: undefined },
      chanceFrom(seed),
    ),
  );

export const rhymesAndLimericks = (): readonly string[] =>
  seeds.map((seed, number) =>
    composeRhyme(
      { hero: number % 2 ? heroes[number % heroes.length] : undefined, isFunny: number % 3 === 0 },
      chanceFrom(seed),
    ),
  );

export const riddles = (): readonly string[] =>
  things.flatMap((thing) =>
    languages.flatMap((language) => {
      const riddle = riddleOfThing(thing, language, chanceFrom(thing.id));
      return [riddle.question, riddle.hint];
    }),
  );

export const sentences = (): readonly string[] => languages.flatMap(allSentences);
