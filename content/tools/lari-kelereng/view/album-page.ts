/** Karyaku: every machine that is kept, newest first, and a bare wall. */
import { openOverlay } from '@nobi/kit/studio';
import { pictureOf } from '../paint/wall.ts';
import type { Work } from '../rules/album.ts';
import type { Words } from '../text/words.ts';
import { icons } from './icons.ts';
import { makeChoice } from './question.ts';
import { rove } from './roving.ts';

interface AlbumPage {
  frame: HTMLElement;
  works: readonly Work[];
  open: number;
  text(): Words;
  onTake(work: Work): void;
  onFresh(): void;
  /** Asks first; `gone` runs if it is to go. */
  onLetGo(work: Work, gone: () => void): void;
  /** Deleting begins or ends. */
  onMode(isLetting: boolean): void;
}

const pictureTall = 260;

interface Piece {
  button: HTMLButtonElement;
  work: Work;
}

/** One small picture a frame, so that a full album does not hold up the page. */
const fill = (waiting: Piece[]): void => {
  const next = waiting.shift();
  if (!next?.button.isConnected) return;
  next.button.append(pictureOf(next.work.board, pictureTall));
  requestAnimationFrame(() => fill(waiting));
};

/** The round buttons beside the title: deleting, and back to the wall. */
export const makeHead = (leave: () => void) => {
  const title = document.createElement('h2');
  const close = makeChoice('nobi-round album-close', leave);
  close.innerHTML = icons.finish;
  const head = document.createElement('div');
  head.className = 'album-head';
  head.append(title, close);
  return { head, title, close };
};

const makeBin = (mode: (isLetting: boolean) => void): HTMLButtonElement => {
  const bin = makeChoice('nobi-round album-bin', () => {
    const isLetting = bin.getAttribute('aria-pressed') !== 'true';
    bin.setAttribute('aria-pressed', String(isLetting));
    mode(isLetting);
  });
  bin.innerHTML = icons.bin;
  bin.setAttribute('aria-pressed', 'false');
  return bin;
};

export const openAlbumPage = (page: AlbumPage): { dress(): void } => {
  const leave = (then?: () => void) => (): void => {
    overlay.close();
    then?.();
  };
  const overlay = openOverlay(page.frame, { kind: 'album', label: page.text().album });
  let isLetting = false;
  const { head, title, close } = makeHead(leave());
  const shelf = document.createElement('div');
  shelf.className = 'shelf';
  const bin = makeBin((letting) => {
    isLetting = letting;
    shelf.classList.toggle('is-letting', letting);
    page.onMode(letting);
  });
  close.before(bin);
  const plus = makeChoice('piece piece-new', leave(page.onFresh));
  plus.innerHTML = icons.plus;
  const letGo = (piece: Piece): void =>
    page.onLetGo(piece.work, () => {
      pieces = pieces.filter((each) => each.work !== piece.work);
      piece.button.remove();
      dress();
      (bin.hidden ? close : bin).focus({ preventScroll: true });
    });
  let pieces = page.works.toReversed().map((work): Piece => {
    const take = leave(() => page.onTake(work));
    const button = makeChoice('piece', () => (isLetting ? letGo({ button, work }) : take()));
    button.setAttribute('aria-pressed', String(work.id === page.open));
    return { button, work };
  });
  shelf.append(plus, ...pieces.map(({ button }) => button));
  rove(shelf);
  overlay.box.append(head, shelf);
  const dress = (): void => {
    const words = page.text();
    title.textContent = words.album;
    overlay.box.ariaLabel = words.album;
    close.ariaLabel = words.close;
    bin.ariaLabel = words.letGo;
    bin.hidden = pieces.length === 0;
    plus.ariaLabel = words.newWall;
    for (const [place, { button }] of pieces.entries())
      button.ariaLabel = words.work(pieces.length - place);
  };
  dress();
  fill([...pieces]);
  close.focus({ preventScroll: true });
  return { dress };
};
