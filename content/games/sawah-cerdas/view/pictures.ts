/** Squares of a field, the drone, and what grows on the hill. Own work. */
import type { Stages } from '@nobi/kit/game';

const svg = (inside: string, box = '0 0 60 60'): string =>
  `<svg viewBox="${box}" aria-hidden="true">${inside}</svg>`;
const mud = (fill: string, rim: string): string =>
  `<path d="M3 14Q30 6 57 14V50Q30 58 3 50Z" fill="${fill}" stroke="${rim}" stroke-width="3"/>`;
const water = `${mud('#6fc3ea', '#3f7f5a')}<path d="M12 42q5 -4 10 0t10 0M30 48q5 -4 10 0t10 0" fill="none" stroke="#ddf5fc" stroke-width="2.500"/>`;
const sprout = (x: number, y: number, fill: string): string =>
  `<path d="M${x} ${y}Q${x - 9} ${y - 12} ${x - 9} ${y - 20}Q${x - 1} ${y - 15} ${x} ${y}Q${x} ${y - 18} ${x + 2} ${y - 25}Q${x + 6} ${y - 14} ${x} ${y}Q${x + 8} ${y - 13} ${x + 11} ${y - 18}Q${x + 9} ${y - 6} ${x} ${y}Z" fill="${fill}"/>`;
const dry = `${mud('#c98b52', '#7a4a2a')}<path d="M10 30L20 36L18 46M36 20L32 30L42 36M44 48L46 40" fill="none" stroke="#7a4a2a" stroke-width="2.500"/><path d="M29 44Q24 30 14 30Q24 26 30 38Q34 26 46 30Q36 32 33 44Z" fill="#a8a04a"/>`;
const ear = (x: number): string =>
  `<path d="M${x} 44V22q1 -8 9 -8" fill="none" stroke="#b7791f" stroke-width="2.500"/><g fill="#ffc53d"><ellipse cx="${x + 5}" cy="14" rx="3.500" ry="5"/><ellipse cx="${x + 9}" cy="19" rx="3.500" ry="5"/><ellipse cx="${x + 3}" cy="22" rx="3.500" ry="5"/></g>`;
const ripe = `${mud('#e7c66a', '#9a6a1a')}${ear(14)}${ear(27)}${ear(40)}`;
const pest = `${water}${sprout(30, 44, '#2fa36b')}<g transform="translate(16 20)"><circle cx="4" cy="10" r="6" fill="#8fbf2f"/><circle cx="12" cy="8" r="6.500" fill="#a5d63f"/><circle cx="21" cy="10" r="7.500" fill="#8fbf2f"/><circle cx="19" cy="9" r="2" fill="#231a4d"/><circle cx="25" cy="9" r="2" fill="#231a4d"/><path d="M18 13q4 4 7 0" fill="none" stroke="#231a4d" stroke-width="1.500"/><path d="M18 3l-3 -5M24 3l3 -5" stroke="#231a4d" stroke-width="1.500"/></g>`;

export const squares: Readonly<Record<string, string>> = {
  '0': svg(`${water}${sprout(20, 46, '#3bb87c')}${sprout(38, 44, '#2fa36b')}`),
  '1': svg(dry),
  '2': svg(ripe),
  '3': svg(pest),
};

export const pad = svg(
  '<ellipse cx="30" cy="40" rx="26" ry="13" fill="#5b3bd6"/><ellipse cx="30" cy="36" rx="26" ry="13" fill="#efe9ff"/><path d="M22 30V42M38 30V42M22 36H38" stroke="#5b3bd6" stroke-width="5" stroke-linecap="round"/>',
);

