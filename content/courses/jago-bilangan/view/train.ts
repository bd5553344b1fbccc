/** The night train, and all that it can pull. */
import type { CargoName } from '../rules/names.ts';
import { cast } from './cast.ts';
import { cracker, packs } from './packs.ts';

const wheel = (x: number, r = 10): string =>
  `<circle cx="${x}" cy="${96 - r}" r="${r}" fill="#3a2f6b"/><circle cx="${x}" cy="${96 - r}" r="${r * 0.4}" fill="#ffd96b"/>`;

/** The engine looks to the left: the train goes where reading comes from, so wagons are added on the right. */
export const engine = `<path d="M8 74l-7 16h16z" fill="#ffb020"/><rect x="10" y="44" width="52" height="36" rx="12" fill="#5b3bd6"/><rect x="10" y="56" width="52" height="8" fill="#7a5cf0"/><path d="M18 22h14l-3 24H21z" fill="#3a2f6b"/><rect x="14" y="16" width="22" height="9" rx="4" fill="#ef5a5a"/><circle cx="12" cy="58" r="8" fill="#ffe9a8"/><circle cx="12" cy="58" r="4" fill="#fff"/><path d="M56 22h38v58H56z" fill="#4a2fb8"/><rect x="51" y="14" width="47" height="11" rx="5" fill="#ef5a5a"/><rect x="64" y="32" width="22" height="20" rx="5" fill="#ffe9a8"/><path d="M4 78h94v6H4z" fill="#231a4d"/>${wheel(24, 9)}${wheel(44, 9)}${wheel(76, 13)}`;

const flat = (load: string): string =>
  `${load}<path d="M2 72h96v10H2z" fill="#8a5a33"/><path d="M2 79h96v4H2z" fill="#5d3a1f"/>${wheel(24)}${wheel(76)}`;

const sack =
  '<path d="M22 72q-8-26 12-38l-4-8h20l-4 8q20 12 12 38z" fill="#e8dcc4" stroke="#b59b6d" stroke-width="2"/><path d="M32 34h16" stroke="#b59b6d" stroke-width="4"/>';
const durian =
  '<path d="M20 72l-6-8 4-6-5-8 8-4 1-9 9 1 5-8 7 6 8-4 3 9 9 1-1 9 7 5-5 7 3 8z" fill="#8fb23a" stroke="#5f7d1f" stroke-width="2.5" stroke-linejoin="round"/><path d="M28 50l4-6 4 6zM42 58l4-6 4 6zM52 46l4-6 4 6z" fill="#5f7d1f"/>';
const drum =
  '<path d="M22 40q28 10 56 0v32H22z" fill="#d9772b"/><path d="M22 60q28 10 56 0" fill="none" stroke="#ffd96b" stroke-width="5"/><ellipse cx="50" cy="39" rx="29" ry="9" fill="#fff3dc" stroke="#8a4b00" stroke-width="4"/>';

const small = (inner: string, size: number, [x, y]: readonly [number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inner}</g>`;

export const wagons: Readonly<Record<CargoName, string>> = {
  cracker: flat(cracker(50, 52, 20)),
  bag: flat(small(packs.bag, 0.5, [25, 24])),
  tin: flat(small(packs.tin, 0.52, [24, 24])),
  wagon: packs.wagon,
  salt: flat(`${small(sack, 1, [-8, 0])}${small(sack, 1, [30, 0])}`),
  durian: flat(`${small(durian, 0.9, [0, 8])}${small(durian, 0.9, [34, 8])}`),
  drum: flat(drum),
  goat: flat(`${small(cast.mbek, 0.5, [4, 24])}${small(cast.mbek, 0.42, [52, 31])}`),
};

export const wagonPicture = (name: CargoName): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${wagons[name]}</svg>`;

/** A wagon with a plate for a number, which stands over it as text. */
export const plateWagon = `<svg viewBox="0 0 100 70" preserveAspectRatio="none" aria-hidden="true"><rect x="2" y="2" width="96" height="50" rx="9" fill="#e8504f"/><rect x="2" y="2" width="96" height="9" rx="4" fill="#ffb020"/><rect x="9" y="15" width="82" height="31" rx="6" fill="#fffaf0"/><path d="M0 50h100v6H0z" fill="#3a2f6b"/><circle cx="24" cy="59" r="9" fill="#3a2f6b"/><circle cx="76" cy="59" r="9" fill="#3a2f6b"/><circle cx="24" cy="59" r="3.500" fill="#ffd96b"/><circle cx="76" cy="59" r="3.500" fill="#ffd96b"/></svg>`;

export const enginePicture = `<svg viewBox="0 0 100 100" aria-hidden="true">${engine}</svg>`;

/** The whole of a train that somebody made. */
export const trainPicture = (names: readonly CargoName[]): string => {
  const perRow = Math.max(3, Math.ceil(Math.sqrt((names.length + 1) * 2.2)));
  const rows = Math.ceil((names.length + 1) / perRow);
  const cars = [engine, ...names.map((name) => wagons[name])].map((car, at) =>
    small(car, 1, [(at % perRow) * 102, Math.floor(at / perRow) * 104]),
  );
  const rails = Array.from(
    { length: rows },
    (_, row) =>
      `<path d="M-6 ${row * 104 + 97}h${perRow * 102 + 8}" stroke="#5d3a1f" stroke-width="5"/>`,
  );
  return `<svg viewBox="-8 -4 ${perRow * 102 + 14} ${rows * 104 + 8}" aria-hidden="true">${rails.join('')}${cars.join('')}</svg>`;
};
