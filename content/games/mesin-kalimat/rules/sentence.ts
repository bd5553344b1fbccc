/** A small grammar: words in a row become what happens, or a cough that says which rule is broken. Pure. */
import type { Acted, Cough, Does, Meaning, Reading, Who, Why } from './meaning.ts';
import {
  type Colour,
  hollow,
  isBe,
  isColour,
  isDegree,
  isNoun,
  isNumber,
  isPrep,
  isPronoun,
  isShape,
  isThing,
  isVerb,
  manyOf,
  type Noun,
  ofBase,
  ofMistaken,
  ofPast,
  type Pronoun,
  type Shape,
  transitive,
  type Verb,
} from './words.ts';

/** Thrown where a rule is broken; no error, whose trace would cost more than all the reading. */
class Broken {
  readonly cough: Cough;
  constructor(why: Why, at: number) {
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
    const meaning = this.#meaning();
    if (this.#now !== undefined) throw new Broken('order', this.#at);
    return meaning;
  }

  #meaning(): Meaning {
    if (isBe(this.#now)) return this.#question();
    if (this.#take('did')) return this.#pastQuestion();
    if (/^do(?:es)?$/.test(this.#now ?? '')) throw new Broken('ask', 0);
    const isPast = this.#take('yesterday');
    const who = this.#who();
    if (isPast || this.#now === 'did' || this.#verbOfPast) return this.#past(who);
    this.#be(who);
    const isDenied = this.#take('not');
    return { mood: isDenied ? 'denies' : 'says', time: 'now', who, does: this.#does(who) };
  }

  get #verbOfPast(): Verb | undefined {
    return ofPast(this.#now) ?? ofMistaken(this.#now);
  }

  /** What is over: "did not" and the plain verb, or the verb as it is of what has happened. */
  #past(who: Who): Meaning {
    const isDenied = this.#take('did');
    if (isDenied && !this.#take('not')) throw new Broken('did', this.#at);
    const at = this.#at;
    const verb = isDenied ? ofBase(this.#now) : ofPast(this.#now);
    if (this.#now === undefined) throw new Broken('whole', at);
    if (!verb) throw new Broken(isDenied ? 'did' : 'past', at);
    return { mood: isDenied ? 'denies' : 'says', time: 'past', who, does: this.#doing(verb) };
  }

  #pastQuestion(): Meaning {
    if (this.#now === 'not' || this.#now === undefined) throw new Broken('ask', 0);
    const who = this.#who();
    const at = this.#at;
    const verb = ofBase(this.#now);
    if (this.#now === undefined) throw new Broken('whole', at);
    if (!verb) throw new Broken('did', at);
    return { mood: 'asks', time: 'past', who, does: this.#doing(verb) };
  }

  #doing(verb: Verb): Does {
    this.#at += 1;
    const object = transitive.includes(verb) ? this.#object() : null;
    return { kind: 'doing', verb, object };
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
    return { mood: 'asks', time: 'now', who, does: this.#does(who) };
  }

  #be(who: Who): void {
    const at = this.#at;
    const be = this.#now;
    if (be === undefined) throw new Broken('whole', at);
    if (isShape(be) || isColour(be)) throw new Broken('order', at);
    if (/^do(?:es)?$/.test(be)) throw new Broken('did', at);
    if (!isBe(be)) throw new Broken('be', at);
    if (be !== (who.count > 1 ? 'are' : 'is')) throw new Broken('agree', at);
    this.#at += 1;
  }

  #does(who: Who): Does {
    const at = this.#at;
    const word = this.#now;
    if (word === undefined) throw new Broken('whole', at);
    if (word === 'no' || word === 'not') throw new Broken('not', at);
    if (ofBase(word) || this.#verbOfPast) throw new Broken('ing', at);
    if (isBe(word)) throw new Broken('be', at);
    if (isPrep(word)) {
      this.#at += 1;
      const object = this.#object();
      if (word === 'in' && !hollow.includes(object.thing)) throw new Broken('whole', at);
      return { kind: 'at', prep: word, object };
    }
    if (isVerb(word)) return this.#doing(word);
    if (isDegree(word)) {
      this.#at += 1;
      if (!this.#take('than')) throw new Broken('than', this.#at);
      return { kind: 'than', degree: word, object: this.#object() };
    }
    if (isShape(word) && this.#words[this.#at + 1] === 'than') throw new Broken('than', at);
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
