/** Karyaku: every drawing that is kept, newest first, and a clean sheet. */

import { openOverlay } from '@nobi/kit/studio';
import type { Work } from '../rules/album.ts';
import { stock } from '../rules/paints.ts';
import { unpack } from '../rules/unpacking.ts';
import type { Words } from '../text/words.ts';
import { workIcons } from './icons.ts';
import { makeChoice } from './question.ts';
import { rove } from './roving.ts';
import { smallPicture } from './small-picture.ts';
import type { StickerArt } from './sticker-art.ts';

interface AlbumPage {
  frame: HTMLElement;
  works: readonly Work[];
  open: number;
  art: StickerArt;
  text(): Words;
  onTake(work: Work): void;
  onFresh(): void;
  /** Asks first; `gone` runs if it is to go. */
  onLetGo(work: Work, gone: () => void): void;
  /** Deleting begins or ends. */
  onMode(isLetting: boolean): void;
  onClose(): void;
}

const pictureSide = 320;

export const workPicture = (work: Work, art: StickerArt): HTMLCanvasElement => {
  const picture = smallPicture(unpack(work.marks, stock), {
    shape: work.shape,
    art,
    side: pictureSide,
  });
  picture.setAttribute('aria-hidden', 'true');
  return picture;
};

interface Piece {
  button: HTMLButtonElement;
  work: Work;
}

/** One small picture a frame, so that a full album does not hold up the page. */
const fill = (waiting: Piece[], art: StickerArt): void => {
  const next = waiting.shift();
  if (!next?.button.isConnected) return;
  next.button.append(workPicture(next.work, art));
  requestAnimationFrame(() => fill(waiting, art));
};

/** The round buttons beside the title: deleting, and back to the sheet. */
const makeHead = (leave: () => void, mode: (isLetting: boolean) => void) => {
  const title = document.createElement('h2');
  const bin = makeChoice('nobi-round album-bin', () => {
    const isLetting = bin.getAttribute('aria-pressed') !== 'true';
    bin.setAttribute('aria-pressed', String(isLetting));
    mode(isLetting);
  });
  bin.innerHTML = workIcons.bin;
  bin.setAttribute('aria-pressed', 'false');
  const close = makeChoice('nobi-round album-close', leave);
  close.innerHTML = workIcons.finish;
  const head = document.createElement('div');
  head.className = 'album-head';
  head.append(title, bin, close);
  return { head, title, bin, close };
};

export const openAlbumPage = (page: AlbumPage): { dress(): void } => {
  const leave = (then: () => void) => (): void => {
    overlay.close();
    then();
  };
  const overlay = openOverlay(page.frame, {
    kind: 'album',
    label: page.text().album,
    onEscape: leave(page.onClose),
  });
  let isLetting = false;
  const { head, title, bin, close } = makeHead(leave(page.onClose), (letting) => {
    isLetting = letting;
    shelf.classList.toggle('is-letting', letting);
    page.onMode(letting);
  });
  const shelf = document.createElement('div');
  shelf.className = 'shelf';
  const plus = makeChoice('piece piece-new', leave(page.onFresh));
  plus.innerHTML = workIcons.plus;
  const letGo = (piece: Piece): void =>
    page.onLetGo(piece.work, () => {
      pieces = pieces.filter((each) => each.work !== piece.work);
      piece.button.remove();
      dress();
      (bin.hidden ? close : bin).focus({ preventScroll: true });
    });
  const take = (work: Work) => leave(() => page.onTake(work));
  let pieces = page.works.toReversed().map((work): Piece => {
    const button = makeChoice('piece', () => (isLetting ? letGo({ button, work }) : take(work)()));
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
    plus.ariaLabel = words.newSheet;
    for (const [place, { button }] of pieces.entries())
      button.ariaLabel = words.work(pieces.length - place);
  };
  dress();
  fill([...pieces], page.art);
  close.focus({ preventScroll: true });
  return { dress };
};
