import type { Language } from '@nobi/contract';
import { animalFacts, countryFacts, provinceFacts, type Wording } from './fact-questions.ts';
import { factTexts } from './facts.text.ts';
import type { Facts } from './read-tables.ts';
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
const nameOf = (phrase: string) =>
  phrase
    .replace(/^(?:negara|provinsi|daerah|suku|orang|hewan|binatang|si|the|an?|dari|di)\s+/g, '')
    .trim();

/** The first question that fits, with what it asks about. */
const lookUp = <Thing>(
  bare: string,
  things: ReadonlyMap<string, Thing>,
  questions: readonly (readonly [RegExp, (thing: Thing, wording: Wording) => string | undefined])[],
) => {
  for (const [pattern, answer] of questions) {
    const phrase = Object.values(pattern.exec(bare)?.groups ?? {}).find(Boolean);
    const thing = phrase === undefined ? undefined : things.get(nameOf(phrase));
    if (thing !== undefined) return (wording: Wording) => answer(thing, wording) || undefined;
  }
  return undefined;
};

const pastTenseQuestion =
  /^(?:what(?:'s| is) )?(?:the )?past(?: tense| form)?(?: of)? (?:to )?(?<verb>[a-z]+)$|^(?:apa )?bentuk (?:lampau|kedua|past)(?: tense)?(?: dari)? (?<verb2>[a-z]+)$/;

const listQuestion =
  /^(?:sebut(?:kan|in)?|tulis(?:kan)?|apa (?:saja|aja)|contoh|name|list|what are|say|tell me|how do (?:i|you)|can you) (?:(?:nama-nama|nama|contoh|\d+|dua|tiga|empat|lima|two|three|four|five|some|the|all|beberapa|macam-macam|jenis-jenis) )*(?<what>.+?)$|^(?<what2>.+?) (?:ada |itu )?apa (?:saja|aja)$/;

/** Answers out of the tables, and formulas of shapes; else undefined. */
export const factAnswers = ({ countries, provinces, animals, past, lists }: Facts) => {
  const inLists = (clean: string, language: Language) => {
    const { what, what2 } = listQuestion.exec(clean)?.groups ?? {};
    const topic = (what ?? what2 ?? '').replace(/^(?:the|nama) /, '');
    return lists.find((list) => list.question.id.test(topic) || list.question.en.test(topic))
      ?.answer[language];
  };
  return (message: string, language: Language): string | undefined => {
    if (message.length > longest) return undefined;
    const clean = cleanOf(message);
    const bare = bareOf(message);
    const wording = { language, text: factTexts[language] };
    const { verb, verb2 } = pastTenseQuestion.exec(bare)?.groups ?? {};
    const before = past.get(verb ?? verb2 ?? '');
    if (before) return wording.text.past(verb ?? verb2 ?? '', before);
    return (
      inLists(clean, language) ??
      lookUp(bare, provinces, provinceFacts)?.(wording) ??
      lookUp(bare, countries, countryFacts)?.(wording) ??
      lookUp(bare, animals, animalFacts)?.(wording) ??
      shapeSize(message, language)
    );
  };
};
