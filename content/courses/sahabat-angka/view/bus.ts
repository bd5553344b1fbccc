/** A bus with two decks of ten seats, drawn on 400 by 300: a teen number is a full deck and some more. */
import { type ThingName, thing } from './things.ts';

export interface BusLook {
  riders: readonly ThingName[];
  /** Seats that are marked: still to be filled, or about to be left. */
  ghosts: number;
  /** How many of the riders, from the last, have been told to get off. */
  leaving: number;
  /** Who waits at the stop. */
  waiting: readonly ThingName[];
  /** What the board in front says; 0 leaves it plain. */
  sign: number;
  /** From this seat on the riders carry their number. */
  counted: number;
}

/** Five in a row, two rows a deck; the deck below fills first. */
const seat = (i: number): { x: number; y: number } => ({
  x: 62 + (i % 5) * 54,
  y: [196, 148, 84, 36][Math.floor(i / 5)] ?? 36,
});

const passenger = (name: ThingName, i: number, look: BusLook): string => {
  const { x, y } = seat(i);
  const isLeaving = i >= look.riders.length - look.leaving;
  const mark = isLeaving
    ? `<circle cx="${x}" cy="${y}" r="24" fill="#fff" stroke="#d42b52" stroke-width="4" stroke-dasharray="7 6"/>`
    : '';
  const tag =
    look.counted > 0 && i + 1 >= look.counted
      ? `<circle cx="${x + 15}" cy="${y + 13}" r="13" fill="#231a4d"/><text x="${x + 15}" y="${y + 19}" text-anchor="middle" font-size="17" class="digit" fill="#fff">${i + 1}</text>`
      : '';
  return `<g>${mark}<g transform="translate(${x - 22} ${y - 22}) scale(.44)"><g class="rider">${thing(name)}</g></g>${tag}</g>`;
};

const empty = (i: number, isWanted: boolean): string => {
  const { x, y } = seat(i);
  return `<circle cx="${x}" cy="${y}" r="19" fill="#fff" fill-opacity="${isWanted ? 0.9 : 0.3}" stroke="${isWanted ? '#5b3bd6' : '#7a2a10'}" stroke-opacity="${isWanted ? 1 : 0.5}" stroke-width="3" stroke-dasharray="5 5"/>`;
};

const wheel = (x: number): string =>
  `<g class="wheel"><circle cx="${x}" cy="252" r="27" fill="#2b2350"/><circle cx="${x}" cy="252" r="13" fill="#cdbff2"/><path d="M${x} 243v18M${x - 9} 252h18" stroke="#5a5182" stroke-width="4"/></g>`;

const crowd = (waiting: readonly ThingName[]): string =>
  waiting
    .map((name, i) => {
      const x = 46 + (i % 8) * 42;
      const y = 280 + Math.floor(i / 8) * 34;
      return `<g transform="translate(${x} ${y}) scale(.4)">${thing(name)}</g>`;
    })
    .join('');

export const busPicture = (look: BusLook): string => {
  const seats = Array.from({ length: 20 }, (_, i) => {
    const name = look.riders[i];
    return name ? passenger(name, i, look) : empty(i, i < look.ghosts);
  });
  const sign =
    look.sign === 0
      ? '<circle cx="352" cy="88" r="5" fill="#ffd96b"/>'
      : `<text x="352" y="101" text-anchor="middle" font-size="36" class="digit" fill="#ffd96b">${look.sign}</text>`;
  return `<svg viewBox="0 0 400 ${look.waiting.length > 8 ? 356 : 322}" aria-hidden="true"><g class="bus-body"><path d="M22 128V26Q22 12 36 12H300Q314 12 318 26L326 58V128Z" fill="#ffe9b8"/><path d="M36 12H300" stroke="#d42b52" stroke-width="9" stroke-linecap="round"/><path d="M22 120H336Q376 122 384 168V228Q384 246 366 246H40Q22 246 22 228Z" fill="#ff6b5c"/><path d="M22 214H384V228Q384 246 366 246H40Q22 246 22 228Z" fill="#c93a3f"/><rect x="32" y="126" width="288" height="92" rx="18" fill="#fff3dc"/><path d="M334 134H350Q368 138 374 172H334Z" fill="#bfe9ff"/><circle cx="374" cy="206" r="9" fill="#ffd96b"/><rect x="318" y="62" width="68" height="52" rx="14" fill="#231a4d"/>${sign}<path d="M22 122H330" stroke="#c93a3f" stroke-width="8"/>${wheel(92)}${wheel(310)}${seats.join('')}</g>${crowd(look.waiting)}</svg>`;
};
