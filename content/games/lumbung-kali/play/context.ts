/** What all ways of playing share: the stage, the land, the yard, the sounds, and what is remembered. */
import {
  type GameContext,
  type GameMemory,
  type GameMode,
  openBasics,
  openMemory,
} from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import type { Spot } from '../rules/garden.ts';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { type Progress, type Session, sessions, taskOf } from '../rules/session.ts';
import { Land, type Phase } from '../scene/land.ts';
import { Yard } from '../scene/yard.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { backdrop } from '../view/scenery.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

type Memory = GameMemory<Progress, Session, Save>;

export interface Context extends GameContext<Words, Sound, Memory> {
  land: Land;
  yard: Yard;
  /** Gives land and yard their places anew. */
  refit(): void;
}

/** What has the land: every touch and key on it goes there. */
export interface Tiller {
  touch(spot: Spot, phase: Phase): void;
  /** Whether the key meant something. */
  key(name: string): boolean;
}

/** A way of playing. */
export interface Mode extends GameMode, Tiller {
  name: 'play' | 'free';
}

/** No press so near to the lower edge, where a wrist may lie. */
const wristMargin = 20;

export const openContext = (guest: Guest, mode: () => Mode): Context => {
  const basics = openBasics(guest, {
    words,
    sounds: openGameSounds,
    memory: openMemory(guest, { sessions, read: readSave, write: writeSave }),
    skill: ({ game }) => taskOf(game.session).skill,
    mode,
  });
  const { stage, memory } = basics;
  stage.scene.innerHTML = backdrop;
  const yard = new Yard(stage.scene);
  const land = new Land(stage.scene, {
    onTouch: (spot, phase) => mode().touch(spot, phase),
    onKey: (key) => mode().key(key),
  });
  const clock = openClock({
    step() {},
    draw() {
      const { progress } = memory.game;
      yard.follow(progress.grown);
      yard.fill(progress.sacks);
    },
  });
  return {
    ...basics,
    land,
    yard,
    clock,
    refit() {
      const { clientWidth, clientHeight } = stage.scene;
      const { bottom } = stage.scene.getBoundingClientRect();
      const wrist = Math.max(0, wristMargin - (innerHeight - bottom));
      const isFree = mode().name === 'free';
      const ground = { width: clientWidth, height: clientHeight - wrist, sky: stage.sky(), isFree };
      land.fit(yard.layOut(ground));
    },
  };
};
