/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { type Guest, newSeed, type PlayVerb } from '@nobi/kit/guest';
import { FreePlay } from './free-play.ts';
import { Playing } from './playing.ts';
import { type Mode, poke } from './room.ts';
import { sitDown } from './session.ts';
import { openRoom } from './setup.ts';
import { toWorld } from './view/frame.ts';

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
  const current = (): Mode => mode ?? playing;
  const room = openRoom(guest, current);
  const playing: Mode = new Playing(room, () => {
    room.memory.game = sitDown(room.memory.game.progress, newSeed());
    enter(playing);
  });
  const free = new FreePlay(room);

  const dress = (): void => {
    const { free: toFree, play, lanes } = room.text();
    switcher.textContent = current() === playing ? toFree : play;
    room.lanes.name(lanes);
    room.sounds.volume(guest.settings.sound);
    room.theatre.sparks.still(room.calm());
  };
  const enter = (next: Mode): void => {
    mode?.leave();
    mode = next;
    dress();
    next.enter();
  };
  const switcher = makeSwitcher(room.stage.corner, () =>
    enter(current() === playing ? free : playing),
  );

  room.stage.scene.addEventListener('pointerdown', (event) => {
    const box = room.stage.scene.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    poke(room, toWorld(room.theatre.frame, at));
  });
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
  room.refit();
  enter(playing);
  new ResizeObserver(room.refit).observe(room.stage.scene);
  addEventListener('resize', room.refit);
  room.clock.start();
  note('initialized');
};