export const drone = svg(
  '<path d="M18 30L46 36M102 30L74 36" stroke="#4a2fb8" stroke-width="7" stroke-linecap="round"/><g class="blades" fill="#b79bff"><ellipse cx="18" cy="22" rx="18" ry="4"/><ellipse cx="102" cy="22" rx="18" ry="4"/></g><path d="M15 22H21V34H15ZM99 22H105V34H99Z" fill="#231a4d"/><rect x="36" y="22" width="48" height="40" rx="18" fill="#ffb020"/><rect x="36" y="22" width="48" height="22" rx="16" fill="#ffd96b"/><circle cx="51" cy="40" r="8" fill="#fff"/><circle cx="69" cy="40" r="8" fill="#fff"/><circle cx="52" cy="41" r="4" fill="#231a4d"/><circle cx="70" cy="41" r="4" fill="#231a4d"/><path d="M53 52q7 6 14 0" fill="none" stroke="#231a4d" stroke-width="3" stroke-linecap="round"/><path d="M46 62L42 72M74 62L78 72" stroke="#4a2fb8" stroke-width="5" stroke-linecap="round"/>',
  '0 0 120 76',
);

export const cloud = svg(
  '<path d="M20 44C4 44 2 26 18 22C16 6 42 2 50 14C58 2 84 4 84 20C102 18 108 42 90 44Z" fill="#efe9ff"/><path d="M30 52l-4 10M50 52l-4 10M70 52l-4 10" stroke="#2bc3e8" stroke-width="5" stroke-linecap="round"/>',
  '0 0 110 66',
);

const terrace = (y: number, fill: string, rim: string): string =>
  `<path d="M0 ${y}Q220 ${y - 50} 480 ${y - 10}T900 ${y - 24}T1200 ${y - 10}V800H0Z" fill="${fill}"/><path d="M0 ${y}Q220 ${y - 50} 480 ${y - 10}T900 ${y - 24}T1200 ${y - 10}" fill="none" stroke="${rim}" stroke-width="8"/>`;
export const backdrop = `<svg class="backdrop" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="sc-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6c4cf1"/><stop offset=".34" stop-color="#8fd3f4"/><stop offset=".5" stop-color="#e9f8e4"/></linearGradient></defs><rect width="1200" height="800" fill="url(#sc-sky)"/><circle cx="250" cy="190" r="60" fill="#fff1cf"/><path d="M-20 420L180 230Q214 206 250 234L520 420Z" fill="#7d74c9"/><path d="M640 420L900 250Q936 232 974 258L1220 430Z" fill="#8f86d6"/><path d="M166 244Q212 196 266 248Q240 262 214 248Q190 262 166 244Z" fill="#fff"/>${terrace(400, '#9bdc8f', '#c9f0bd')}${terrace(470, '#74c980', '#a9e2ac')}${terrace(560, '#52b273', '#8bd69b')}${terrace(670, '#3a9a63', '#6fc28c')}</svg>`;

const own = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 100">${inside}</svg>`;
const hill = '<path d="M6 100Q20 82 46 82Q72 82 84 100Z" fill="#3a9a63"/>';
const hut =
  '<path d="M24 84V56H66V84Z" fill="#c98b4a"/><path d="M39 84V66H51V84Z" fill="#5a2f4c"/><path d="M16 58L45 34L74 58Z" fill="#e2953f" stroke="#a8641f" stroke-width="3"/>';
/** Each skill has its watch-house: a sprout, a hut, and a hut whose windmill turns. */
export const huts: Stages = [
  own(`${hill}${sprout(45, 86, '#2fa36b')}${sprout(30, 92, '#8fe08a')}`),
  own(`${hill}${hut}`),
  own(
    `<path d="M45 40V10" stroke="#7a4a2a" stroke-width="5"/><g fill="#ff5c7a"><path d="M45 12L22 2L24 16Z"/><path d="M45 12L68 22L66 8Z"/></g><g fill="#ffd96b"><path d="M45 12L36 34L50 32Z"/><path d="M45 12L54 -8L40 -6Z"/></g><circle cx="45" cy="12" r="4" fill="#231a4d"/>${hill}${hut}`,
  ),
];
