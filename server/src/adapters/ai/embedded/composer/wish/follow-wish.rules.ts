import { agrees, wantsAnother } from '../../dialogue/follow-up-words.ts';
import { namedIn } from './named-in.rules.ts';
import { readWish } from './read-wish.rules.ts';
import type { Wish } from './wish.ts';

const mostWords = 9;
const funnier =
  /^(?:(?:mau|minta|ada|yang|yg|lebih|a|an|the|something|one|make it|bikin|buat|cerita|pantun|versi|coba|tolong|lagi|dong|nobi|more|much) )*(?:lucu\w*|kocak|funny|funnier|silly|sillier)(?: (?:lagi|dong|banget|ya|please|one|deh))*$/;
const changes =
  /\b(?:kalau|kalo|klo|tokoh\w*|jagoan\w*|hero|tentang|ttg|soal|about|what if|with|ganti|di|in|on|at|jadi|pakai|pake|character|namanya|called)\b/;
const namesHero = /\b(?:tokoh\w*|jagoan\w*|pemeran\w*|hero(?:es)?|character)\b/;
const asksChange =
  /\b(?:kalau|kalo|klo|ganti\w*|jadi\w*|pakai|pake|what if|what about|how about|change|make)\b/;
const another = /^(?:lain\w*|beda|berbeda|other|else|different)$/;
/** Asks how to go on with what is the child's own work. */
export const wantsExample =
  /^(?:(?:aku|saya|i|masih|kasih|beri|minta|mau|show me|give me)[ ,]+)*(?:contoh(?:nya)?|(?:an )?example|(?:belum|nggak|gak|ga|tidak) (?:tau|tahu|bisa|ngerti|paham)|i don't know|don't know|bingung|susah|petunjuk|hint|bantu(?:in)?|help(?: me)?)(?: dong| ya| lagi| please| nih|[ .!?])*$/;

const tidy = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[?!.,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A hero is wished for where there is none to change, or none is named: a story is offered, or its hero asked for. */
const offered = (line: string, wish: Wish): Wish | undefined => {
  if (!namesHero.test(line) || !asksChange.test(line) || readWish(line)) return undefined;
  const { hero, place, name, rest } = namedIn(line);
  const [word, ...others] = rest.filter((each) => !another.test(each));
  const isOpen = !hero && !place && name === undefined && word === undefined;
  if (others.length > 0 || (wish.kind === 'story' && !isOpen)) return undefined;
  const story: Wish = wish.kind === 'story' ? wish : { ...wish, ...plain, kind: 'story' };
  return { ...story, hero, word: hero ? undefined : word, after: wish };
};
const plain = { isFunny: false, place: undefined, name: undefined, isSet: false } as const;

/** What becomes of a story that was offered after another wish. */
const taken = (line: string, wish: Wish, after: Wish): Wish | undefined => {
  const { hero, rest } = namedIn(line);
  const isAnswer = hero !== undefined && (namesHero.test(line) || (!wish.hero && !rest.length));
  if (agrees.test(line) || isAnswer)
    return { ...wish, hero: hero ?? wish.hero, word: undefined, after: undefined };
  return changedBy(line, after);
};

/** The wish with what a short line changes of it; undefined where the line is no follow-up of it. */
const changedBy = (line: string, wish: Wish): Wish | undefined => {
  if (line.split(' ').length > mostWords) return undefined;
  if (wish.after) return taken(line, wish, wish.after);
  if (wantsAnother.test(line) || agrees.test(line)) return wish;
  const story = offered(line, wish);
  if (story) return story;
  if (funnier.test(line)) return { ...wish, isFunny: true };
  if (wish.kind === 'riddle' || !changes.test(line)) return undefined;
  const { hero, place, name, rest } = namedIn(line);
  if (wish.kind === 'sentence') {
    const word = hero ? hero[wish.language] : rest.join(' ');
    return word === '' || rest.length > 2 ? undefined : { ...wish, word };
  }
  if (rest.length > 0 && !hero) {
    const isHero = /\b(?:tokoh|jagoan|hero|character)/.test(line) && rest.length === 1;
    return isHero ? { ...wish, hero: undefined, word: rest[0] } : undefined;
  }
  if (!hero && !place && name === undefined) return undefined;
  return {
    ...wish,
    hero: hero ?? wish.hero,
    place: place ?? wish.place,
    name: name ?? wish.name,
    word: undefined,
  };
};

/** A guess does not end the asking of riddles. */
const isBeside = (line: string, wish: Wish) =>
  (wish.kind === 'riddle' && line.split(' ').length <= 4) || wantsExample.test(line);

/** What the child still wishes after these lines, oldest first. */
export const openWish = (lines: readonly string[]): Wish | undefined => {
  let wish: Wish | undefined;
  for (const typed of lines) {
    const line = tidy(typed);
    const changed = wish && changedBy(line, wish);
    const unchanged = wish && isBeside(line, wish) ? wish : undefined;
    wish = changed ?? readWish(line) ?? unchanged;
  }
  return wish;
};

/** A follow-up's whole wish: what was wished before, with what this line changes. */
export const followWish = (typed: string, before: readonly string[]): Wish | undefined => {
  const wish = openWish(before);
  return wish && changedBy(tidy(typed), wish);
};

/** A wish as a sentence that stands for itself, such as the guard reads it. */
export const sentenceOf = (wish: Wish): string => {
  const { kind, language, isFunny, hero, place, name, word = '' } = wish;
  const topic = hero?.[language] ?? word;
  const where = place?.short[language];
  const parts =
    language === 'id'
      ? {
          sentence: `buat kalimat dengan kata ${word}`,
          story: 'ceritakan dongeng',
          verse: 'buat pantun',
          riddle: 'tebak-tebakan',
          more: [isFunny && 'lucu', topic && `tentang ${topic}`, name && `bernama ${name}`, where],
        }
      : {
          sentence: `make a sentence with the word ${word}`,
          story: isFunny ? 'tell me a funny story' : 'tell me a story',
          verse: isFunny ? 'write a funny rhyme' : 'write a rhyme',
          riddle: isFunny ? 'tell me a funny riddle' : 'tell me a riddle',
          more: [topic && `about ${topic}`, name && `called ${name}`, where],
        };
  return kind === 'sentence'
    ? parts.sentence
    : [parts[kind], ...parts.more].filter(Boolean).join(' ');
};
