import type { Language } from '@nobi/contract';
import type { Card } from '../src/adapters/ai/embedded/cards/card.ts';
import { chanceFrom } from '../src/adapters/ai/embedded/composer/chance.rules.ts';
import { composePantun } from '../src/adapters/ai/embedded/composer/pantun/compose-pantun.rules.ts';
import { composeRhyme } from '../src/adapters/ai/embedded/composer/rhymes/compose-rhyme.rules.ts';
import { heroes } from '../src/adapters/ai/embedded/composer/stories/hero.ts';
import { places } from '../src/adapters/ai/embedded/composer/stories/places.ts';
import { tellStory } from '../src/adapters/ai/embedded/composer/stories/tell-story.rules.ts';
import type { Answer } from './answers.ts';

/** What a child asks that says nothing of the answer; such a question makes no sentence bad. */
const prompts = {
  id: {
    facts: ['jelaskan', 'apa itu', 'kok bisa begitu', 'ceritakan lebih banyak', 'kenapa ya', ''],
    tales: ['bikin cerita', 'dongeng dong', 'aku mau dengar cerita lucu', 'buat puisi'],
  },
  en: {
    facts: ['explain', 'what is it', 'how does that work', 'tell me more about it', 'why', ''],
    tales: ['make up a story', 'I want to hear a tale', 'a funny poem please', 'read to me'],
  },
} as const;

const weight = 0.5;
const tales = 150;

const sentencesOf = (text: string) => text.split(/(?<=[.!?…”])\s+|\n/).filter(Boolean);

/** Each sentence once, with one of the questions in turn. */
const answersTo = (questions: readonly string[], texts: readonly string[]): readonly Answer[] =>
  [...new Set(texts.flatMap(sentencesOf))].map((text, at) => ({
    question: questions[at % questions.length] ?? '',
    text,
    isBad: false,
    weight,
  }));

const talesIn = (language: Language): readonly string[] =>
  Array.from({ length: tales }, (_, number) => {
    const hero = heroes[number % heroes.length];
    const chance = chanceFrom(`taught ${number}`);
    const place = places[number % places.length];
    const isFunny = number % 3 === 0;
    const story = tellStory(
      { language, ageBand: undefined, hero, place, name: undefined, isFunny },
      chance,
    );
    const verse =
      language === 'id'
        ? composePantun({ hero, theme: undefined }, chance)
        : composeRhyme({ hero, isFunny }, chance);
    return `${story}\n${verse}`;
  });

/** Cards, stories and verses as answers to questions that could have any answer. */
export const plainAnswers = (cards: readonly Card[]): readonly Answer[] =>
  (['id', 'en'] as const).flatMap((language) => [
    ...answersTo(
      prompts[language].facts,
      cards.flatMap(({ text, more }) => [text[language], more[language]]),
    ),
    ...answersTo(prompts[language].tales, talesIn(language)),
  ]);
