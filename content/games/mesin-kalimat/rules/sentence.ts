/** A small grammar: words in a row become what happens, or a cough that says which rule is broken. Pure. */
import {
  type Body,
  type Colour,
  hollow,
  isBase,
  isBe,
  isColour,
  isNoun,
  isNumber,
  isPrep,
  isPronoun,
  isShape,
  isThing,
  isVerb,
  manyOf,
  type Noun,
  type Prep,
  type Pronoun,
  type Shape,
  type Thing,
  transitive,
  type Verb,
} from './words.ts';

export interface Who {
  readonly noun: Body;
  /** Who is meant by a small word; nothing where the noun itself is said. */
  readonly pronoun: Pronoun | null;
  readonly shape: Shape | null;
  readonly colour: Colour | null;
  readonly count: number;
}

export interface Acted {
  readonly thing: Thing;
  readonly shape: Shape | null;
  readonly colour: Colour | null;
}

export type Does =
  | { readonly kind: 'is'; readonly who: Who }
  | { readonly kind: 'at'; readonly prep: Prep; readonly object: Acted }
  | { readonly kind: 'doing'; readonly verb: Verb; readonly object: Acted | null };

export interface Meaning {
  readonly mood: 'says' | 'denies' | 'asks';
  readonly who: Who;
  readonly does: Does;
}

/** The rule that is broken, and the word at which it is seen. */
export type Why = 'order' | 'article' | 'many' | 'agree' | 'be' | 'ing' | 'not' | 'ask' | 'whole';
export interface Cough {
  readonly why: Why;
  readonly at: number;
}

export type Reading = { readonly meaning: Meaning } | { readonly cough: Cough };

class Broken extends Error {
  readonly cough: Cough;
  constructor(why: Why, at: number) {
    super(why);
    this.cough = { why, at };
  }
}

/** Who a small word stands for; "it" is whom the task has before it. */
const meant = (pronoun: Pronoun, it: Noun): Who => ({
  noun: pronoun === 'he' ? 'boy' : pronoun === 'she' ? 'girl' : it,
  pronoun,
  shape: null,
  colour: null,
  count: pronoun === 'they' ? 2 : 1,
});

class Reader {
  #words: readonly string[];
  #it: Noun;
  #at = 0;

  constructor(words: readonly string[], it: Noun) {
    this.#words = words;
    this.#it = it;
  }

