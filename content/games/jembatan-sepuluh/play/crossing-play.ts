/** The reward of every round: a neighbour crosses in its own silly way, and then Nobi walks on. */

import { easeInOut, mix } from '@nobi/kit/guest';
import type { Animal } from '../actors/animal-parts.ts';
import { crossingOf } from '../scene/crossing.ts';
import type { Crossing, Cue } from '../scene/crossing-steps.ts';
import { gapLeft, gapRight, nobiHome, stride } from '../scene/frame.ts';
import type { Context } from './context.ts';
import { hop } from './nobi-acts.ts';

const onDeck = (x: number): boolean => x > gapLeft && x < gapRight;

const voicePitch = {
  tiger: 1.25,
  elephant: 0.55,
  turtle: 1.5,
  chicken: 2,
  crocodile: 0.8,
  monkey: 1.6,
};

/** Plays one cue at the place where the animal is. */
const play = (context: Context, cue: Cue, who: { animal: Animal; x: number }): void => {
  const { sparks, deck, nobi } = context.theatre;
  const { animal, x } = who;
  const heavy = animal.weight / 6.4;
  if (cue === 'step') context.sounds.play('step', { pitch: 1.3 - heavy * 0.5 });
  if (cue === 'squeak') context.sounds.play('squeak');
  if (cue === 'stomp' || cue === 'bounce') {
    context.sounds.play(cue === 'stomp' ? 'stomp' : 'land', { pitch: 1.2 - heavy * 0.3 });
    if (onDeck(x)) deck.stomp(x, 40 + animal.weight * 22);
    else sparks.dust(x, -4);
    if (cue === 'stomp') hop(context, 12);
  }
  if (cue === 'sound') {
    context.sounds.play('voice', { pitch: voicePitch[animal.name] });
    sparks.word(context.text().says[animal.name], { x: Math.max(-200, Math.min(200, x)), y: -190 });
  }
  if (cue === 'feathers') sparks.feathers(x, -60);
  if (cue === 'spray') {
    sparks.spray({ x: x + 60, y: -150 }, -1);
    nobi.arms = 'cover';
    nobi.mood = 'cheer';
  }
};

/** Sends one animal over the finished bridge. */
export const letCross = (context: Context, animal: Animal | null, then: () => void): void => {
  if (!animal) {
    then();
    return;
  }
  const { show, nobi } = context.theatre;
  // The measure has done its work; now the animal has the stage.
  show.target = null;
  show.waiting = null;
  const crossing: Crossing = crossingOf(animal, context.calm());
  let cue = 0;
  context.motions.add(
    animal.pace,
    (t) => {
      const moment = crossing.at(t);
      show.walker = { animal, moment };
      nobi.look = { x: moment.x, y: -80 };
      show.loads =
        onDeck(moment.x) && moment.hop < 6 ? [{ x: moment.x, weight: animal.weight }] : [];
      for (let next = crossing.cues[cue]; next && next[0] <= t; next = crossing.cues[cue]) {
        play(context, next[1], { animal, x: moment.x });
        cue += 1;
      }
    },
    () => {
      show.walker = null;
      show.loads = [];
      nobi.arms = 'rest';
      then();
    },
  );
};

/** Nobi crosses too, the picture travels along, and the next gap comes into view. */
export const walkOn = (context: Context, then: () => void): void => {
  const { show, nobi, deck } = context.theatre;
  nobi.mood = 'happy';
  nobi.arms = 'rest';
  nobi.walking = !context.calm();
  let steps = 0;
  context.motions.add(
    context.calm() ? 0.01 : 2.3,
    (t) => {
      nobi.x = mix(nobiHome, nobiHome + stride, easeInOut(t));
      nobi.y = deck.sag(nobi.x);
      nobi.look = { x: nobi.x + 300, y: -60 };
      show.camera = mix(0, stride, easeInOut(Math.max(0, (t - 0.08) / 0.92)));
      if (t * 12 > steps) {
        steps += 1;
        context.sounds.play('step');
        if (onDeck(nobi.x)) deck.stomp(nobi.x, 60);
      }
    },
    () => {
      nobi.walking = false;
      nobi.x = nobiHome;
      nobi.y = 0;
      show.camera = 0;
      show.bridge = null;
      deck.calm();
      then();
    },
  );
};
