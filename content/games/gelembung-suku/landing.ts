/** What is seen when two bubbles meet: a boing, a bubble that grows, or a thing that comes free. */

import { easeInOut, mix } from '@nobi/kit/guest';
import type { BankWord } from '../../words/bank.ts';
import { freeThing, fuse, hop, leap } from './fusing.ts';
import { heldKey } from './jar-view.ts';
import type { Room } from './room.ts';
import { type Bonus, type Bubble, type Outcome, textOf } from './rules.ts';
import { type Actor, wobble } from './view/actor.ts';
import { holdY } from './view/frame.ts';

export interface Meeting {
  held: Actor;
  other: Actor;
  word: BankWord;
}

type Joined = Meeting & { outcome: Extract<Outcome, { kind: 'joins' }> };

const inOrder = ({ held, other }: Meeting, made: Bubble) =>
  textOf(made).startsWith(held.text) && held.text !== other.text
    ? { first: held, second: other }
    : { first: other, second: held };

/** Wrong neighbours bounce, and everybody has a look. */
export const showMiss = (room: Room, { held, other }: Omit<Meeting, 'word'>): void => {
  const { sounds, sparks, nobi } = { ...room, ...room.theatre };
  sounds.play('boing', { pitch: 1.1 });
  sparks.shout(room.text().boing, held.x, held.y - 60);
  nobi.now.mood = 'wow';
  if (room.calm()) return;
  wobble(held, 5);
  wobble(other, 5);
};

/** Two pieces of a longer word: they come back to the hand as one. */
export const showGrown = (room: Room, joined: Joined, then: () => void): void => {
  const { made } = joined.outcome;
  const pair = inOrder(joined, made);
  room.stage.tell(room.text().grown(textOf(made)));
  fuse(room, { ...pair, text: textOf(made), key: heldKey }, (actor) => {
    hop(room, 20);
    const from = { x: actor.x, y: actor.y };
    room.motions.add(
      room.calm() ? 0.01 : 0.6,
      (t) => {
        actor.y = mix(from.y, holdY, easeInOut(t));
      },
      then,
    );
  });
};

const goOn = (room: Room, bonuses: readonly Bonus[], then: () => void): void => {
  const [next, ...later] = bonuses;
  const halves = next?.word.syllables.map((part) =>
    [...room.theatre.actors.values()].find(({ text, thing }) => text === part && thing === null),
  );
  const [first, second] = halves ?? [];
  if (!next || !first || !second || first === second) {
    then();
    return;
  }
  leap(room, { actor: first, to: second }, () => {
    room.stage.tell(room.text().bonus(next.word));
    Object.assign(room.theatre.nobi.now, { mood: 'wow' });
    hop(room, 60);
    const key = first.key + 2000;
    fuse(room, { first, second, text: next.word.id, key }, (made) =>
      freeThing(room, { made, word: next.word }, () => goOn(room, later, then)),
    );
  });
};

export const showWhole = (
  room: Room,
  joined: Joined & { clean: boolean; bonuses: readonly Bonus[] },
  then: () => void,
): void => {
  const { outcome, word, clean, bonuses } = joined;
  const { stage, text, theatre, clock } = room;
  const pair = inOrder(joined, outcome.made);
  fuse(room, { ...pair, text: word.id, key: outcome.made.key }, (made) => {
    theatre.sparks.shout(text().joins, made.x * 0.7, made.y - 84);
    theatre.nobi.now.mood = 'cheer';
    hop(room, 46);
    stage.tell(clean ? text().made(word) : text().madeAgain(word));
    // Time to read the word and to see the thing before anything else happens.
    freeThing(room, { made, word }, () =>
      bonuses.length > 0 ? goOn(room, bonuses, then) : clock.after(0.5, then),
    );
  });
};
