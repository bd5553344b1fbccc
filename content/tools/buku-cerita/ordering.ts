/** The pages in their order, and the books on the shelf. */
import { panelFor, type Room, tried } from './room.ts';
import { addPage, dropPage, isBlank, mostPages, movePage, type Page } from './rules.ts';
import { makeButton, makeWord } from './view/button.ts';
import { icons } from './view/icons.ts';
import { paintPage } from './view/paint-page.ts';

const small = (button: HTMLElement, page: Page, label: string): void => {
  const caption = document.createElement('span');
  caption.textContent = label;
  button.append(caption);
  void paintPage(page, { side: 240, hasLine: false }).then((picture) => button.prepend(picture));
};

const leaves = (room: Room, again: () => void): HTMLElement => {
  const { session } = room;
  const words = room.text();
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
      if (moved !== session.book) tried(room, session.change(moved, at));
      again();
    });
    small(button, page, words.page(at));
    list.append(button);
  }
  return list;
};

/** A page is dragged to its new place, or moved by the two arrows. */
export const openPages = (room: Room): void => {
  const { session, text } = room;
  const words = text();
  const panel = panelFor(room, 'panel-pages', words.pages);
  const again = (): void => {
    panel.close();
    openPages(room);
  };
  const move = (by: 1 | -1): void => {
    const to = session.at + by;
    const moved = movePage(session.book, session.at, to);
    if (moved !== session.book) tried(room, session.change(moved, to));
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
      tried(room, session.change(addPage(session.book, at), at + 1));
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
      tried(room, session.change(dropPage(session.book, session.at), session.at - 1));
      again();
      room.stage.tell(words.undone);
    },
  });
  earlier.disabled = session.at < 2;
  later.disabled = session.at === 0 || session.at >= session.book.pages.length - 1;
  drop.disabled = session.at === 0;
  row.append(add, earlier, later, drop);
  panel.body.append(row, leaves(room, again));
};

const askToLetGo = (room: Room): void => {
  const words = room.text();
  const panel = panelFor(room, 'panel-ask', words.letGoAsk);
  panel.body.append(
    makeWord({ kind: 'no', text: words.no, press: () => panel.close() }),
    makeWord({
      kind: 'yes',
      text: words.yes,
      press() {
        const { id } = room.session.book;
        room.guest.forgetWork(`buku-${id}`);
        room.session.letGo(id);
        panel.close();
      },
    }),
  );
};

const letOut = async (room: Room, what: 'save' | 'print'): Promise<void> => {
  const { session, guest, stage, text } = room;
  const pages = what === 'save' ? [session.page] : session.book.pages;
  const blobs: Blob[] = [];
  for (const page of pages) {
    const canvas = await paintPage(page, { side: 1200, hasLine: true });
    const blob = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, what === 'save' ? 'image/png' : 'image/jpeg', 0.92),
    );
    if (blob) blobs.push(blob);
  }
  const [first] = blobs;
  if (!first) return;
  stage.tell(what === 'save' ? text().kept : text().printing);
  room.note('interacted', what === 'save' ? 'export' : 'print');
  if (what === 'save') guest.exportFile({ name: text().page(session.at), blob: first });
  else guest.print(blobs);
};

export const openBooks = (room: Room): void => {
  const { session, text } = room;
  const words = text();
  const panel = panelFor(room, 'panel-books', words.books);
  const list = document.createElement('div');
  list.className = 'tray tray-wide';
  for (const [at, book] of session.books.entries()) {
    const [cover] = book.pages;
    const title = cover?.line || words.book(at + 1);
    const press = (): void => {
      session.take(book.id);
      panel.close();
    };
    const button = makeButton({ kind: 'pick leaf', face: '', name: title, press });
    button.setAttribute('aria-pressed', String(book.id === session.book.id));
    if (cover) small(button, cover, words.book(at + 1));
    list.append(button);
  }
  const then =
    (run: () => void): (() => void) =>
    () => {
      panel.close();
      run();
    };
  const row = document.createElement('div');
  row.className = 'row';
  row.append(
    makeButton({
      kind: 'new-book',
      face: icons.bigger,
      name: words.newBook,
      press: then(() => isBlank(session.book) || tried(room, session.fresh())),
    }),
    makeButton({
      kind: 'save',
      face: icons.save,
      name: words.save,
      press: then(() => void letOut(room, 'save')),
    }),
    makeButton({
      kind: 'print',
      face: icons.print,
      name: words.print,
      press: then(() => void letOut(room, 'print')),
    }),
    makeButton({
      kind: 'let-go',
      face: icons.remove,
      name: words.letGo,
      press: then(() => askToLetGo(room)),
    }),
  );
  panel.body.append(row, list);
};
