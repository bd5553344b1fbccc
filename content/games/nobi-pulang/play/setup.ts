/** Builds what both ways of playing share. */
import { openBasics, openMemory } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { Bench } from '../../../boards/scene/bench.ts';
import { openPad } from '../../../boards/scene/pad.ts';
import type { Cue } from '../../../boards/scene/sparks.ts';
import { taskOf } from '../rules/progress.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { sessions } from '../rules/session.ts';
import { words } from '../text/text.ts';
import { eveningPicture } from '../view/evening.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Mode } from './context.ts';

/** Steps climb a scale, so that the ear counts along; the drum keeps its own low voice. */
const pitchOf = (cue: Cue, nth: number): number =>
  cue === 'step' ? 1 + (nth % 8) * 0.07 : cue === 'drum' ? 1 + (nth % 2) * 0.25 : 1;

export const openContext = (guest: Guest, mode: () => Mode): Context => {
  const basics = openBasics(guest, {
    words,
    sounds: openGameSounds,
    memory: openMemory(guest, { sessions, read: readSave, write: writeSave }),
    skill: ({ game }) => taskOf(game.session).skill,
    mode,
  });
  const { stage, sounds, text, calm } = basics;
  const ground = document.createElement('div');
  ground.className = 'ground';
  stage.scene.innerHTML = eveningPicture;
  stage.scene.append(ground);
  const clock = openClock({ step() {}, draw() {} });
  const bench = new Bench({
    clock,
    calm,
    words: text,
    onCue: (cue, nth) => sounds.play(cue, { pitch: pitchOf(cue, nth) }),
    onChange: (change) => mode().changed(change),
    onState: () => mode().refresh(),
    onHalt: (stop) => mode().halted(stop),
    onEnd: (trip) => mode().ended(trip),
  });
  const pad = openPad({
    words: text,
    onWay: (way) => mode().lay(way),
    onGo: () => mode().go(),
    onStep: () => mode().step(),
    onErase: () => mode().erase(),
  });
  const refit = (): void => {
    const sky = stage.sky();
    ground.style.top = `${sky}px`;
    bench.fit({ width: ground.clientWidth, height: ground.clientHeight });
  };
  return { ...basics, ground, bench, pad, clock, refit };
};
