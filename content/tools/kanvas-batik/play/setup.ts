/** Builds the workshop that all its parts live in. */
import { type Guest, openClock, openStage } from '@nobi/kit/guest';
import { openLines, sheetArea, takeWanted } from '@nobi/kit/studio';
import { Session } from '../rules/session.ts';
import { Dock } from '../scene/dock.ts';
import type { Orders } from '../scene/dock-tools.ts';
import { Sheet, shapeFor } from '../scene/sheet.ts';
import { words } from '../text/text.ts';
import { openBatikSounds } from '../view/sounds.ts';
import type { Context, OnObstacle } from './context.ts';
import { openReports } from './reports.ts';
import { nameOf } from './shelf.ts';

export interface Wiring {
  orders: Orders;
  step(seconds: number): void;
  draw(): void;
  obstacle: OnObstacle;
  refresh(): void;
}

const openSession = (guest: Guest, scene: HTMLElement): Session => {
  const shape = shapeFor(sheetArea(scene));
  const session = new Session(guest.save, shape, (save) => guest.keep(save));
  takeWanted(session, (work) => nameOf(work) === guest.opens);
  return session;
};

export const openContext = (guest: Guest, wiring: () => Wiring): Context => {
  const stage = openStage(guest);
  const frame = stage.scene.closest<HTMLElement>('.nobi-stage') ?? document.body;
  const sheet = new Sheet(stage.scene);
  const dock = new Dock(stage.controls, wiring().orders);
  const session = openSession(guest, stage.scene);
  const reports = openReports(guest, () => session.tried.size);
  const clock = openClock({
    step(seconds) {
      reports.step(seconds);
      wiring().step(seconds);
    },
    draw: () => wiring().draw(),
  });
  const refresh = (): void => {
    dock.show(session.desk);
    sheet.guide(session.desk.mode);
    wiring().refresh();
  };
  return {
    guest,
    stage,
    frame,
    clock,
    sounds: openBatikSounds(guest.settings.sound),
    session,
    sheet,
    dock,
    reports,
    text: () => words[guest.settings.lang],
    ...openLines({ stage, frame, clock, isBegun: () => session.marks.length > 0 }),
    used(technique) {
      session.tried.add(technique);
      reports.count(technique);
    },
    commit(mark, isThere = false) {
      const obstacle = session.add(mark);
      if (obstacle) wiring().obstacle(obstacle);
      else sheet.added(session.marks, isThere);
      refresh();
      return obstacle === null;
    },
    refit() {
      sheet.fit(sheetArea(stage.scene), session.shape);
      sheet.show(session.marks);
    },
    refresh,
  };
};
