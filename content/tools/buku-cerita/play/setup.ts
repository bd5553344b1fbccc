/** Builds what all parts of the book maker share. */
import { type Guest, openClock, openStage, smallThumb } from '@nobi/kit/guest';
import { isBlank } from '../rules/book.ts';
import { Session } from '../rules/session.ts';
import { words } from '../text/text.ts';
import { paintPage } from '../view/paint-page.ts';
import type { Context } from './context.ts';

const shelfRest = 3;

export const openContext = (guest: Guest, refresh: () => void): Context => {
  const plain = openStage(guest);
  const frame = plain.scene.closest<HTMLElement>('.nobi-stage') ?? document.body;
  const tell = (line: string): void => {
    frame.classList.remove('is-quiet');
    plain.tell(line);
  };
  const stage = { ...plain, tell };
  const session = new Session(guest.save, (save) => guest.keep(save));
  const wanted = session.books.find(({ id }) => `buku-${id}` === guest.opens);
  if (wanted) session.take(wanted.id);
  return {
    guest,
    stage,
    frame,
    clock: openClock({ step: () => undefined, draw: () => undefined }),
    session,
    voice: null,
    offerVoice: () => undefined,
    text: () => words[guest.settings.lang],
    refresh,
    note: (verb, object, response) =>
      guest.event({
        verb,
        object,
        ...(response && { result: { response } }),
        ctx: { level: 0, skill: 'story-writing', mode: 'free' },
      }),
  };
};

/** The cover stands on the family's shelf once the book has come to rest. */
export const openShelf = (context: Context) => {
  let turn = 0;
  const show = async (): Promise<void> => {
    const { book } = context.session;
    const [cover] = book.pages;
    if (!cover || isBlank(book)) return;
    const thumb = await smallThumb(await paintPage(cover, { side: 320, hasLine: false }));
    const title = cover.line.slice(0, 60).trim();
    if (thumb) context.guest.showWork({ id: `buku-${book.id}`, thumb, ...(title && { title }) });
  };
  return {
    later() {
      turn += 1;
      const mine = turn;
      context.clock.after(shelfRest, () => {
        if (mine === turn) void show();
      });
    },
    now: () => void show(),
  };
};
