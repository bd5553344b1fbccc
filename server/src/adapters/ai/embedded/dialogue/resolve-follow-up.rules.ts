import { followWish, sentenceOf } from '../composer/wish/follow-wish.rules.ts';
import { formOf } from './follow-up-forms.rules.ts';
import { swapped } from './follow-up-swaps.rules.ts';
import {
  again,
  askingWords,
  because,
  joining,
  pointing,
  pronoun,
  reason,
  relations,
  small,
  superlative,
  trailing,
  way,
} from './follow-up-words.ts';

const mostWords = 7;
const mostOfAName = 3;
const owned = /\b(\p{L}{3,})nya\b/u;
/** Their "nya" is not one's own. */
const fixed =
  /^(?:ta|ha|pu|biasa|sepertinya|soalnya|artinya|inggrisnya|indonesianya|misal|ceritanya)$/;

const tidy = (text: string) =>
  text
    .toLowerCase()
    .replace(/[?!.,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string) => text.split(' ').filter(Boolean);
const contentOf = (text: string) =>
  wordsOf(text).filter((word) => !small.has(word) && !superlative.test(word));

/** What a question is about: its last words that name a thing. */
const topicOf = (question: string): string => {
  const content = contentOf(question);
  const named = content.filter((word) => !relations.has(word));
  return (named.length > 0 ? named : content).join(' ');
};

const asksReason = /^(?:kenapa|mengapa|kok|why)\b/;

/** The one thing that another may stand for. */
const entityOf = (question: string): string | undefined => {
  const named = contentOf(question).filter((word) => !relations.has(word));
  // A reason is asked of the first thing: what is said of it comes after.
  if (asksReason.test(question) && named.length === 2) return named[0];
  const last = named.at(-1);
  const before = named.at(-2);
  return before !== undefined && question.includes(`${before} ${last}`) && /^\p{L}+$/u.test(before)
    ? `${before} ${last}`
    : last;
};

/** What somebody is called by what he did: "penemu lampu". */
const fullTopicOf = (question: string): string =>
  /\b(?:penemu|inventor) \p{L}+/u.exec(question)?.[0] ?? topicOf(question);

const described = (question: string): string => {
  const content = contentOf(question).filter(
    (word) => !/^(?:makan|makanan|eat|eats|live|born|lahir|arti)$/.test(word),
  );
  return content.join(' ');
};

const withOther = (question: string, text: string): string | undefined => {
  const other = text
    .replace(joining, '')
    .replace(trailing, '')
    .replace(/^yang /, '');
  if (other === '' || wordsOf(other).length > mostOfAName) return undefined;
  const isMost = superlative.exec(other)?.[0];
  if (isMost && superlative.test(question)) return question.replace(superlative, isMost);
  const entity = entityOf(question);
  const bare = other.replace(/^(?:a|an|the) /, '');
  return entity && !askingWords.test(other) ? question.replace(entity, bare) : undefined;
};

const owner = (text: string, topic: string): string | undefined => {
  const found = owned.exec(text)?.[1];
  if (found === undefined || fixed.test(found)) return undefined;
  return text.replace(`${found}nya`, `${found} ${topic}`);
};

const exampleOf = (text: string, topic: string): string | undefined => {
  const found = /^(contoh|manfaat|guna|bahaya|cara kerja|ciri)nya(?: apa)?$/.exec(text)?.[1];
  return found && `${found} ${topic}`;
};

/** "kok bisa nempel besi?": what is said of the thing before. */
const happensTo = (text: string, topic: string): string | undefined => {
  const found = /^(kok|kenapa|mengapa) ((?:bisa|suka|harus|selalu) .+|ber\p{L}{3,})$/u.exec(text);
  return found ? `${found[1]} ${topic} ${found[2]}` : undefined;
};

const there = /\b(?:there|di ?sana|di ?situ)\b/;
const thereIs = (text: string, topic: string): string =>
  /\bthere\b/.test(text) ? `on the ${topic}` : `di ${topic}`;

/** "the tallest animal" is not any animal. */
const mostOf = (question: string): string => {
  const most = superlative.exec(question)?.[0] ?? '';
  const rest = described(question);
  return /est$/.test(most) ? `the ${most} ${rest}` : `${rest} ${most}`;
};

const asSum = /\d/;

/** What a follow-up means after one question; undefined where it stands for itself. */
const meaningAfter = (text: string, question: string): string | undefined => {
  const topic = topicOf(question);
  if (because.test(text)) return `${question} ${text}`;
  if (again.test(text) || way.test(text)) return question;
  if (reason.test(text)) {
    const asks = /^(?:kenapa|mengapa|kok|why)\b/.test(question);
    const ask = /why|how come/.test(text) ? 'why' : 'kenapa';
    return asks ? question : `${ask} ${askingWords.test(question) ? topic : question}`;
  }
  const changed = swapped(text, question) ?? formOf(text, { question, topic });
  if (changed) return changed;
  if (asSum.test(text)) return undefined;
  if (topic === '') return undefined;
  const isNamed = wordsOf(topic).some((word) => wordsOf(text).includes(word));
  if (there.test(text) && !isNamed) return text.replace(there, thereIs(text, topic));
  if (pronoun.test(text) && !isNamed)
    return text.replace(
      pronoun,
      superlative.test(question) ? mostOf(question) : described(question),
    );
  if (pointing.test(text) && askingWords.test(text) && !isNamed)
    return `${text.replace(pointing, '').trim()} ${topic}`.trim();
  const example = exampleOf(text, topic) ?? happensTo(text, topic);
  if (example && !isNamed) return example;
  const another =
    joining.test(text) || !askingWords.test(text) ? withOther(question, text) : undefined;
  if (another) return another;
  const one = owner(text, fullTopicOf(question));
  if (one && !isNamed) return one;
  const isShort = contentOf(text).filter((word) => !relations.has(word)).length <= 1;
  return askingWords.test(text) && isShort && !isNamed
    ? `${text.replace(joining, '')} ${topic}`
    : undefined;
};

/**
 * A short follow-up as the whole sentence that it stands for after what the child said before
 * (oldest first): "kalau anjing?" after "apa makanan kucing?" is "apa makanan anjing". Undefined
 * where it is none.
 */
export const resolveFollowUp = (typed: string, before: readonly string[]): string | undefined => {
  const text = tidy(typed);
  const last = before.at(-1);
  if (last === undefined || text === '' || wordsOf(text).length > mostWords) return undefined;
  const wish = followWish(text, before);
  if (wish) return sentenceOf(wish);
  const question = resolveFollowUp(last, before.slice(-2, -1)) ?? tidy(last);
  return meaningAfter(text, question);
};

/** Whether a follow-up names nothing harmful or harmless by itself, so that it says nothing alone. */
export const isBareFollowUp = (typed: string): boolean => {
  const text = tidy(typed);
  return (
    because.test(text) || contentOf(text).every((word) => relations.has(word) || pronoun.test(word))
  );
};
