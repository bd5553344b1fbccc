/** Builds the workshop that all its parts live in. */
import { type Guest, openClock, openStage } from '@nobi/kit/guest';
import { Session } from '../rules/session.ts';
import { Dock } from '../scene/dock.ts';
import type { Orders } from '../scene/dock-tools.ts';
import { type Area, Sheet, shapeFor } from '../scene/sheet.ts';
import { words } from '../text/text.ts';
import { openBatikSounds } from '../view/sounds.ts';
import type { Context, OnObstacle } from './context.ts';
import { openReports } from './reports.ts';
import { nameOf } from './shelf.ts';

const margin = 10;
/** Wrists rest on the lowest finger-width of a phone. */
const wrist = 26;
/** How long a line stays over a cloth that was begun. */
const readingSeconds = 5;

/** The room for a cloth: below the buttons where they hang over it, above where wrists rest. */
export const sheetArea = (scene: HTMLElement): Area => {
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
  obstacle: OnObstacle;
  refresh(): void;
}

const openSession = (guest: Guest, scene: HTMLElement): Session => {
  const shape = shapeFor(sheetArea(scene));
  const session = new Session(guest.save, shape, (save) => guest.keep(save));
  const wanted = session.works.find((work) => nameOf(work) === guest.opens);
  if (wanted) session.take(wanted);
  return session;
};

/** A line steps aside after a while, so that the whole pattern can be seen; over a bare cloth it stays. */
const openLines = ({
  stage,
  frame,
  clock,
  session,
}: Pick<Context, 'stage' | 'frame' | 'clock' | 'session'>): Pick<
  Context,
  'tell' | 'goal' | 'shown'
> => {
  let turn = 0;
  const shown = (): void => {
    turn += 1;
    const mine = turn;
    frame.classList.remove('is-quiet');
    clock.after(readingSeconds, () => {
      if (mine === turn && session.marks.length > 0) frame.classList.add('is-quiet');
    });
  };
  return {
    shown,
    tell(line) {
      shown();
      stage.tell(line);
    },
    goal(line) {
      shown();
      stage.goal(line);
    },
  };
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
    ...openLines({ stage, frame, clock, session }),
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
