/** The kitchen orchestra: pot, glass, cracker tin and kettle, each with a shape and a colour of its own. */
import type { Sound } from '../rules/blocks.ts';

const eyes = (x: number, y: number, apart: number): string =>
  [x - apart, x + apart]
    .map(
      (at) =>
        `<circle cx="${at}" cy="${y}" r="8" fill="#fff"/><circle cx="${at + 1}" cy="${y + 1}" r="4.600" fill="#231a4d"/><circle cx="${at + 2.5}" cy="${y - 1}" r="1.600" fill="#fff"/>`,
    )
    .join('');
const smile = (x: number, y: number, size: number): string =>
  `<path d="M${x - size} ${y}q${size} ${size * 1.3} ${size * 2} 0z" fill="#7a1f3d"/>`;
const feet = (one: number, other: number): string =>
  `<path d="M${one - 9} 96q9-10 18 0zM${other - 9} 96q9-10 18 0z" fill="#3a2f6b"/>`;

const pot = `${feet(34, 66)}<path d="M6 46h16v10H6zM78 46h16v10H78z" fill="#8a3f20"/><path d="M16 38h68v36q0 18-18 18H34q-18 0-18-18z" fill="#e8743b"/><path d="M16 62h68v12q0 18-18 18H34q-18 0-18-18z" fill="#c9562a" opacity=".55"/><path d="M12 30h76v12H12z" fill="#ffb27a"/><path d="M20 30q4-16 30-16t30 16z" fill="#f29a5a"/><circle cx="50" cy="12" r="7" fill="#8a3f20"/>${eyes(50, 56, 14)}${smile(50, 69, 9)}`;
const glass = `${feet(40, 60)}<path d="M64 2l12 3-16 46-8-3z" fill="#c9c4e8"/><ellipse cx="71" cy="6" rx="8" ry="11" transform="rotate(18 71 6)" fill="#e6ebf7"/><path d="M22 22h56l-6 64q-1 8-10 8H38q-9 0-10-8z" fill="#bfeaf7"/><path d="M25 50h50l-4 36q-1 8-10 8H38q-9 0-10-8z" fill="#2bb0d8"/><path d="M22 22h56l-1 8H23z" fill="#fff" opacity=".9"/>${eyes(50, 62, 12)}${smile(50, 75, 7)}`;
const tin = `${feet(34, 66)}<rect x="14" y="24" width="72" height="70" rx="8" fill="#d8325a"/><circle cx="50" cy="62" r="27" fill="#fff3dc"/><rect x="10" y="14" width="80" height="16" rx="7" fill="#8f1f40"/><path d="M20 14q3-12 12-7 6-9 13-1 9-7 13 2 11-6 14 6z" fill="#ffe6bf"/>${eyes(50, 58, 11)}${smile(50, 70, 9)}`;
const kettle = `${feet(36, 62)}<path d="M72 50l22-18q5-3 5 4l-17 34z" fill="#0b6e4f"/><path d="M28 32q0-26 22-26t22 26" fill="none" stroke="#0b6e4f" stroke-width="7"/><path d="M14 78q0-48 36-48t36 48q0 16-16 16H30q-16 0-16-16z" fill="#19b37d"/><path d="M16 70q10 10 34 10t34-10q4 24-14 24H30q-18 0-14-24z" fill="#0b7f5a" opacity=".5"/><circle cx="50" cy="27" r="6" fill="#ffd96b"/>${eyes(48, 56, 13)}<circle cx="48" cy="74" r="6" fill="#7a1f3d"/>`;

export const players: Readonly<Record<Sound, string>> = { d: pot, t: glass, k: tin, u: kettle };

export const playerPicture = (sound: Sound): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${players[sound]}</svg>`;

/** A beat: shape and colour both say who plays. */
const beads: Readonly<Record<Sound, string>> = {
  d: '<circle cx="20" cy="20" r="17" fill="#d65d24"/><circle cx="20" cy="20" r="8" fill="#ffd9b8"/>',
  t: '<path d="M20 2l18 34H2z" fill="#0e86b8"/><path d="M20 16l8 14H12z" fill="#d4f3fd"/>',
  k: '<rect x="4" y="4" width="32" height="32" rx="5" fill="#b01e43"/><path d="M12 14l6 6-6 6M22 14l6 6-6 6" fill="none" stroke="#ffd3de" stroke-width="4"/>',
  u: '<path d="M20 2l18 18-18 18L2 20z" fill="#0b7f5a"/><path d="M20 12v10" stroke="#c9f5e3" stroke-width="5" stroke-linecap="round"/><circle cx="20" cy="28" r="2.600" fill="#c9f5e3"/>',
};

export const beadPicture = (sound: Sound): string =>
  `<svg viewBox="0 0 40 40" aria-hidden="true">${beads[sound]}</svg>`;
export const restPicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="4" fill="#8c83b5"/></svg>';
