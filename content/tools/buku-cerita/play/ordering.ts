/** The pages in their order, and the books on the shelf. */
import { addPage, dropPage, mostPages, movePage } from '../rules/book.ts';
import { makeButton } from '../view/button.ts';
import { icons } from '../view/icons.ts';
import { type Context, panelFor, tried } from './context.ts';
import { small } from './small-page.ts';

const leaves = (context: Context, again: () => void): HTMLElement => {
  const { session } = context;
  const words = context.text();
  const list = document.createElement('div');
  list.className = 'tray tray-wide';
  for (const [at, page] of session.book.pages.entries()) {
    const button = makeButton({
      kind: 'pick leaf',
      face: '',
      name: words.page(at),
      press() {
        session.turn(at);
        again();
      },
    });
    button.setAttribute('aria-pressed', String(at === session.at));
    button.draggable = at > 0;
    button.addEventListener('dragstart', () => session.turn(at));
    button.addEventListener('dragover', (event) => event.preventDefault());
    button.addEventListener('drop', (event) => {
      event.preventDefault();
      const moved = movePage(session.book, session.at, at);
      if (moved !== session.book) tried(context, session.change(moved, at));
      again();
    });
    small(button, page, words.page(at));
    list.append(button);
  }
  return list;
};

/** A page is dragged to its new place, or moved by the two arrows. */
export const openPages = (context: Context): void => {
  const { session, text } = context;
  const words = text();
  const panel = panelFor(context, 'panel-pages', words.pages);
  const again = (): void => {
    panel.close();
    openPages(context);
  };
  const move = (by: 1 | -1): void => {
    const to = session.at + by;
    const moved = movePage(session.book, session.at, to);
    if (moved !== session.book) tried(context, session.change(moved, to));
    again();
  };
  const row = document.createElement('div');
  row.className = 'row';
  const add = makeButton({
    kind: 'add-page',
    face: icons.bigger,
    name: words.addPage,
    press() {
      const { at } = session;
      tried(context, session.change(addPage(session.book, at), at + 1));
      panel.close();
    },
  });
  add.disabled = session.book.pages.length >= mostPages;
  const earlier = makeButton({
    kind: 'earlier',
    face: icons.close,
    name: words.earlier,
    press: () => move(-1),
  });
  const later = makeButton({
    kind: 'later',
    face: icons.next,
    name: words.later,
    press: () => move(1),
  });
  const drop = makeButton({
    kind: 'drop-page',
    face: icons.remove,
    name: words.dropPage,
    press() {
      tried(context, session.change(dropPage(session.book, session.at), session.at - 1));
      again();
      context.stage.tell(words.undone);
    },
  });
  earlier.disabled = session.at < 2;
  later.disabled = session.at === 0 || session.at >= session.book.pages.length - 1;
  drop.disabled = session.at === 0;
  row.append(add, earlier, later, drop);
  panel.body.append(row, leaves(context, again));
};
