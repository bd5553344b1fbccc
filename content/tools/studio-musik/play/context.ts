/** Builds the studio that all its parts live in. */
import {
  type Clock,
  type Guest,
  onSpeech,
  openClock,
  openStage,
  type Stage,
} from '@nobi/kit/guest';
import { type Bus, openBus } from '@nobi/kit/sound';
import type { Reports, Shelf } from '@nobi/kit/studio';
import { takeWanted } from '@nobi/kit/studio';
import { nameOf } from '../rules/album.ts';
import { Session } from '../rules/session.ts';
import { isBlank } from '../rules/song.ts';
import type { Technique } from '../rules/techniques.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { Player } from './player.ts';
import { openReports } from './reports.ts';
import { openShelf } from './shelf.ts';

export interface Context {
  guest: Guest;
  stage: Stage;
  frame: HTMLElement;
  clock: Clock;
  session: Session;
  bus: Bus;
  player: Player;
  reports: Reports<Technique>;
  shelf: Shelf;
  text(): Words;
  /** Shows and says a line, which steps aside at the next press. */
  tell(line: string): void;
  used(technique: Technique): void;
}

/** Long enough to read a line twice. */
const shownSeconds = 4;

const openSession = (guest: Guest): Session => {
  const session = new Session(guest.save, (save) => guest.keep(save));
  takeWanted(session, (work) => nameOf(work) === guest.opens);
  return session;
};

export const openContext = (guest: Guest, draw: () => void): Context => {
  const stage = openStage(guest);
  const frame = stage.scene.closest<HTMLElement>('.nobi-stage') ?? document.body;
  const session = openSession(guest);
  const bus = openBus(guest.settings.sound);
  onSpeech((isVoice) => bus.under(isVoice));
  const reports = openReports(guest, () => session.tried.size);
  const shelf = openShelf(guest, session);
  const clock = openClock({
    step(seconds) {
      reports.step(seconds);
      shelf.step(seconds);
    },
    draw,
  });
  let lineCount = 0;
  return {
    guest,
    stage,
    frame,
    clock,
    session,
    bus,
    player: new Player(() => session.song, bus),
    reports,
    shelf,
    text: () => words[guest.settings.lang],
    tell(line) {
      frame.classList.remove('is-quiet');
      stage.tell(line);
      lineCount += 1;
      const mine = lineCount;
      clock.after(shownSeconds, () => {
        // The first lines stay, until there is a song to look at.
        if (mine === lineCount && !isBlank(session.song)) frame.classList.add('is-quiet');
      });
    },
    used(technique) {
      session.tried.add(technique);
      reports.count(technique);
    },
  };
};
