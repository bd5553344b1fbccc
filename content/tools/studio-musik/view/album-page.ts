/** Karyaku: every song that is kept, newest first; and the question before one goes. */
import { ask, openOverlay } from '@nobi/kit/studio';
import type { Work } from '../rules/album.ts';
import { unpack } from '../rules/packing.ts';
import type { Words } from '../text/words.ts';
import { makeButton, press } from './button.ts';
import { icons, magicIcons } from './icons.ts';
import { smallPicture } from './small-picture.ts';
import type { OpenPage } from './tiles.ts';

const pictureOf = (work: Work): HTMLCanvasElement => {
  const picture = smallPicture(unpack(work.song));
  picture.setAttribute('aria-hidden', 'true');
  return picture;
};

interface AlbumPage {
  frame: HTMLElement;
  works(): readonly Work[];
  open: number;
  text(): Words;
  say(line: string): void;
  onTake(work: Work): void;
  onLetGo(work: Work): void;
}

const askToLetGo = ({ frame, text, say }: AlbumPage, work: Work, onYes: () => void): void => {
  say(text().letGoAsk);
  ask(frame, {
    words: () => ({ line: text().letGoAsk, yes: text().yes, no: text().no }),
    picture: pictureOf(work),
    icons: { yes: icons.bin, no: magicIcons.album },
    onYes,
  });
};

export const openAlbumPage = (page: AlbumPage): OpenPage => {
  const { frame, text, say } = page;
  const overlay = openOverlay(frame, { kind: 'album', label: text().magic.album });
  let isLetting = false;
  const title = document.createElement('h2');
  const bin = makeButton({
    kind: 'key top page-bin',
    icon: icons.bin,
    press() {
      isLetting = !isLetting;
      shelf.classList.toggle('is-letting', isLetting);
      press(bin, isLetting);
      say(isLetting ? text().letGoHow : text().magic.album);
    },
  });
  press(bin, false);
  const close = makeButton({
    kind: 'key top page-close',
    icon: icons.close,
    press: overlay.close,
  });
  const head = document.createElement('div');
  head.className = 'page-head';
  head.append(title, bin, close);
  const shelf = document.createElement('div');
  shelf.className = 'shelf';
  overlay.box.append(head, shelf);
  const pick = (work: Work) => (): void => {
    if (isLetting) {
      askToLetGo(page, work, () => {
        page.onLetGo(work);
        dress();
        close.focus({ preventScroll: true });
      });
      return;
    }
    overlay.close();
    page.onTake(work);
  };
  const piece = (work: Work, number: number): HTMLButtonElement => {
    const button = makeButton({ kind: 'piece', icon: '', press: pick(work) });
    button.ariaLabel = text().song(number);
    press(button, work.id === page.open);
    button.append(pictureOf(work));
    return button;
  };
  const dress = (): void => {
    const works = page.works();
    title.textContent = text().magic.album;
    bin.ariaLabel = text().letGo;
    bin.hidden = works.length === 0;
    close.ariaLabel = text().close;
    shelf.replaceChildren(...works.map((work, at) => piece(work, at + 1)).toReversed());
  };
  dress();
  close.focus({ preventScroll: true });
  return { dress };
};
