/** Who rides along: the driver, the head of the stations, and the goat that nobody invited. */
import type { CastName } from '../rules/names.ts';
import { cracker } from './packs.ts';

const eyes = (x: number, y: number, apart: number): string =>
  [x - apart, x + apart]
    .map(
      (at) =>
        `<circle cx="${at}" cy="${y}" r="7" fill="#fff"/><circle cx="${at + 1}" cy="${y + 1}" r="4.2" fill="#231a4d"/><circle cx="${at + 2.4}" cy="${y - 0.8}" r="1.5" fill="#fff"/>`,
    )
    .join('');

const badak = `<path d="M22 58q0-24 28-24t28 24v24q0 14-14 14H36q-14 0-14-14z" fill="#8f97b8"/><path d="M26 76h48v8q0 12-12 12H38q-12 0-12-12z" fill="#2c5fb0"/><path d="M44 76l6 8 6-8v20H44z" fill="#fff"/><path d="M47 82h6l-1 12h-4z" fill="#ef5a5a"/><path d="M16 40q-8-16 6-18 8 6 6 18zM84 40q8-16-6-18-8 6-6 18z" fill="#7a82a6"/><path d="M20 43q-3-10 3-14 4 5 3 13zM80 43q3-10-3-14-4 5-3 13z" fill="#d9a7b8"/><ellipse cx="50" cy="65" rx="25" ry="15" fill="#a6aecb"/><path d="M43 60q2-20 9-22 5 10 5 22-7 5-14 0z" fill="#fff3dc" stroke="#d5c19c" stroke-width="2"/><circle cx="38" cy="67" r="3" fill="#5d6488"/><circle cx="62" cy="67" r="3" fill="#5d6488"/><path d="M41 73q9 6 18 0" fill="none" stroke="#5d6488" stroke-width="3" stroke-linecap="round"/>${eyes(50, 48, 17)}<path d="M24 32q2-18 26-18t26 18l-2 4H26z" fill="#2c5fb0"/><path d="M22 32h56q4 0 4 4t-4 4H22q-4 0-4-4t4-4z" fill="#1d4788"/><circle cx="50" cy="25" r="5" fill="#ffd96b"/>`;

const ayam = `<path d="M78 70q18-16 14-32 8 24-8 46z" fill="#ef5a5a"/><path d="M20 68q0-36 30-36t32 38q0 26-32 26T20 68z" fill="#fff3dc"/><path d="M52 96q28 0 30-26-8 18-34 18-20 0-27-12 5 20 31 20z" fill="#f0d3a0"/><path d="M36 26q-2-14 8-10 2-12 10-4 10-4 8 10 6 4 0 10H38q-6-2-2-6z" fill="#ef5a5a"/><path d="M30 48q0-22 20-22t20 22-20 20-20-20z" fill="#fff9ee"/>${eyes(48, 45, 10)}<path d="M42 54l7-4 8 4-8 8z" fill="#ffb020"/><path d="M46 62q4 10 8 0z" fill="#ef5a5a"/><path d="M26 66q22 16 46 0l4 8q-26 18-54 0z" fill="#19b37d"/><circle cx="49" cy="80" r="5" fill="#ffd96b"/><path d="M40 96v3M58 96v3" stroke="#ffb020" stroke-width="5" stroke-linecap="round"/>`;

const mbek = `<path d="M40 30Q26 22 27 3q-6 2-8 10-2 14 14 23zM60 30Q74 22 73 3q6 2 8 10 2 14-14 23z" fill="#c9a46a"/><path d="M22 12l7 2M23 20l8 1M78 12l-7 2M77 20l-8 1" stroke="#9a7842" stroke-width="2.500" stroke-linecap="round"/><path d="M24 72q0-24 26-24t26 24v14q0 10-10 10H34q-10 0-10-10z" fill="#fff"/><path d="M24 74q6 8 12 2t12 3 14-2 14-2v11q0 10-10 10H34q-10 0-10-10z" fill="#e6ebf7"/><path d="M22 42q-14-4-16 8 10 6 18 2zM78 42q14-4 16 8-10 6-18 2z" fill="#d9c7b4"/><path d="M28 40q0-18 22-18t22 18q0 10-6 18-4 16-16 16T34 58q-6-8-6-18z" fill="#f6efe6"/><path d="M38 22q4-10 12-6 10-4 12 6 4 8-12 8t-12-8z" fill="#fff"/><ellipse cx="50" cy="62" rx="12" ry="9" fill="#f2c9c0"/><path d="M45 60v2M55 60v2" stroke="#8a5a5a" stroke-width="3" stroke-linecap="round"/><path d="M43 67q7 5 14 0" fill="none" stroke="#8a5a5a" stroke-width="3" stroke-linecap="round"/>${eyes(50, 44, 11)}<path d="M46 74l4 14 4-14z" fill="#d9c7b4"/>${cracker(66, 72, 15)}<path d="M57 66q5-4 8 1-1 6-7 5z" fill="#f6efe6"/>`;

export const cast: Readonly<Record<CastName, string>> = { badak, ayam, mbek };

export const castPicture = (name: CastName): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${cast[name]}</svg>`;
