/** Builds what both ways of playing share. */

import { toScreen, toWorld } from '@nobi/kit/canvas';
import { Growth, openBasics, openMemory, seatsAlong } from '@nobi/kit/game';
import { type Guest, openClock, openMotions, type Stage } from '@nobi/kit/guest';
import { animals } from '../actors/animals.ts';
import { taskOf } from '../rules/progress.ts';
import { readSave, writeSave } from '../rules/save.ts';
import { sessions } from '../rules/session.ts';
import { skillIds } from '../rules/tasks.ts';
import { gapLeft, gapWidth } from '../scene/frame.ts';
import { Theatre } from '../scene/theatre.ts';
import { openTray, type Tray } from '../scene/tray.ts';
import { World } from '../scene/world.ts';
import { words } from '../text/text.ts';
import { kites } from '../view/kites.ts';
import { openGameSounds } from '../view/sounds.ts';
import type { Context, Mode } from './context.ts';

const makeGap = (scene: HTMLElement): HTMLButtonElement => {
  const gap = document.createElement('button');
  gap.type = 'button';
  gap.className = 'gap';
  scene.append(gap);
  return gap;
};

/** Kites hang in the sky between the line and the bridge. */
const flyKites = (growth: Growth, { width, sky }: { width: number; sky: number }): void => {
  const size = Math.max(30, Math.min(58, width * 0.1));
  growth.seat(seatsAlong([0.12, 0.42, 0.62], { width, top: sky + 6, size }));
};

/** The button over the gap and the drawing beneath it always agree on where the gap is. */
const fitter =
  (context: Pick<Context, 'theatre' | 'gap' | 'stage'>, growth: Growth) => (): void => {
    const { theatre, gap, stage } = context;
    // Asked before anything is moved: each question after a change lays out the whole page.
    const sky = stage.sky();
    const { clientHeight } = stage.scene;
    theatre.fit(sky);
    const { frame } = theatre;
    flyKites(growth, { width: frame.width, sky });
    const corner = toScreen(frame, { x: gapLeft, y: -150 });
    // Wrists rest on the lowest finger-width of a phone.
    const below = clientHeight - corner.y - 28;
    gap.style.left = `${corner.x}px`;
    gap.style.top = `${corner.y}px`;
    gap.style.width = `${gapWidth * frame.scale}px`;
    gap.style.height = `${Math.min(320 * frame.scale, below)}px`;
  };

const openPhysics = (context: Pick<Context, 'theatre' | 'sounds'>): World =>
  new World({
    unit: () => context.theatre.show.unit,
    onLand(speed, thing) {
      const pitch = thing.plank === null ? 1 : 1.5 - thing.plank * 0.07;
      context.sounds.play('land', { pitch, loud: Math.min(1, speed / 9) });
      if (speed > 4) context.theatre.sparks.dust(thing.x, thing.y + 16);
    },
    onSplash(x, speed) {
      context.theatre.sparks.splash(x, Math.min(1.2, speed / 10));
      context.sounds.play('splash', { pitch: 1.3, loud: Math.min(0.8, speed / 14) });
    },
  });

const layTray = (
  stage: Stage,
  theatre: Theatre,
  on: { mode(): Mode; label(length: number): string },
): Tray =>
  openTray(stage.controls, {
    onPick: (place, byKey) => on.mode().pick(place, byKey),
    onDrag(at, end) {
      const box = stage.scene.getBoundingClientRect();
      on.mode().drag(toWorld(theatre.frame, { x: at.x - box.left, y: at.y - box.top }), end);
    },
    label: on.label,
  });

/** Eyes close for a moment every few seconds; without it a face is a mask. */
const live = ({ nobi }: Theatre, time: number): void => {
  nobi.time = time;
  const beat = time % 4.3;
  nobi.blink = beat > 4.12 ? Math.sin(((beat - 4.12) / 0.18) * Math.PI) : 0;
};

const makeExtras = (controls: HTMLElement): HTMLElement => {
  const extras = document.createElement('div');
  extras.className = 'extras';
  extras.hidden = true;
  controls.append(extras);
  return extras;
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
  const growth = new Growth(skillIds, kites);
  const theatre = new Theatre(stage.scene, { animals, between: growth.element });
  const motions = openMotions();
  const gap = makeGap(stage.scene);
  const world = openPhysics({ theatre, sounds });
  const tray = layTray(stage, theatre, { mode, label: (length) => text().plank(length) });
  // Under reduced motion the decor stands still; what the child does still moves.
  const decorTime = (): number => (calm() ? 0 : clock.now());
  const clock = openClock({
    step(seconds) {
      world.step(seconds);
      theatre.show.things = world.things();
      motions.step(seconds);
      theatre.deck.step(seconds, theatre.show.loads);
      theatre.sparks.step(seconds);
      live(theatre, decorTime());
      mode().step(seconds);
    },
    draw() {
      theatre.draw(decorTime());
      growth.follow(basics.memory.game.progress.grown);
    },
  });
  const extras = makeExtras(stage.controls);
  const refit = fitter({ theatre, gap, stage }, growth);
  return { ...basics, theatre, world, clock, motions, tray, gap, extras, refit };
};
