/** The books on the shelf. */
import { isBlank } from '../rules/book.ts';
import { makeButton, makeWord } from '../view/button.ts';
import { icons } from '../view/icons.ts';
import { paintPage } from '../view/paint-page.ts';
import { type Context, panelFor, tried } from './context.ts';
import { small } from './small-page.ts';

const askToLetGo = (context: Context): void => {
  const words = context.text();
  const panel = panelFor(context, 'panel-ask', words.letGoAsk);
  panel.body.append(
    makeWord({ kind: 'no', text: words.no, press: () => panel.close() }),
    makeWord({
      kind: 'yes',
      text: words.yes,
      press() {
        const { id } = context.session.book;
        context.guest.forgetWork(`buku-${id}`);
        context.voice?.forget(context.session.book);
        context.session.letGo(id);
        panel.close();
      },
    }),
  );
};

const letOut = async (context: Context, what: 'save' | 'print'): Promise<void> => {
  const { session, guest, stage, text } = context;
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
  context.note('interacted', what === 'save' ? 'export' : 'print');
  if (what === 'save') guest.exportFile({ name: text().page(session.at), blob: first });
  else guest.print(blobs);
};

export const openBooks = (context: Context): void => {
  const { session, text } = context;
  const words = text();
  const panel = panelFor(context, 'panel-books', words.books);
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
      press: then(() => isBlank(session.book) || tried(context, session.fresh())),
    }),
    makeButton({
      kind: 'save',
      face: icons.save,
      name: words.save,
      press: then(() => void letOut(context, 'save')),
    }),
    makeButton({
      kind: 'print',
      face: icons.print,
      name: words.print,
      press: then(() => void letOut(context, 'print')),
    }),
    makeButton({
      kind: 'let-go',
      face: icons.remove,
      name: words.letGo,
      press: then(() => askToLetGo(context)),
    }),
  );
  panel.body.append(row, list);
};
