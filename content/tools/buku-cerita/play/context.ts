/** What all parts of the book maker share. */
import type { Clock, Guest, PlayVerb, Stage } from '@nobi/kit/guest';
import type { Session } from '../rules/session.ts';
import type { Words } from '../text/words.ts';
import { openPanel, type Panel } from '../view/panel.ts';
import type { PageVoice } from './page-voice.ts';

export interface Context {
  guest: Guest;
  stage: Stage;
  frame: HTMLElement;
  clock: Clock;
  session: Session;
  /** The child's own, where it may be recorded. */
  voice: PageVoice | null;
  /** Its buttons join the row as soon as it is there: at once, or when it comes to a panel that is open already. */
  offerVoice(row: HTMLElement, ...of: Parameters<PageVoice['buttons']>): void;
  text(): Words;
  /** After any change: the page, the line and the buttons are shown anew. */
  refresh(): void;
  note(verb: PlayVerb, object: string, response?: number[]): void;
}

/** Says kindly why there was no change. */
export const tried = (context: Context, isDone: boolean): boolean => {
  if (!isDone) context.stage.tell(context.text().full);
  context.refresh();
  return isDone;
};

export const panelFor = (context: Context, kind: string, title: string): Panel => {
  context.guest.say(title);
  return openPanel(context.frame, {
    kind,
    title,
    back: context.text().close,
    onClose: () => {
      context.voice?.stop();
      context.refresh();
    },
  });
};
