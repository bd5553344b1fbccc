/** The wheel of the song and its cards. */
import { element, pressable } from '@nobi/kit/course';
import { verseOf } from '../rules/verses.ts';
import { friendPicture } from './friends.ts';
import { artPicture } from './pictures.ts';

export const undoPicture =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M12 5l-8 8 8 8M5 13h14a8 8 0 0 1 0 16h-5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const skies = ['#ffe08a', '#9fe0ff', '#8fd9a4', '#ffc48a', '#c9a5ff', '#5b4bc4', '#3a2c96'];

/** A wheel with so many parts, the first ones filled with the pictures of verses. */
export const drawWheel = (root: HTMLElement, filled: readonly string[], slots: number): void => {
  const hub = element('span', 'hub');
  hub.innerHTML = friendPicture('nobi');
  const parts = Array.from({ length: slots }, (_, i) => {
    const part = element('span', 'slot');
    const angle = (i / slots) * 2 * Math.PI - Math.PI / 2;
    part.style.left = `${50 + Math.cos(angle) * 35}%`;
    part.style.top = `${50 + Math.sin(angle) * 35}%`;
    part.style.background =
      skies[Math.round((i / Math.max(1, slots - 1)) * (skies.length - 1))] ?? '';
    const verse = verseOf(filled[i] ?? '');
    part.innerHTML = verse ? artPicture(verse.art) : '';
    part.classList.toggle('is-next', i === filled.length);
    return part;
  });
  root.replaceChildren(hub, ...parts);
};

export const makeCard = (name: string, onPick: () => void): HTMLButtonElement => {
  const card = pressable('card', artPicture(verseOf(name)?.art ?? ''), onPick);
  card.dataset.name = name;
  return card;
};
