/** A boat with ten seats in two rows of five, drawn on 400 by 230. */
import { coatOf } from './friends.ts';
import { thing } from './things.ts';

export interface BoatLook {
  ducks: number;
  /** Seats that are marked as still to be filled. */
  ghosts: number;
  /** Ducks that found no seat. */
  over: number;
  /** The number on the sail; 0 leaves it plain. */
  sail: number;
}

const seat = (i: number): { x: number; y: number } => ({
  x: 72 + (i % 5) * 52 + (i < 5 ? 0 : 18),
  y: i < 5 ? 106 : 66,
});

const duckAt = ({ x, y }: { x: number; y: number }, extra = ''): string =>
  `<g transform="translate(${x} ${y}) scale(.54)"><g class="duck" ${extra}>${thing('duck')}</g></g>`;

const rowOf = (look: BoatLook, from: number): string =>
  Array.from({ length: 5 }, (_, k) => {
    const i = from + k;
    if (i < look.ducks) return duckAt(seat(i));
    const { x, y } = seat(i);
    const wanted = i < look.ghosts;
    return `<circle cx="${x + 27}" cy="${y + 30}" r="18" fill="#fff" fill-opacity="${wanted ? 0.75 : 0.28}" stroke="${wanted ? '#fff' : '#6b3a00'}" stroke-width="3" stroke-dasharray="6 5"/>`;
  }).join('');

const overboard = (over: number): string =>
  Array.from({ length: over }, (_, i) => duckAt({ x: 12 + i * 44, y: 176 }, 'data-is="wet"')).join(
    '',
  );

export const boatPicture = (look: BoatLook): string => {
  const [light, deep] = coatOf(look.sail);
  const sail =
    look.sail === 0
      ? ''
      : `<path d="M352 118V8" stroke="#6b3a00" stroke-width="8" stroke-linecap="round"/><path d="M346 12Q300 22 296 66Q320 72 346 62z" fill="${light}" stroke="${deep}" stroke-width="3"/><text x="326" y="52" text-anchor="middle" font-size="36" class="digit" fill="#231a4d">${look.sail}</text>`;
  return `<svg viewBox="0 0 400 230" aria-hidden="true">${sail}<path d="M40 120Q210 136 380 104L366 126H52z" fill="#6b3a00"/>${rowOf(look, 5)}${rowOf(look, 0)}<path d="M18 142Q200 172 388 132Q378 204 318 208H92Q34 206 18 142Z" fill="#b8692f"/><path d="M18 142Q200 172 388 132L386 146Q200 186 22 156Z" fill="#d98a48"/><path d="M40 178Q200 204 372 172" stroke="#8a4b22" stroke-width="4" fill="none"/><path d="M10 206q14-10 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0" fill="none" stroke="#e6fbff" stroke-width="6" stroke-linecap="round"/>${overboard(look.over)}</svg>`;
};