  read(): Meaning {
    if (isBe(this.#now)) return this.#question();
    if (/^do(?:es)?$/.test(this.#now ?? '')) throw new Broken('ask', 0);
    const who = this.#who();
    this.#be(who);
    const isDenied = this.#take('not');
    const meaning: Meaning = { mood: isDenied ? 'denies' : 'says', who, does: this.#does(who) };
    this.#end();
    return meaning;
  }

  get #now(): string | undefined {
    return this.#words[this.#at];
  }

  #take(word: string): boolean {
    const isThere = this.#now === word;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #question(): Meaning {
    const at = this.#at;
    const be = this.#now;
    this.#at += 1;
    if (this.#now === 'not' || this.#now === undefined) throw new Broken('ask', at);
    const who = this.#who();
    if (be !== (who.count > 1 ? 'are' : 'is')) throw new Broken('agree', at);
    if (isBe(this.#now)) throw new Broken('ask', this.#at);
    const does = this.#does(who);
    this.#end();
    return { mood: 'asks', who, does };
  }

  #be(who: Who): void {
    const at = this.#at;
    const be = this.#now;
    if (be === undefined) throw new Broken('whole', at);
    if (isShape(be) || isColour(be)) throw new Broken('order', at);
    if (!isBe(be)) throw new Broken('be', at);
    if (be !== (who.count > 1 ? 'are' : 'is')) throw new Broken('agree', at);
    this.#at += 1;
  }

  #does(who: Who): Does {
    const at = this.#at;
    const word = this.#now;
    if (word === undefined) throw new Broken('whole', at);
    if (word === 'no' || word === 'not') throw new Broken('not', at);
    if (isBase(word)) throw new Broken('ing', at);
    if (isBe(word)) throw new Broken('be', at);
    if (isPrep(word)) {
      this.#at += 1;
      const object = this.#object();
      if (word === 'in' && !hollow.includes(object.thing)) throw new Broken('whole', at);
      return { kind: 'at', prep: word, object };
    }
    if (isVerb(word)) {
      this.#at += 1;
      const object = transitive.includes(word) ? this.#object() : null;
      return { kind: 'doing', verb: word, object };
    }
    if (who.pronoun === null) throw new Broken('order', at);
    return { kind: 'is', who: this.#who() };
  }

  /** A shape, then a colour, then the name: in that order. */
  #look(): { shape: Shape | null; colour: Colour | null } {
    const first = this.#now;
    const shape = isShape(first) ? first : null;
    if (shape) this.#at += 1;
    const second = this.#now;
    const colour = isColour(second) ? second : null;
    if (colour) this.#at += 1;
    if (isShape(this.#now) || isColour(this.#now)) throw new Broken('order', this.#at);
    return { shape, colour };
  }

  #article(article: string | undefined, at: number): void {
    const next = this.#now ?? '';
    const isVowel = /^[aeio]/.test(next);
    if ((article === 'a' && isVowel) || (article === 'an' && !isVowel))
      throw new Broken('article', at);
  }

  #afterName(): void {
    if (isShape(this.#now) || isColour(this.#now)) throw new Broken('order', this.#at);
  }

  #who(): Who {
    const at = this.#at;
    const word = this.#now;
    if (isPronoun(word)) {
      this.#at += 1;
      return meant(word, this.#it);
    }
    const isOne = word === 'a' || word === 'an';
    const isNamed = isOne || word === 'the' || isNumber(word);
    if (isNamed) this.#at += 1;
    this.#article(word, at);
    const look = this.#look();
    const name = this.#now;
    const many = manyOf(name);
    if (name === undefined) throw new Broken('whole', this.#at);
    if (many ? isOne : isNumber(word)) throw new Broken('many', this.#at);
    const noun = many ?? (isNoun(name) || isThing(name) ? name : null);
    if (!noun) throw new Broken('order', this.#at);
    if (!many && !isNamed) throw new Broken('article', at);
    this.#at += 1;
    this.#afterName();
    const count = many ? (word === 'three' ? 3 : 2) : 1;
    return { noun, pronoun: null, ...look, count };
  }

  #object(): Acted {
    const at = this.#at;
    const word = this.#now;
    if (word === undefined) throw new Broken('whole', at);
    const isNamed = word === 'a' || word === 'an' || word === 'the';
    if (isNamed) this.#at += 1;
    this.#article(word, at);
    const look = this.#look();
    const thing = this.#now;
    if (!isThing(thing)) throw new Broken(thing === undefined ? 'whole' : 'order', this.#at);
    if (!isNamed) throw new Broken('article', at);
    this.#at += 1;
    this.#afterName();
    return { thing, ...look };
  }

  #end(): void {
    if (this.#now !== undefined) throw new Broken('order', this.#at);
  }
}

/** What happens when the lever is pulled. */
export const read = (words: readonly string[], it: Noun = 'cat'): Reading => {
  try {
    return { meaning: new Reader(words, it).read() };
  } catch (broken) {
    if (broken instanceof Broken) return { cough: broken.cough };
    throw broken;
  }
};

/** In what two meanings differ, the first that is seen; null where they are the same. */
export type Aspect =
  | 'mood'
  | 'who'
  | 'count'
  | 'shape'
  | 'colour'
  | 'place'
  | 'verb'
  | 'thing'
  | 'thing-colour';

const ofDoes = (does: Does): readonly (readonly [Aspect, unknown])[] => {
  if (does.kind === 'is')
    return [
      ['who', does.who.noun],
      ['shape', does.who.shape],
      ['colour', does.who.colour],
    ];
  const { object } = does;
  return [
    [does.kind === 'at' ? 'place' : 'verb', does.kind === 'at' ? does.prep : does.verb],
    ['thing', object?.thing ?? null],
    ['thing-colour', `${object?.shape ?? ''} ${object?.colour ?? ''}`],
  ];
};

export const differs = (one: Meaning, other: Meaning): Aspect | null => {
  if (one.mood !== other.mood) return 'mood';
  if (one.does.kind !== other.does.kind) return 'verb';
  const parts = ({ who, does }: Meaning): readonly (readonly [Aspect, unknown])[] => [
    ['who', `${who.noun} ${who.pronoun ?? ''}`],
    ['count', who.count],
    ['shape', who.shape],
    ['colour', who.colour],
    ...ofDoes(does),
  ];
  const others = parts(other);
  return parts(one).find(([, value], at) => value !== others[at]?.[1])?.[0] ?? null;
};
