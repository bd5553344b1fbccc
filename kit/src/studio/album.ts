/** Karyaku: every work that is kept, newest first, and a place to begin a new one. */
import { openOverlay } from './overlay.ts';
import { makeChoice } from './question.ts';
import { rove } from './roving.ts';

export interface AlbumWords {
  album: string;
  close: string;
  letGo: string;
  /** The place that begins a new one. */
  fresh: string;
  work(number: number): string;
}

export interface AlbumPage<Work> {
  frame: HTMLElement;
  works: readonly Work[];
  /** The id of the work that is open. */
  open: number;
  icons: { finish: string; bin: string; plus: string };
  words(): AlbumWords;
  pictureOf(work: Work): HTMLElement;
  onTake(work: Work): void;
  onFresh(): void;
  /** Asks first; `gone` runs if it is to go. */
  onLetGo(work: Work, gone: () => void): void;
  /** Deleting begins or ends. */
  onMode(isLetting: boolean): void;
}

interface Piece<Work> {
  button: HTMLButtonElement;
  work: Work;
}

/** The title and the round button that leads back to the work. */
export const makeHead = (leave: () => void, icon: string) => {
  const title = document.createElement('h2');
  const close = makeChoice('nobi-round album-close', leave);
  close.innerHTML = icon;
  const head = document.createElement('div');
  head.className = 'album-head';
  head.append(title, close);
  return { head, title, close };
};

const makeBin = (icon: string, mode: (isLetting: boolean) => void): HTMLButtonElement => {
  const bin = makeChoice('nobi-round album-bin', () => {
    const isLetting = bin.getAttribute('aria-pressed') !== 'true';
    bin.setAttribute('aria-pressed', String(isLetting));
    mode(isLetting);
  });
  bin.innerHTML = icon;
  bin.setAttribute('aria-pressed', 'false');
  return bin;
};

export const openAlbum = <Work extends { id: number }>(
  page: AlbumPage<Work>,
): { dress(): void } => {
  const leave = (then?: () => void) => (): void => {
    overlay.close();
    then?.();
  };
  const overlay = openOverlay(page.frame, { kind: 'album', label: page.words().album });
  let isLetting = false;
  const { head, title, close } = makeHead(leave(), page.icons.finish);
  const shelf = document.createElement('div');
  shelf.className = 'shelf';
  const bin = makeBin(page.icons.bin, (letting) => {
    isLetting = letting;
    shelf.classList.toggle('is-letting', letting);
    page.onMode(letting);
  });
  close.before(bin);
  const plus = makeChoice('piece piece-new', leave(page.onFresh));
  plus.innerHTML = page.icons.plus;
  const letGo = (piece: Piece<Work>): void =>
    page.onLetGo(piece.work, () => {
      pieces = pieces.filter((each) => each.work !== piece.work);
      piece.button.remove();
      dress();
      (bin.hidden ? close : bin).focus({ preventScroll: true });
    });
  let pieces = page.works.toReversed().map((work): Piece<Work> => {
    const take = leave(() => page.onTake(work));
    const button = makeChoice('piece', () => (isLetting ? letGo({ button, work }) : take()));
    button.setAttribute('aria-pressed', String(work.id === page.open));
    return { button, work };
  });
  /** One small picture a frame, so that a full album does not hold up the page. */
  const fill = (waiting: Piece<Work>[]): void => {
    const next = waiting.shift();
    if (!next?.button.isConnected) return;
    next.button.append(page.pictureOf(next.work));
    requestAnimationFrame(() => fill(waiting));
  };
  shelf.append(plus, ...pieces.map(({ button }) => button));
  rove(shelf);
  overlay.box.append(head, shelf);
  const dress = (): void => {
    const words = page.words();
    title.textContent = words.album;
    overlay.box.ariaLabel = words.album;
    close.ariaLabel = words.close;
    bin.ariaLabel = words.letGo;
    bin.hidden = pieces.length === 0;
    plus.ariaLabel = words.fresh;
    for (const [place, { button }] of pieces.entries())
      button.ariaLabel = words.work(pieces.length - place);
  };
  dress();
  fill([...pieces]);
  close.focus({ preventScroll: true });
  return { dress };
};
