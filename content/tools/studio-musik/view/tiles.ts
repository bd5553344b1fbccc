/** A page of large tiles over the studio: instruments, or the magic box. */
import { openOverlay } from '@nobi/kit/studio';
import { makeButton, press } from './button.ts';
import { icons } from './icons.ts';

export interface Tile {
  icon: string;
  name: string;
  kind: string;
  isOn?: boolean;
  pick(): void;
}

export interface TilePage {
  frame: HTMLElement;
  words(): { title: string; close: string };
  /** Read anew when the language changes. */
  tiles(): readonly Tile[];
}

export interface OpenPage {
  dress(): void;
}

export const openTiles = ({ frame, words, tiles }: TilePage): OpenPage => {
  const overlay = openOverlay(frame, { kind: 'tile-page', label: words().title });
  const head = document.createElement('div');
  head.className = 'page-head';
  const title = document.createElement('h2');
  const close = makeButton({
    kind: 'key top page-close',
    icon: icons.close,
    press: overlay.close,
  });
  head.append(title, close);
  const box = document.createElement('div');
  box.className = 'tiles';
  overlay.box.append(head, box);
  const make = (tile: Tile): HTMLButtonElement => {
    const button = makeButton({
      kind: `tile ${tile.kind}`,
      icon: tile.icon,
      press() {
        overlay.close();
        tile.pick();
      },
    });
    const name = document.createElement('span');
    name.textContent = tile.name;
    button.append(name);
    if (tile.isOn !== undefined) press(button, tile.isOn);
    return button;
  };
  const dress = (): void => {
    title.textContent = words().title;
    overlay.box.ariaLabel = words().title;
    close.ariaLabel = words().close;
    box.replaceChildren(...tiles().map(make));
  };
  dress();
  close.focus({ preventScroll: true });
  return { dress };
};
