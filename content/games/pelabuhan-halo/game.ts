/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { type Guest, newSeed, type PlayVerb } from '@nobi/kit/guest';
import { FreePlay } from './free-play.ts';
import { Play } from './play.ts';
import type { Mode, Room } from './room.ts';
import { sitDown } from './session.ts';
import { openRoom } from './setup.ts';

const snail =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M3 33H30Q37 33 37 26V14" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/><circle cx="18" cy="20" r="12" fill="currentColor"/><path d="M18 26a6 6 0 1 1 5-6 3 3 0 1 1-5 1" fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round"/><path d="M37 14l-4-7M37 14l3-7" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>';

const makeButton = (corner: HTMLElement, name: string, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
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

/** The captain's words again, as they were or slowly. */
const listenAgain = (room: Room, current: () => Mode): HTMLButtonElement => {
  const repeat = (slow: boolean): void => {
    current().repeat(slow);
    room.sounds.play('radio');
    room.guest.event({
      verb: 'interacted',
      object: slow ? 'slow' : 'replay',
      ctx: room.context(),
    });
  };
  document.querySelector('.nobi-bar > .nobi-round')?.addEventListener('click', () => repeat(false));
  const slow = makeButton(room.stage.corner, 'nobi-round slow', () => repeat(true));
  slow.innerHTML = snail;
  return slow;
};

export const openGame = (guest: Guest): void => {
  let mode: Mode | null = null;
  const room = openRoom(guest, () => current());
  const play: Mode = new Play(room, () => {
    room.memory.game = sitDown(room.memory.game.progress, newSeed());
    enter(play);
  });
  const free: Mode = new FreePlay(room);
  const current = (): Mode => mode ?? play;
  const slow = listenAgain(room, current);

  const dress = (): void => {
    switcher.textContent = current() === play ? room.text().free : room.text().harbour;
    slow.ariaLabel = room.text().slow;
    room.sounds.volume(guest.settings.sound);
  };
  const enter = (next: Mode): void => {
    mode?.leave();
    mode = next;
    dress();
    next.enter();
  };
  const switcher = makeButton(room.stage.corner, 'nobi-chip', () =>
    enter(current() === play ? free : play),
  );

  guest.onSettings(() => {
    dress();
    current().dress(false);
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
  enter(play);
  watchSize(room.stage.scene, () => current().dress(true));
  room.clock.start();
  note('initialized');
};
