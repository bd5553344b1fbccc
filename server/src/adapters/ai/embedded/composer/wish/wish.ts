import type { Language } from '@nobi/contract';
import type { Hero } from '../stories/hero.ts';
import type { Place } from '../stories/places.ts';

/** In Indonesian `verse` is a pantun, in English a rhyme. */
export type WishKind = 'story' | 'verse' | 'riddle' | 'sentence';

/** Something that a child wants Nobi to make up. */
export interface Wish {
  readonly kind: WishKind;
  /** Of the word that names the kind. */
  readonly language: Language;
  readonly isFunny: boolean;
  readonly hero: Hero | undefined;
  readonly place: Place | undefined;
  /** What the hero is called: only a name of our own list. */
  readonly name: string | undefined;
  /** What a sentence is to be made with; or a topic that is not known, which is never repeated. */
  readonly word: string | undefined;
  /** Somebody set the child this work: hints come first. */
  readonly isSet: boolean;
  /** Not told yet but offered, or asked for its hero: the child spoke of a hero after this, which has none. */
  readonly after?: Wish | undefined;
}
