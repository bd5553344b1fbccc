/** What stands on the squares of a board. */
import batu from '../../art/fluent/batu.webp';
import jeruk from '../../art/fluent/jeruk.webp';
import mangga from '../../art/fluent/mangga.webp';
import nanas from '../../art/fluent/nanas.webp';
import pisang from '../../art/fluent/pisang.webp';
import jago from '../art/jago.webp';
import type { Board, Ground, Spot } from '../rules/board.ts';

const fruits = [mangga, pisang, nanas, jeruk];

export const box = (name: string, html = ''): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  element.innerHTML = html;
  return element;
};

const picture = (source: string): string => `<img src="${source}" alt="" draggable="false">`;

export const seat = (element: HTMLElement, { x, y }: Spot): void => {
  element.style.setProperty('--x', String(x));
  element.style.setProperty('--y', String(y));
};

const thingPicture = (ground: Ground | null, count: number): string | null => {
  if (ground === 'rock') return picture(batu);
  if (ground === 'chicken') return picture(jago);
  return ground === 'fruit' ? picture(fruits[count % fruits.length] ?? mangga) : null;
};

export interface Standing {
  spot: Spot;
  element: HTMLElement;
}

export const standing = (board: Board): Standing[] => {
  let count = 0;
  return board.cells.flatMap((ground, i) => {
    const spot = { x: i % board.width, y: Math.floor(i / board.width) };
    const html = thingPicture(ground, count);
    if (html === null) return [];
    if (ground === 'fruit') count += 1;
    const element = box(`bd-thing is-${ground}`, html);
    seat(element, spot);
    return [{ spot, element }];
  });
};
