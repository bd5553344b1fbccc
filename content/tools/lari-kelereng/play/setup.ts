/** Builds the workshop that all its parts live in. */
import { type Guest, openClock, openStage } from '@nobi/kit/guest';
import { openLines, sheetArea, takeWanted } from '@nobi/kit/studio';
import { riddleAt } from '../rules/riddles.ts';
import { Session } from '../rules/session.ts';
import { Dock, type Orders } from '../scene/dock.ts';
import { Wall } from '../scene/wall.ts';
import { words } from '../text/text.ts';
import { openMarbleSounds } from '../view/sounds.ts';
import type { Context } from './context.ts';
import { openReports } from './reports.ts';
import { nameOf } from './shelf.ts';

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
  takeWanted(session, (work) => nameOf(work) === guest.opens);
  return session;
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
  const lines = openLines({
    stage,
    frame,
    clock,
    isBegun: () => session.works.some(({ id }) => id === session.open),
  });
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
    tell: lines.tell,
    goal() {
      const { riddle } = session;
      lines.goal(riddle === null ? text().goal : text().riddles[riddleAt(riddle)]);
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
    refit: () => wall.fit(sheetArea(stage.scene)),
  };
};
