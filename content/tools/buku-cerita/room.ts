/** What all parts of the book maker share. */
import type { Clock, Guest, PlayVerb, Stage } from '@nobi/kit/guest';
import type { Session } from './session.ts';
import type { Words } from './text.ts';
import { openPanel, type Panel } from './view/panel.ts';

export interface Room {
  guest: Guest;
  stage: Stage;
  frame: HTMLElement;
  clock: Clock;
  session: Session;
  text(): Words;
  /** After any change: the page, the line and the buttons are shown anew. */
  refresh(): void;
  note(verb: PlayVerb, object: string, response?: number[]): void;
}

/** Says kindly why there was no change. */
export const tried = (room: Room, isDone: boolean): boolean => {
  if (!isDone) room.stage.tell(room.text().full);
  room.refresh();
  return isDone;
};

export const panelFor = (room: Room, kind: string, title: string): Panel => {
  room.guest.say(title);
  return openPanel(room.frame, {
    kind,
    title,
    back: room.text().close,
    onClose: () => room.refresh(),
  });
};
