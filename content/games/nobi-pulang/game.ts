/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import type { Guest, PlayVerb } from '@nobi/kit/guest';
import type { Way } from '../../boards/board.ts';
import { Homing } from './homing.ts';
import { IslandMode } from './island.ts';
import type { Mode } from './room.ts';
import { openRoom } from './setup.ts';

const keys: Record<string, Way> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** Arrow keys lay arrows; Enter goes, unless a button has the focus and takes it. */
const listenToKeys = (current: () => Mode): void => {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (document.querySelector('.nobi-end')) return;
    const way = keys[event.key];
    if (way) current().lay(way);
    else if (event.key === 'Backspace' || event.key === 'Delete') current().erase();
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) current().go();
    else return;
    event.preventDefault();
  });
};

/** What moves stands still while the game rests, and goes on from there. */
const openHold = () => {
  let held: Animation[] = [];
  return {
    hold() {
      held = document.getAnimations().filter(({ playState }) => playState === 'running');
      for (const animation of held) animation.pause();
    },
    release() {
      for (const animation of held) animation.play();
      held = [];
    },
  };
};

const makeSwitcher = (corner: HTMLElement, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'nobi-chip';
  button.addEventListener('click', run);
  corner.append(button);
  return button;
};

export const openGame = (guest: Guest): void => {
  let mode: Mode | null = null;
  const current = (): Mode => mode ?? homing;
  const motion = openHold();
  const room = openRoom(guest, current);
  const homing: Mode = new Homing(room);
  const island: Mode = new IslandMode(room);

  const dress = (): void => {
    const { toFree, boards } = room.text();
    switcher.textContent = current() === homing ? toFree : boards;
    room.sounds.volume(guest.settings.sound);
  };
  const enter = (next: Mode): void => {
    mode?.leave();
    mode = next;
    dress();
    next.enter();
    room.refit();
  };
  const switcher = makeSwitcher(room.stage.corner, () =>
    enter(current() === homing ? island : homing),
  );
  const note = (verb: PlayVerb): void =>
    guest.event({ verb, object: 'sitting', ctx: room.context() });

  listenToKeys(current);
  guest.onSettings(() => {
    dress();
    current().dress();
    room.refit();
  });
  guest.onPause(() => {
    room.clock.stop();
    motion.hold();
    note('suspended');
  });
  guest.onResume(() => {
    motion.release();
    room.clock.start();
    note('resumed');
  });
  enter(homing);
  new ResizeObserver(room.refit).observe(room.stage.scene);
  // The line's letters arrive a little later and may need another row.
  document.fonts.ready.then(room.refit, room.refit);
  room.clock.start();
  note('initialized');
};
