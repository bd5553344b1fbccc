/** What shows that something is going on, also where nothing moves: notes, drops, wings, waves. Own work. */
import type { Verb } from '../rules/words.ts';
import { ink } from './paint.ts';

const note = (x: number, y: number, colour: string): string =>
  `<g class="note" fill="${colour}" stroke="${ink}" stroke-width="1.500"><path d="M${x} ${y}V${y - 24}L${x + 16} ${y - 29}V${y - 5}" fill="none" stroke="${colour}" stroke-width="4"/><ellipse cx="${x - 4}" cy="${y}" rx="6" ry="4.500"/><ellipse cx="${x + 12}" cy="${y - 5}" rx="6" ry="4.500"/></g>`;
const streak = (d: string, colour: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const letterZ = (x: number, y: number, size: number): string =>
  `<path class="zed" d="M${x} ${y}h${size}l${-size} ${size}h${size}" fill="none" stroke="#4a2fb8" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Over the picture. */
export const overDoing: Readonly<Partial<Record<Verb, string>>> = {
  dancing:
    note(-84, -112, '#f0435f') +
    note(72, -134, '#5b3bd6') +
    streak('M-46 2Q-58 -4 -60 -16M46 2Q58 -4 60 -16', '#8a5a00'),
  sleeping: letterZ(20, -92, 14) + letterZ(44, -126, 20) + letterZ(76, -172, 28),
  jumping: streak('M-40 -4Q-52 -22 -44 -44M40 -4Q52 -22 44 -44M0 -2V-22', '#8a5a00'),
  singing:
    note(58, -96, '#f0435f') +
    note(88, -140, '#0e86b8') +
    note(-92, -122, '#19b37d') +
    '<g><path d="M22 -42L34 -20" stroke="#3a3157" stroke-width="9" stroke-linecap="round"/><circle cx="19" cy="-50" r="10" fill="#8a80b0" stroke="#231a4d" stroke-width="3"/></g>',
  swimming:
    '<g class="water"><path d="M-136 -34Q-118 -48 -100 -34T-64 -34T-28 -34T8 -34T44 -34T80 -34T136 -34V20H-136Z" fill="#2bc3e8" opacity=".92"/><path d="M-120 -12q12 -8 24 0t24 0M10 -8q12 -8 24 0t24 0" fill="none" stroke="#ddf5fc" stroke-width="4" stroke-linecap="round"/></g>',
  reading:
    '<g stroke="#231a4d" stroke-width="3" stroke-linejoin="round"><path d="M0 -48Q-22 -58 -38 -48V-14Q-22 -24 0 -14Z" fill="#fffaf0"/><path d="M0 -48Q22 -58 38 -48V-14Q22 -24 0 -14Z" fill="#fff3dc"/><path d="M-30 -40Q-18 -46 -8 -40M-30 -30Q-18 -36 -8 -30M8 -40Q18 -46 30 -40M8 -30Q18 -36 30 -30" fill="none" stroke="#8a80b0"/></g>',
  eating:
    '<g fill="#d98a00" class="crumbs"><circle cx="-14" cy="-40" r="3"/><circle cx="-28" cy="-26" r="4"/><circle cx="-6" cy="-26" r="3"/><circle cx="-36" cy="-48" r="3"/></g>',
  riding: streak('M-132 -30H-104M-138 -56H-100M-128 -82H-106', '#8a80b0', 5),
  carrying:
    '<g fill="#2bc3e8" stroke="#086a94" stroke-width="2"><path d="M-58 -96q9 12 0 17q-9 -5 0 -17zM58 -104q9 12 0 17q-9 -5 0 -17zM70 -70q7 10 0 14q-7 -4 0 -14z"/></g>',
};

const wing = (side: 1 | -1): string =>
  `<path class="wing" d="M${side * 24} -50Q${side * 62} -104 ${side * 86} -70Q${side * 76} -66 ${side * 80} -54Q${side * 66} -54 ${side * 64} -42Q${side * 46} -46 ${side * 24} -34Z" fill="#fff" stroke="#5b3bd6" stroke-width="3" stroke-linejoin="round"/>`;
const cloud = (x: number, y: number): string =>
  `<path d="M${x} ${y}c-22 0 -20 -24 -2 -24c2 -20 34 -20 38 -2c20 -4 24 24 4 26z" fill="#fff" opacity=".95"/>`;

/** Behind the actor, in its own place. */
export const backDoing: Readonly<Partial<Record<Verb, string>>> = {
  flying: wing(1) + wing(-1),
};

/** Behind everything. */
export const underDoing: Readonly<Partial<Record<Verb, string>>> = {
  sleeping:
    '<path d="M-100 -8Q-100 -30 -72 -28H-34Q-12 -28 -14 -6Q-14 6 -34 4H-78Q-100 6 -100 -8Z" fill="#fff" stroke="#8a80b0" stroke-width="3"/>',
  flying: `${cloud(-118, -96)}${cloud(70, -164)}<ellipse cx="0" cy="6" rx="34" ry="6" fill="#231a4d" opacity=".16"/>`,
  jumping: '<ellipse cx="0" cy="6" rx="30" ry="6" fill="#231a4d" opacity=".2"/>',
};

/** A puff with words that fell about: the machine has coughed. */
export const puff =
  '<g class="puff"><path d="M-70 -40C-112 -44 -104 -104 -62 -96C-66 -150 4 -168 20 -124C52 -160 112 -122 84 -84C120 -66 96 -14 58 -28C40 2 -14 2 -24 -24C-40 -10 -66 -18 -70 -40Z" fill="#cfc2f3" stroke="#8a6bc9" stroke-width="4"/><path d="M-44 -60q10 -18 28 -8q-2 18 -18 14M30 -92q16 -8 22 8q-10 14 -22 4M-4 -112q10 -10 20 0" fill="none" stroke="#8a6bc9" stroke-width="5" stroke-linecap="round"/></g><g fill="#fffaf0" stroke="#4a2fb8" stroke-width="3"><rect x="-104" y="-146" width="34" height="22" rx="6" transform="rotate(-24 -87 -135)"/><rect x="74" y="-158" width="30" height="22" rx="6" transform="rotate(18 89 -147)"/><rect x="88" y="-46" width="38" height="22" rx="6" transform="rotate(-12 107 -35)"/></g><path d="M-98 4q10 -24 20 0t20 0t20 0" fill="none" stroke="#8a80b0" stroke-width="6" stroke-linecap="round"/>';

const holes = (y: number): string =>
  [-122, -88, -54, -20, 14, 48, 82, 116]
    .map((x) => `<rect x="${x - 9}" y="${y}" width="18" height="11" rx="4" fill="#f7edd8"/>`)
    .join('');

/** A frame of a film, with a leaf of a calendar that is turned back. */
export const film = (inside: string): string =>
  `<rect x="-140" y="-212" width="280" height="236" rx="12" fill="#2b2136"/>${holes(-207)}${holes(9)}<rect x="-134" y="-190" width="268" height="194" rx="8" fill="#f6e6c8"/>${inside}<g transform="translate(-110 -164)"><rect x="-21" y="-17" width="42" height="40" rx="7" fill="#fff" stroke="#8a4b00" stroke-width="3"/><path d="M-21 -10a7 7 0 0 1 7 -7h28a7 7 0 0 1 7 7v4h-42z" fill="#f0435f"/><path d="M9 15C13 2 2 -2 -9 4M-9 4L-7 -4M-9 4L-1 8" fill="none" stroke="#4a2fb8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>`;
