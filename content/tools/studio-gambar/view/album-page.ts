/** Karyaku: every drawing that is kept, newest first, and a clean sheet. */
import type { Work } from '../album.ts';
import { unpack } from '../packing.ts';
import { stock } from '../paints.ts';
import type { Words } from '../text.ts';
import { workIcons } from './icons.ts';
import { makeChoice, openOverlay } from './overlay.ts';
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

/** One small picture a frame, so that a full album does not hold up the page. */
const fill = (waiting: { button: HTMLButtonElement; work: Work }[], art: StickerArt): void => {
  const next = waiting.shift();
  if (!next?.button.isConnected) return;
  next.button.append(workPicture(next.work, art));
  requestAnimationFrame(() => fill(waiting, art));
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
  const title = document.createElement('h2');
  const close = makeChoice('nobi-round album-close', leave(page.onClose));
  close.innerHTML = workIcons.finish;
  const head = document.createElement('div');
  head.className = 'album-head';
  head.append(title, close);
  const shelf = document.createElement('div');
  shelf.className = 'shelf';
  const plus = makeChoice('piece piece-new', leave(page.onFresh));
  plus.innerHTML = workIcons.plus;
  const pieces = page.works.toReversed().map((work) => {
    const button = makeChoice(
      'piece',
      leave(() => page.onTake(work)),
    );
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
    plus.ariaLabel = words.newSheet;
    for (const [place, { button }] of pieces.entries())
      button.ariaLabel = words.work(pieces.length - place);
  };
  dress();
  fill([...pieces], page.art);
  close.focus({ preventScroll: true });
  return { dress };
};
