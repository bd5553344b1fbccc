/** Builds the theatre that all its parts live in. */
import { type Guest, openClock, openStage } from '@nobi/kit/guest';
import { openLines, sheetArea, takeWanted } from '@nobi/kit/studio';
import { isEmpty, withScene } from '../rules/play.ts';
import { Session } from '../rules/session.ts';
import { spotAt } from '../rules/tracks.ts';
import { Dock, type Orders } from '../scene/dock.ts';
import { Theatre } from '../scene/theatre.ts';
import { words } from '../text/text.ts';
import { openTheatreSounds } from '../view/sounds.ts';
import type { Context } from './context.ts';
import { openReports } from './reports.ts';
import { nameOf } from './shelf.ts';

export interface Wiring {
  orders: Orders;
  step(seconds: number): void;
  full(): void;
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
  const theatre = new Theatre(stage.scene);
  const reports = openReports(guest, () => session.tried.size);
  const refresh = (): void => {
    theatre.show(session.scene);
    wiring().refresh();
  };
  const clock = openClock({
    step(seconds) {
      reports.step(seconds);
      wiring().step(seconds);
      theatre.step(seconds, guest.settings.reducedMotion);
    },
    draw: () => theatre.draw(),
  });
  const commit: Context['commit'] = (play, at = session.at) => {
    const obstacle = session.change(play, at);
    if (obstacle) wiring().full();
    refresh();
    return obstacle === null;
  };
  return {
    guest,
    stage,
    frame,
    clock,
    sounds: openTheatreSounds(guest.settings.sound),
    session,
    theatre,
    dock: new Dock(stage.controls, wiring().orders),
    reports,
    text: () => words[guest.settings.lang],
    ...openLines({ stage, frame, clock, isBegun: () => !isEmpty(session.play) }),
    used(technique) {
      session.tried.add(technique);
      reports.count(technique);
    },
    commit,
    commitScene: (scene) => commit(withScene(session.play, session.at, scene)),
    toPlaces() {
      for (const { puppet, x, y, track } of session.scene.cast)
        theatre.actors.get(puppet)?.lead(...(track ? spotAt(track, 0) : ([x, y] as const)));
    },
    refit: () => theatre.fit(sheetArea(stage.scene)),
    refresh,
  };
};
