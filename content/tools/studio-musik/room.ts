/** Builds the studio that all its parts live in. */
import { type Clock, type Guest, openClock, openStage, type Stage } from '@nobi/kit/guest';
import { nameOf } from './album.ts';
import { Player } from './player.ts';
import { openReports, type Reports } from './reports.ts';
import { Session } from './session.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { isBlank } from './song.ts';
import { openSpeaker, type Speaker } from './speaker.ts';
import type { Technique } from './techniques.ts';
import { type Words, words } from './text.ts';

export interface Room {
  guest: Guest;
  stage: Stage;
  frame: HTMLElement;
  clock: Clock;
  session: Session;
  speaker: Speaker;
  player: Player;
  reports: Reports;
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
  const asked = session.works.find((work) => nameOf(work) === guest.opens);
  if (asked) session.take(asked);
  return session;
};

export const openRoom = (guest: Guest, draw: () => void): Room => {
  const stage = openStage(guest);
  const frame = stage.scene.closest<HTMLElement>('.nobi-stage') ?? document.body;
  const session = openSession(guest);
  const speaker = openSpeaker(guest.settings.sound);
  const reports = openReports(guest, () => session.tried.size);
  const shelf = openShelf(guest, session);
  const clock = openClock({
    step(seconds) {
      reports.step(seconds);
      shelf.step(seconds);
    },
    draw,
  });
  let told = 0;
  return {
    guest,
    stage,
    frame,
    clock,
    session,
    speaker,
    player: new Player(() => session.song, speaker),
    reports,
    shelf,
    text: () => words[guest.settings.lang],
    tell(line) {
      frame.classList.remove('is-quiet');
      stage.tell(line);
      told += 1;
      const mine = told;
      clock.after(shownSeconds, () => {
        // The first lines stay, until there is a song to look at.
        if (mine === told && !isBlank(session.song)) frame.classList.add('is-quiet');
      });
    },
    used(technique) {
      session.tried.add(technique);
      reports.count(technique);
    },
  };
};
