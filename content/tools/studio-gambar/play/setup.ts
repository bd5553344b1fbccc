/** Builds the studio that all its parts live in. */

import { type Clock, type Guest, openClock, openStage } from '@nobi/kit/guest';
import { openLines, type Reports, sheetArea, takeWanted } from '@nobi/kit/studio';
import { type Mark, paperOf } from '../rules/marks.ts';
import { type Obstacle, Session } from '../rules/session.ts';
import type { Technique } from '../rules/techniques.ts';
import { Dock } from '../scene/dock.ts';
import type { Orders } from '../scene/dock-tools.ts';
import { Easel, shapeFor } from '../scene/easel.ts';
import { openTag } from '../scene/tag.ts';
import { words } from '../text/text.ts';
import { openStudioSounds } from '../view/sounds.ts';
import { openStickerArt } from '../view/sticker-art.ts';
import type { Context } from './context.ts';
import { openReports } from './reports.ts';
import { nameOf } from './shelf.ts';
import { openSpeech } from './speech.ts';

export interface Wiring {
  orders: Orders;
  step(seconds: number): void;
  draw(): void;
  obstacle(what: Obstacle): void;
  refresh(): void;
}

const openSession = (guest: Guest, scene: HTMLElement): Session => {
  const shape = shapeFor(sheetArea(scene));
  const session = new Session(guest.save, shape, (save) => guest.keep(save));
  takeWanted(session, (work) => nameOf(work) === guest.opens);
  return session;
};

const openStudioClock = (reports: Reports<Technique>, wiring: () => Wiring): Clock =>
  openClock({
    step(seconds) {
      reports.step(seconds);
      wiring().step(seconds);
    },
    draw: () => wiring().draw(),
  });

export const openContext = (guest: Guest, wiring: () => Wiring): Context => {
  const stage = openStage(guest);
  const frame = stage.scene.closest<HTMLElement>('.nobi-stage') ?? document.body;
  const art = openStickerArt(() => refit());
  const easel = new Easel(stage.scene, art);
  const dock = new Dock(stage.controls, wiring().orders);
  const session = openSession(guest, stage.scene);
  const reports = openReports(guest, () => session.tried.size);
  const speak = openSpeech(guest);
  const tag = openTag(frame);
  const clock = openStudioClock(reports, wiring);
  const refit = (): void => {
    easel.fit(sheetArea(stage.scene), session.shape);
    easel.show(session.marks);
  };
  const refresh = (): void => {
    dock.show(session.desk, paperOf(session.marks));
    easel.guide(session.desk.mirror);
    wiring().refresh();
  };
  const text = () => words[guest.settings.lang];
  return {
    guest,
    stage,
    frame,
    clock,
    sounds: openStudioSounds(guest.settings.sound),
    session,
    easel,
    art,
    dock,
    tag,
    reports,
    text,
    calm: () => guest.settings.reducedMotion,
    ...openLines({ stage, frame, clock, isBegun: () => session.marks.length > 0 }),
    name(label, by) {
      tag.show(label, by);
      speak(label);
    },
    used(technique) {
      session.tried.add(technique);
      reports.count(technique);
    },
    commit(mark: Mark) {
      const obstacle = session.add(mark);
      if (obstacle) wiring().obstacle(obstacle);
      else easel.added(session.marks);
      refresh();
      return obstacle === null;
    },
    refit,
    refresh,
  };
};
