/** Builds the workshop that all its parts live in. */
import { type Guest, openClock, openStage } from '@nobi/kit/guest';
import { riddleAt } from '../rules/riddles.ts';
import { Session } from '../rules/session.ts';
import { Dock, type Orders } from '../scene/dock.ts';
import { type Area, Wall } from '../scene/wall.ts';
import { words } from '../text/text.ts';
import { openMarbleSounds } from '../view/sounds.ts';
import type { Context } from './context.ts';
import { openReports } from './reports.ts';
import { nameOf } from './shelf.ts';

const margin = 10;
/** Wrists rest on the lowest finger-width of a phone. */
const wrist = 26;
/** How long a line stays over a machine that was begun. */
const readingSeconds = 5;

/** The room for the wall: below the buttons where they hang over it, above where wrists rest. */
const wallArea = (scene: HTMLElement): Area => {
  const box = scene.getBoundingClientRect();
  const bars = [...document.querySelectorAll('.nobi-bar > .nobi-round, .nobi-corner')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.left < box.right && bar.right > box.left && bar.bottom < box.bottom);
  const top = Math.max(margin, ...bars.map((bar) => bar.bottom - box.top + margin));
  const bottom = Math.min(box.bottom - margin, innerHeight - wrist) - box.top;
  return {
    left: margin,
    top,
    width: Math.max(120, box.width - 2 * margin),
    height: Math.max(120, bottom - top),
  };
};

export interface Wiring {
  orders: Orders;
  step(seconds: number): void;
  draw(): void;
  /** There was no room for a change. */
  full(why: 'board-full' | 'album-full'): void;
  refresh(): void;
}

const openSession = (guest: Guest): Session => {
  const session = new Session(guest.save, (save) => guest.keep(save));
  const wanted = session.works.find((work) => nameOf(work) === guest.opens);
  if (wanted) session.take(wanted);
  return session;
};

/** Shows the line; over a machine that was begun it steps aside after a while, over a riddle it stays. */
const openLines = ({
  frame,
  clock,
  session,
}: Pick<Context, 'frame' | 'clock' | 'session'>): (() => void) => {
  let turn = 0;
  return () => {
    turn += 1;
    const mine = turn;
    frame.classList.remove('is-quiet');
    clock.after(readingSeconds, () => {
      const isBegun = session.works.some(({ id }) => id === session.open);
      if (mine === turn && isBegun) frame.classList.add('is-quiet');
    });
  };
};

export const openContext = (guest: Guest, wiring: () => Wiring): Context => {
  const stage = openStage(guest);
  const frame = stage.scene.closest<HTMLElement>('.nobi-stage') ?? document.body;
  const session = openSession(guest);
  const wall = new Wall(stage.scene);
  const reports = openReports(guest, () => session.tried.size);
  const text = () => words[guest.settings.lang];
  const refresh = (): void => wiring().refresh();
  const clock = openClock({
    step(seconds) {
      reports.step(seconds);
      wiring().step(seconds);
    },
    draw: () => wiring().draw(),
  });
  const show = openLines({ frame, clock, session });
  return {
    guest,
    stage,
    frame,
    session,
    wall,
    reports,
    text,
    refresh,
    dock: new Dock(stage.controls, wiring().orders),
    clock,
    sounds: openMarbleSounds(guest.settings.sound),
    tell(line) {
      show();
      stage.tell(line);
    },
    goal() {
      const { riddle } = session;
      show();
      stage.goal(riddle === null ? text().goal : text().riddles[riddleAt(riddle)]);
    },
    used(technique) {
      session.tried.add(technique);
      reports.count(technique);
    },
    commit(board) {
      const obstacle = session.change(board);
      if (obstacle) wiring().full(obstacle);
      refresh();
      return obstacle === null;
    },
    refit: () => wall.fit(wallArea(stage.scene)),
  };
};
