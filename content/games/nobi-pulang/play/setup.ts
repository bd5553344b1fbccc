/** Builds what both ways of playing share. */
import { today } from '@nobi/kit/game';
import { type Guest, newSeed, openClock, openStage } from '@nobi/kit/guest';
import { Bench } from '../../../boards/scene/bench.ts';
import { openPad } from '../../../boards/scene/pad.ts';
import type { Cue } from '../../../boards/scene/sparks.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { sessions } from '../rules/session.ts';
import { words } from '../text/text.ts';
import { eveningPicture } from '../view/evening.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Memory, Mode } from './context.ts';

const openMemory = (guest: Guest): Memory => {
  const { progress, session, island } = readSave(guest.save);
  const memory: Memory = {
    game: session
      ? { progress, session }
      : sessions.start(progress, { seed: newSeed(), day: today() }),
    island,
    keep: () => guest.keep(writeSave({ ...memory.game, island: memory.island })),
  };
  return memory;
};

/** Steps climb a scale, so that the ear counts along; the drum keeps its own low voice. */
const pitchOf = (cue: Cue, nth: number): number =>
  cue === 'step' ? 1 + (nth % 8) * 0.07 : cue === 'drum' ? 1 + (nth % 2) * 0.25 : 1;

export const openContext = (guest: Guest, mode: () => Mode): Context => {
  const stage = openStage(guest);
  const sounds = openGameSounds(guest.settings.sound);
  const ground = document.createElement('div');
  ground.className = 'ground';
  stage.scene.innerHTML = eveningPicture;
  stage.scene.append(ground);
  const text = () => words[guest.settings.lang];
  const calm = () => guest.settings.reducedMotion;
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
  const eventContext = () => ({ level: 0, skill: 'sequence', mode: mode().name });
  const memory = openMemory(guest);
  return {
    guest,
    stage,
    ground,
    bench,
    pad,
    sounds,
    clock,
    text,
    eventContext,
    calm,
    memory,
    refit,
  };
};
