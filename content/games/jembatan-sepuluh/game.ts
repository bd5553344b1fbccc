/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { type Guest, newSeed, type PlayVerb } from '@nobi/kit/guest';
import { Building } from './building.ts';
import { FreePlay } from './free-play.ts';
import { listenToKeys, listenToScene } from './presses.ts';
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

export const openGame = (guest: Guest): void => {
  let mode: Mode | null = null;
  const current = (): Mode => mode ?? building;
  const room = openRoom(guest, current);
  const building: Mode = new Building(room, () => {
    room.memory.game = sitDown(room.memory.game.progress, newSeed());
    enter(building);
  });
  const free = new FreePlay(room);

  const dress = (): void => {
    const { free: toFree, bridges } = room.text();
    switcher.textContent = current() === building ? toFree : bridges;
    room.sounds.volume(guest.settings.sound);
    room.theatre.sparks.still(room.calm());
  };
  const enter = (next: Mode): void => {
    mode?.leave();
    mode = next;
    next.enter();
    dress();
  };
  const switcher = makeSwitcher(room.stage.corner, () =>
    enter(current() === building ? free : building),
  );

  listenToScene(room, current);
  listenToKeys(room, current);
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
  enter(building);
  room.refit();
  new ResizeObserver(room.refit).observe(room.stage.scene);
  room.clock.start();
  note('initialized');
};
