/** Baca: the book reads itself aloud, page by page, and each word lights up in its turn. */
import type { Clock } from '@nobi/kit/guest';
import { wordsOf } from '../rules/book.ts';
import { makeButton } from '../view/button.ts';
import { icons } from '../view/icons.ts';
import { paintPage } from '../view/paint-page.ts';
import { type Context, panelFor } from './context.ts';

/** About as fast as a calm voice reads. */
const secondsFor = (word: string): number => 0.3 + word.length * 0.055;
const restSeconds = 1.6;

const wordSpans = (line: string): HTMLSpanElement[] =>
  wordsOf(line).map((word) => {
    const span = document.createElement('span');
    span.textContent = word;
    return span;
  });

/** Lights each word in its turn, and tells when the last one is over. */
const lightUp = (clock: Clock, spans: readonly HTMLElement[], isMine: () => boolean): number => {
  let wait = 0.2;
  for (const span of spans) {
    clock.after(wait, () => {
      if (!isMine()) return;
      for (const each of spans) each.classList.toggle('is-now', each === span);
    });
    wait += secondsFor(span.textContent ?? '');
  }
  return wait;
};

const knob = (kind: string, face: string, run: { name: string; press(): void }) =>
  makeButton({ kind, face, ...run });

export const openReading = (context: Context): void => {
  const { clock, guest, session, text } = context;
  const panel = panelFor(context, 'panel-read', text().read);
  const sheet = document.createElement('div');
  sheet.className = 'leaf-sheet';
  const line = document.createElement('p');
  line.className = 'leaf-line';
  let at = 0;
  let turn = 0;

  const show = (place: number): void => {
    at = Math.min(Math.max(0, place), session.book.pages.length - 1);
    turn += 1;
    const mine = turn;
    const isMine = (): boolean => mine === turn && sheet.isConnected;
    const page = session.book.pages[at];
    if (!page) return;
    const spans = wordSpans(page.line);
    line.replaceChildren(...spans.flatMap((span) => [span, ' ']));
    before.disabled = at === 0;
    after.disabled = at >= session.book.pages.length - 1;
    void paintPage(page, { side: 800, hasLine: false }).then((picture) => {
      if (!isMine()) return;
      picture.className = 'leaf-picture';
      sheet.replaceChildren(picture);
    });
    const turnOn = (): void => {
      if (!isMine()) return;
      for (const each of spans) each.classList.remove('is-now');
      if (at < session.book.pages.length - 1) show(at + 1);
      else line.append(text().theEnd);
    };
    const afterVoice = (): void => clock.after(restSeconds, turnOn);
    const { voice } = context;
    voice?.show();
    const isOwn = voice?.hear(page, afterVoice) ?? false;
    if (!isOwn && page.line !== '') guest.say(page.line);
    const over = lightUp(clock, spans, isMine);
    if (!isOwn) clock.after(over + restSeconds, turnOn);
  };
  /** Whoever speaks or listens stays on the page. */
  const stay = (): void => {
    turn += 1;
    for (const each of line.children) each.classList.remove('is-now');
  };
  const before = knob('page-before', icons.close, {
    name: text().before,
    press: () => show(at - 1),
  });
  const again = knob('page-again', icons.again, { name: text().play, press: () => show(at) });
  const after = knob('page-after', icons.next, { name: text().after, press: () => show(at + 1) });
  const row = document.createElement('div');
  row.className = 'row';
  row.append(before, again, after);
  context.offerVoice(row, () => at, stay);
  panel.body.append(sheet, line, row);
  context.note('experienced', 'read-aloud', [session.book.pages.length]);
  show(0);
};
