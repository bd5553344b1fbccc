/** What both ways of playing share: the stage, the plates, the sounds, and what is remembered. */
import {
  type GameContext,
  type GameMemory,
  type GameMode,
  openBasics,
  openMemory,
} from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { type Progress, type Session, sessions, taskOf } from '../rules/session.ts';
import { type Words, words } from '../text/text.ts';
import { openPlates, type Plates } from '../view/plates.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';

type Memory = GameMemory<Progress, Session, Save>;

export interface Context extends GameContext<Words, Sound, Memory> {
  plates: Plates;
}

/** A way of playing. The game hands it every press. */
export interface Mode extends GameMode {
  name: 'play' | 'free';
  pick(at: number): void;
}

export const openContext = (guest: Guest, mode: () => Mode): Context => {
  const basics = openBasics(guest, {
    words,
    sounds: openGameSounds,
    memory: openMemory(guest, { sessions, read: readSave, write: writeSave }),
    skill: ({ game }) => taskOf(game.session).skill,
    mode,
  });
  const plates = openPlates(basics.stage.scene, (at) => mode().pick(at));
  return { ...basics, plates, clock: openClock({ step() {}, draw() {} }) };
};
