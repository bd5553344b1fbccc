/** What is seen when two bubbles meet: a boing, a bubble that grows, or a thing that comes free. */

import { easeInOut, mix } from '@nobi/kit/guest';
import { praiseFor, type Story } from '@nobi/kit/learning';
import type { BankWord } from '../../../words/bank.ts';
import { type Bonus, type Bubble, type Outcome, textOf } from '../rules/jar.ts';
import { type Actor, wobble } from '../scene/actor.ts';
import { holdY } from '../scene/frame.ts';
import type { Context } from './context.ts';
import { freeThing } from './free-thing.ts';
import { fuse, hop, leap } from './fusing.ts';
import { heldKey } from './jar-view.ts';

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
export const showMiss = (context: Context, { held, other }: Omit<Meeting, 'word'>): void => {
  const { sounds, sparks, nobi } = { ...context, ...context.theatre };
  sounds.play('boing', { pitch: 1.1 });
  sparks.word(context.text().boing, { x: held.x, y: held.y - 60 });
  nobi.now.mood = 'wow';
  if (context.calm()) return;
  wobble(held, 5);
  wobble(other, 5);
};

/** Two pieces of a longer word: they come back to the hand as one. */
export const showGrown = (context: Context, joined: Joined, then: () => void): void => {
  const { made } = joined.outcome;
  const pair = inOrder(joined, made);
  context.stage.tell(context.text().grown(textOf(made)));
  fuse(context, { ...pair, text: textOf(made), key: heldKey }, (actor) => {
    hop(context, 20);
    const from = { x: actor.x, y: actor.y };
    context.motions.add(
      context.calm() ? 0.01 : 0.6,
      (t) => {
        actor.y = mix(from.y, holdY, easeInOut(t));
      },
      then,
    );
  });
};

const goOn = (context: Context, bonuses: readonly Bonus[], then: () => void): void => {
  const [next, ...later] = bonuses;
  const halves = next?.word.syllables.map((part) =>
    [...context.theatre.actors.values()].find(({ text, thing }) => text === part && thing === null),
  );
  const [first, second] = halves ?? [];
  if (!next || !first || !second || first === second) {
    then();
    return;
  }
  leap(context, { actor: first, to: second }, () => {
    context.stage.tell(context.text().bonus(next.word));
    Object.assign(context.theatre.nobi.now, { mood: 'wow' });
    hop(context, 60);
    const key = first.key + 2000;
    fuse(context, { first, second, text: next.word.id, key }, (made) =>
      freeThing(context, { made, word: next.word }, () => goOn(context, later, then)),
    );
  });
};

export const showWhole = (
  context: Context,
  joined: Joined & { story: Story; bonuses: readonly Bonus[] },
  then: () => void,
): void => {
  const { outcome, word, story, bonuses } = joined;
  const { stage, text, theatre, clock } = context;
  const pair = inOrder(joined, outcome.made);
  fuse(context, { ...pair, text: word.id, key: outcome.made.key }, (made) => {
    theatre.sparks.word(text().joins, { x: made.x * 0.7, y: made.y - 84 });
    theatre.nobi.now.mood = 'cheer';
    hop(context, 46);
    const { made: fits, madeAgain: otherWay } = text();
    stage.tell(praiseFor(story, { otherWay, fits })(word));
    // Time to read the word and to see the thing before anything else happens.
    freeThing(context, { made, word }, () =>
      bonuses.length > 0 ? goOn(context, bonuses, then) : clock.after(0.5, then),
    );
  });
};
