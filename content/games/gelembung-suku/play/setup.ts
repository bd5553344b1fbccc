/** Builds what both ways of playing share. */

import { toScreen } from '@nobi/kit/canvas';
import { Growth, openBasics, openMemory, seatsAlong } from '@nobi/kit/game';
import { type Guest, openClock, openMotions, type Stage } from '@nobi/kit/guest';
import { taskOf } from '../rules/progress.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { sessions } from '../rules/session.ts';
import { skillIds } from '../rules/words.ts';
import { holdY, laneX } from '../scene/frame.ts';
import { openLanes } from '../scene/lanes.ts';
import { Theatre } from '../scene/theatre.ts';
import { openTray } from '../scene/tray.ts';
import { World } from '../scene/world.ts';
import { words } from '../text/text.ts';
import { lanterns } from '../view/lanterns.ts';
import { nobiPlace } from '../view/nobi.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Mode } from './context.ts';
import { hop } from './fusing.ts';

const wave =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="12" cy="19" r="8" fill="currentColor"/><path d="M20 5q7 4 7 11M18.500 10q4 2 4 7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>';

const makeExtra = (stage: Stage, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'extra';
  button.innerHTML = wave;
  button.addEventListener('click', run);
  stage.corner.append(button);
  return button;
};

/** One line more may come into the bubble than stands there now, and it must not lie on the jar. */
const skyOf = (stage: Stage): number => {
  const isTall = innerWidth < 720 && innerHeight > innerWidth;
  const isLow = innerWidth > innerHeight && innerHeight <= 520;
  return Math.max(stage.sky(), isTall ? 198 : isLow ? 104 : 0);
};

const hang = (growth: Growth, width: number, sky: number): void => {
  const size = Math.max(26, Math.min(52, width * 0.085));
  growth.seat(seatsAlong([0.2, 0.29, 0.38, 0.64, 0.74, 0.85], { width, top: sky + 2, size }));
};

const gap = 16;

const fitter =
  (context: Pick<Context, 'theatre' | 'lanes' | 'stage'> & { growth: Growth }, mode: () => Mode) =>
  (): void => {
    const { theatre, lanes, stage, growth } = context;
    theatre.fit(skyOf(stage));
    const { frame } = theatre;
    hang(growth, frame.width, stage.sky());
    stage.controls.classList.toggle('has-buddy', nobiPlace(frame) === null);
    const count = mode().lanes();
    const xs = Array.from({ length: count }, (_, lane) => laneX(lane, count));
    const top = toScreen(frame, { x: 0, y: holdY - 46 }).y;
    const bottom = Math.min(toScreen(frame, { x: 0, y: 2 }).y, frame.height - 26);
    const pitch = ((xs[1] ?? 102) - (xs[0] ?? 0)) * frame.scale;
    lanes.place(
      { top, height: bottom - top, width: Math.max(64, Math.min(pitch - gap, 150)) },
      xs.map((x) => toScreen(frame, { x, y: 0 }).x),
    );
  };

/** A finger that carries a bubble out of the hand steers it over the columns. */
const dragger =
  (context: Pick<Context, 'lanes'>, mode: () => Mode) =>
  (at: { x: number; y: number }, end: boolean): void => {
    const lane = context.lanes.under(at.x, at.y);
    if (lane === null) return;
    if (end) mode().drop(lane, false);
    else mode().aim(lane);
  };

export const openContext = (guest: Guest, mode: () => Mode): Context => {
  const basics = openBasics(guest, {
    words,
    sounds: openGameSounds,
    memory: openMemory(guest, { sessions, read: readSave, write: writeSave }),
    skill: ({ game }) => taskOf(game.session).skill,
    mode,
  });
  const { stage, sounds, calm } = basics;
  const growth = new Growth(skillIds, lanterns);
  const theatre = new Theatre(stage.scene, growth.element);
  const motions = openMotions();
  const world = new World({
    onTouch: (one, other, speed) => mode().touched(one, other, speed),
  });
  const clock = openClock({
    step(seconds) {
      world.step(seconds);
      motions.step(seconds);
      theatre.step(seconds);
      mode().step(seconds);
    },
    draw() {
      theatre.draw(calm() ? 0 : clock.now());
      growth.follow(basics.memory.game.progress.grown);
      tray.buddy(theatre.nobi.address(), theatre.nobi.now.hop);
    },
  });
  const greet = (): void => {
    sounds.play('hop');
    hop({ theatre, motions, calm }, 40);
  };
  const lanes = openLanes(stage.scene, {
    onAim: (lane) => mode().aim(lane),
    onDrop: (lane, byKey) => mode().drop(lane, byKey),
  });
  const tray = openTray(stage.controls, {
    onCard: () => mode().hearCard(),
    onPick: (hand) => mode().pick(hand),
    onBuddy: greet,
    onDrag: dragger({ lanes }, mode),
  });
  return {
    ...basics,
    theatre,
    world,
    clock,
    motions,
    lanes,
    tray,
    extra: makeExtra(stage, () => mode().useExtra()),
    refit: fitter({ theatre, lanes, stage, growth }, mode),
  };
};
