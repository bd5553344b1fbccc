import type { AgeBand, Language } from '@nobi/contract';
import type { Turn } from '../../../../ports/ai.ts';
import { childTexts } from '../dialogue/child-texts.ts';
import { type Chance, chanceFrom } from './chance.rules.ts';
import type { Composed } from './composed.ts';
import { composerText } from './composer.text.ts';
import { withArticle } from './fill.rules.ts';
import { composePantun, themeIn } from './pantun/compose-pantun.rules.ts';
import { composeRhyme } from './rhymes/compose-rhyme.rules.ts';
import { riddleAsker } from './riddles/ask-riddle.rules.ts';
import type { Jokes } from './riddles/read-jokes.ts';
import { composeSentence } from './sentences/compose-sentence.rules.ts';
import { exampleFor, hintFor, triedSentence } from './set-work.rules.ts';
import { type Hero, heroes } from './stories/hero.ts';
import { places } from './stories/places.ts';
import { tellStory } from './stories/tell-story.rules.ts';
import { followWish, openWish, wantsExample } from './wish/follow-wish.rules.ts';
import { readWish } from './wish/read-wish.rules.ts';
import type { Wish } from './wish/wish.ts';

/** A message as the composer reads it: in lower case and without personal data. */
export interface Wishing {
  readonly text: string;
  /** As the child wrote it. */
  readonly typed: string;
  readonly language: Language;
  readonly turns: readonly Turn[];
  readonly ageBand: AgeBand | undefined;
  /** The same for another try of the same call, and another one for every call. */
  readonly seed: string;
}

const chanceOf = ({ seed, text, turns }: Wishing): Chance =>
  chanceFrom(`${seed}|${turns.length}|${turns.at(-1)?.text.slice(0, 80) ?? ''}|${text}`);

const animals = heroes.filter(({ sort }) => sort === 'animal');

const calledIn = (hero: Hero, language: Language) =>
  language === 'en' ? withArticle(hero.en) : hero.id;

const choicesFor = (wish: Wish, language: Language, chance: Chance): readonly string[] => {
  const { choices } = composerText[language];
  const named = calledIn(chance.one(animals.filter(({ id }) => id !== wish.hero?.id)), language);
  const funny = wish.isFunny ? [] : [choices.funny];
  if (wish.kind === 'story') {
    const place = chance.one(places.filter((each) => each !== wish.place));
    return [choices.again, ...funny, choices.hero(named), choices.place(place.short[language])];
  }
  return [choices.again, ...funny, choices.about(named)];
};

const sentence = ({ word = '' }: Wish, { language, turns }: Wishing, chance: Chance): Composed => {
  const { noSentence, offer, choices } = composerText[language];
  const earlier = turns.filter(({ role }) => role === 'nobi').map(({ text }) => text);
  const found = composeSentence(word, { language, earlier }, chance);
  const other = chance.one(animals)[language];
  return found === undefined
    ? { text: noSentence, choices: [choices.word(other)] }
    : { text: `${found}\n\n${offer.sentence}`, choices: [choices.again, choices.word(other)] };
};

/** A story with this hero, or which hero it is to be; what was wished before stays one tap away. */
const offerStory = (
  { hero, word, after }: Wish & { readonly after: Wish },
  language: Language,
  chance: Chance,
): Composed => {
  const { choices, ...words } = composerText[language];
  if (hero) {
    const called = calledIn(hero, language);
    const before = {
      riddle: choices.again,
      verse: choices.about(called),
      sentence: choices.word(hero[language]),
      story: choices.again,
    };
    const text = words.offerStory(called);
    return { text, choices: [choices.story(called), before[after.kind]] };
  }
  const first = chance.one(animals);
  const second = chance.one(animals.filter((each) => each !== first));
  const named = [first, second].map((each) => choices.hero(calledIn(each, language)));
  return { text: word === undefined ? words.askHero : words.askOtherHero, choices: named };
};

/** Everything that Nobi makes up at a child's wish. */
export const composer = (jokes: Jokes) => {
  const riddles = riddleAsker(jokes);

  const made = (wish: Wish, wishing: Wishing, chance: Chance): Composed => {
    const { language, ageBand } = wishing;
    const { hero, place, name, isFunny, word } = wish;
    const words = composerText[language];
    if (wish.kind === 'riddle')
      return riddles.ask({ isFunny, turns: wishing.turns, language }, chance);
    if (wish.kind === 'sentence') return sentence(wish, wishing, chance);
    const theme = isFunny ? 'funny' : themeIn(`${word ?? ''} ${place?.short.id ?? ''}`);
    const isUnknown = word !== undefined && (wish.kind === 'story' || theme === undefined);
    const text =
      wish.kind === 'story'
        ? tellStory({ language, ageBand, hero, place, name, isFunny }, chance)
        : language === 'id'
          ? composePantun({ hero, theme }, chance)
          : composeRhyme({ hero, isFunny }, chance);
    const parts = [isUnknown ? words.ownTopic : '', text, words.offer[wish.kind]];
    return {
      text: parts.filter(Boolean).join('\n\n'),
      choices: choicesFor(wish, language, chance),
    };
  };

  /** Work that was set begins with a hint; an example is never the child's own work. */
  const helped = (wishing: Wishing, before: readonly string[]): Composed | undefined => {
    const open = openWish(before);
    if (!open?.isSet) return undefined;
    if (wantsExample.test(wishing.text)) return example(open, wishing);
    return triedSentence(open, wishing);
  };

  const example = (wish: Wish, wishing: Wishing): Composed => {
    const chance = chanceOf(wishing);
    return exampleFor(wish, { language: wishing.language, chance }, () =>
      made({ ...wish, hero: undefined, place: undefined, word: undefined }, wishing, chance),
    );
  };

  return {
    guess: (wishing: Wishing) => riddles.guess(wishing, chanceOf(wishing)),
    missed: (wishing: Wishing) => riddles.missed(wishing, chanceOf(wishing)),
    /** Undefined where nothing is wished. */
    compose(wishing: Wishing): Composed | undefined {
      const before = childTexts(wishing.turns);
      // As it was typed: the text may say already what a follow-up stands for.
      const offered = followWish(wishing.typed, before);
      if (offered?.after)
        return offerStory(
          { ...offered, after: offered.after },
          wishing.language,
          chanceOf(wishing),
        );
      const own = readWish(wishing.text);
      const wish = own ?? followWish(wishing.text, before);
      if (!wish) return helped(wishing, before);
      if (!wish.isSet || wish.kind === 'riddle') return made(wish, wishing, chanceOf(wishing));
      const isSame = own === undefined && wish.word === openWish(before)?.word;
      return isSame ? example(wish, wishing) : hintFor(wish, wishing.language);
    },
  };
};
