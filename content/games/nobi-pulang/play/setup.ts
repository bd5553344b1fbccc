/** Builds what both ways of playing share. */
import { Growth, openBasics, openMemory, seatsAlong } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { Bench } from '../../../boards/scene/bench.ts';
import { openPad } from '../../../boards/scene/pad.ts';
import type { Cue } from '../../../boards/scene/sparks.ts';
import { skillIds } from '../rules/levels.ts';
import { taskOf } from '../rules/progress.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { sessions } from '../rules/session.ts';
import { words } from '../text/text.ts';
import { eveningPicture } from '../view/evening.ts';
import { garden } from '../view/garden.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Mode } from './context.ts';

/** Steps climb a scale, so that the ear counts along; the drum keeps its own low voice. */
const pitchOf = (cue: Cue, nth: number): number =>
  cue === 'step' ? 1 + (nth % 8) * 0.07 : cue === 'drum' ? 1 + (nth % 2) * 0.25 : 1;

/** Hills of the evening picture, in its own units: there plants grow where the page is wide. */
const hills = [
  { x: 112, y: 314 },
  { x: 214, y: 292 },
  { x: 1010, y: 312 },
  { x: 1126, y: 290 },
  { x: 306, y: 300 },
];

const plant = (growth: Growth, scene: Record<'width' | 'height' | 'sky', number>): void => {
  const { width, height, sky } = scene;
  const size = Math.max(34, Math.min(64, width * 0.1));
  const scale = Math.max(width / 1200, height / 800);
  growth.seat(
    width > height
      ? hills.map(({ x, y }) => ({
          x: width / 2 + (x - 600) * scale,
          y: y * scale - size,
          size: size * 0.8,
        }))
      : seatsAlong([0.24, 0.37, 0.5, 0.63, 0.76], { width, top: sky - size * 0.6, size }),
  );
};

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
  const growth = new Growth(skillIds, garden);
  stage.scene.append(growth.element, ground);
  const clock = openClock({
    step() {},
    draw: () => growth.follow(basics.memory.game.progress.grown),
  });
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
    plant(growth, { width: ground.clientWidth, height: ground.clientHeight + sky, sky });
    bench.fit({ width: ground.clientWidth, height: ground.clientHeight });
  };
  return { ...basics, ground, bench, pad, clock, refit };
};
