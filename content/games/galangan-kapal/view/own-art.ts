/** A boat of one's own as a picture: a hull, and the sail that was sewn from squares. */
import { pictureSource } from '@nobi/kit/game';
import { type OwnBoat, ownCloth } from '../rules/save.ts';
import { bareHull, hullArt } from './boats.ts';

/** By the digit of a square; nothing is 0. */
export const cloths = ['', '#ff5c7a', '#ffd96b', '#2bc3e8', '#7ee0b0', '#b79bff'];

const side = 15;

export const ownArt = ({ hull, sail }: OwnBoat): string => {
  const squares = [...sail].map((colour, at) => {
    const [x, y] = [at % ownCloth.cols, Math.floor(at / ownCloth.cols)];
    return colour === '0'
      ? ''
      : `<rect x="${48 + x * side}" y="${100 - y * side}" width="${side + 0.4}" height="${side + 0.4}" fill="${cloths[Number(colour)]}"/>`;
  });
  const pole = '<path d="M100 22V128" stroke="#7a4a2a" stroke-width="6" stroke-linecap="round"/>';
  return `${pole}<g class="cut">${squares.join('')}</g>${bareHull(hullArt[hull] ?? '')}`;
};

export const swatch = (colour: number): string =>
  pictureSource(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M8 10Q24 2 40 10V38Q24 46 8 38Z" fill="${cloths[colour]}" stroke="#231a4d" stroke-width="4"/></svg>`,
  );
