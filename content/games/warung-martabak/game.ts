/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { type Guest, newSeed, type PlayVerb } from '@nobi/kit/guest';
import { Cutting } from './cutting.ts';
import { FreePlay } from './free-play.ts';
import { Kitchen } from './kitchen.ts';
import type { Mode } from './room.ts';
import { sitDown } from './session.ts';
import { openRoom } from './setup.ts';

const makeSwitcher = (corner: HTMLElement, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'nobi-chip';
  button.addEventListener('click', run);
  corner.append(button);
  return button;
};

/** Runs at every true change of size, not at the first report. */
const watchSize = (scene: HTMLElement, run: () => void): void => {
  let known = '';
  new ResizeObserver(() => {
    const size = `${scene.clientWidth} ${scene.clientHeight}`;
    if (known !== '' && known !== size) run();
    known = size;
  }).observe(scene);
};

export const openGame = (guest: Guest): void => {
  const room = openRoom(guest);
  let mode: Mode | null = null;
  const kitchen: Mode = new Kitchen(room, () => {
    room.memory.game = sitDown(room.memory.game.progress, newSeed());
    enter(kitchen);
  });
  const free: Mode = new FreePlay(room);
  const current = (): Mode => mode ?? kitchen;
  const cutting = new Cutting(room, current);

  const dress = (): void => {
    switcher.textContent = current() === kitchen ? room.text().free : room.text().stall;
    room.sounds.volume(guest.settings.sound);
  };
  const enter = (next: Mode): void => {
    mode?.leave();
    cutting.forget();
    mode = next;
    dress();
    next.enter();
  };
  const switcher = makeSwitcher(room.stage.corner, () =>
    enter(current() === kitchen ? free : kitchen),
  );

  guest.onSettings(() => {
    dress();
    current().dress();
  });
  const note = (verb: PlayVerb): void =>
    guest.event({ verb, object: 'sitting', ctx: room.context() });
  guest.onPause(() => {
    room.clock.stop();
    note('suspended');
  });
  guest.onResume(() => {
    room.clock.start();
    note('resumed');
  });
  enter(kitchen);
  watchSize(room.stage.scene, () => current().dress());
  room.clock.start();
  note('initialized');
};
