/** Terraces in the late afternoon, the rice barn on its stilts, and what grows with each skill. Own work. */
import type { Stages } from '@nobi/kit/game';

const terrace = (y: number, fill: string, rim: string): string =>
  `<path d="M0 ${y}Q180 ${y - 46} 360 ${y - 8}T760 ${y - 18}T1200 ${y - 34}V800H0Z" fill="${fill}"/><path d="M0 ${y}Q180 ${y - 46} 360 ${y - 8}T760 ${y - 18}T1200 ${y - 34}" fill="none" stroke="${rim}" stroke-width="7"/>`;
const cloud = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z" fill="#fff3dc" opacity=".55"/>`;
const palm = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-4 0Q4 -50 -2 -96L6 -96Q12 -48 8 0Z" fill="#6b3f6b"/><g fill="#2b7a5f"><path d="M2 -96Q-40 -126 -66 -92Q-34 -104 2 -96Z"/><path d="M2 -96Q40 -130 70 -96Q36 -106 2 -96Z"/><path d="M2 -96Q-22 -146 -52 -140Q-20 -126 2 -96Z"/><path d="M2 -96Q24 -148 56 -142Q22 -128 2 -96Z"/></g></g>`;

export const backdrop = `<svg class="backdrop" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="lk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b3bd6"/><stop offset=".32" stop-color="#c76aa8"/><stop offset=".55" stop-color="#ffb27a"/><stop offset=".7" stop-color="#ffe6bf"/></linearGradient></defs><rect width="1200" height="800" fill="url(#lk-sky)"/><circle cx="930" cy="250" r="74" fill="#fff1cf"/><circle cx="930" cy="250" r="112" fill="#fff1cf" opacity=".25"/>${cloud(250, 130, 0.8)}${cloud(700, 90, 0.6)}${cloud(1060, 150, 0.5)}<path d="M-20 380L210 190Q250 164 292 194L560 380Z" fill="#8a5bbf"/><path d="M190 206Q250 150 312 208Q280 224 252 206Q224 228 190 206Z" fill="#f4d8ef"/><path d="M620 380L840 260Q880 244 920 266L1220 390Z" fill="#9d6cc6"/>${palm(96, 372, 0.9)}${palm(1112, 366, 1.1)}${palm(560, 362, 0.6)}${terrace(392, '#6fc28c', '#a6e0b4')}${terrace(470, '#4fae7a', '#8fd6a5')}${terrace(560, '#3a996a', '#77c795')}${terrace(660, '#2a8359', '#5fb884')}</svg>`;

const sackShape =
  '<path d="M1 16Q-3 8 3 3H13Q19 8 15 16Z" fill="#f0cf8e" stroke="#a86f22" stroke-width="1.500"/><path d="M4 3L6 -1H10L12 3Z" fill="#e0b569" stroke="#a86f22" stroke-width="1.500"/>';
export const flyingSack = `<svg viewBox="-4 -3 24 22" aria-hidden="true">${sackShape}</svg>`;

const sackAt = (at: number): string => {
  const [x, y] = [34 + (at % 7) * 19 + (Math.floor(at / 7) % 2) * 3, 118 - Math.floor(at / 7) * 17];
  return `<g transform="translate(${x} ${y})">${sackShape}</g>`;
};
export const sacksInBarn = 28;
const pennant = (at: number): string =>
  `<path d="M${62 + at * 19} 26V8l13 5l-13 5" fill="#ffc53d" stroke="#8a4b00" stroke-width="2"/>`;

/** A leuit with an open front: the sacks lie in it, and each time that it was full a pennant flies. */
export const barn = (sacks: number): string => {
  const inside = sacks === 0 ? 0 : ((sacks - 1) % sacksInBarn) + 1;
  const full = Math.min(5, Math.floor((sacks - inside) / sacksInBarn));
  const piles = Array.from({ length: inside }, (_, at) => sackAt(at)).join('');
  return `<svg viewBox="0 0 200 180" aria-hidden="true"><path d="M36 140V172M100 140V172M164 140V172" stroke="#7a4a2a" stroke-width="10" stroke-linecap="round"/><path d="M26 60H174L184 142H16Z" fill="#5a2f4c"/><path d="M26 60H38L30 142H16ZM162 60H174L184 142H170Z" fill="#c98b4a"/><path d="M20 134H180L182 146H18Z" fill="#8a5a30"/>${piles}${Array.from({ length: full }, (_, at) => pennant(at)).join('')}<path d="M100 14Q74 26 48 30Q24 46 2 78Q52 62 100 66Q148 62 198 78Q176 46 152 30Q126 26 100 14Z" fill="#d98a3a"/><path d="M100 14Q74 26 48 30Q24 46 2 78Q26 60 60 48Q80 32 100 14Z" fill="#f0ac55"/><path d="M48 34Q40 50 20 68M72 30Q66 48 56 64M128 30Q134 48 144 64M152 34Q160 50 180 68M100 20V64" fill="none" stroke="#a8641f" stroke-width="3" opacity=".6"/></svg>`;
};

const own = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inside}</svg>`;
const mud =
  '<ellipse cx="45" cy="76" rx="42" ry="12" fill="#7b5a8f"/><ellipse cx="45" cy="73" rx="40" ry="10" fill="#8fc7e8"/>';
const blades = (x: number, tall: number, fill: string): string =>
  `<path d="M${x} 76Q${x - 14} ${76 - tall * 0.6} ${x - 16} ${76 - tall}Q${x - 4} ${76 - tall * 0.7} ${x} 76Q${x - 2} ${76 - tall} ${x + 2} ${70 - tall}Q${x + 5} ${76 - tall * 0.7} ${x} 76Q${x + 8} ${76 - tall * 0.7} ${x + 16} ${76 - tall}Q${x + 13} ${76 - tall * 0.5} ${x} 76Z" fill="${fill}"/>`;
const ear = (x: number, y: number): string =>
  `<path d="M${x} ${y}q8 4 7 20" fill="none" stroke="#d98a00" stroke-width="2.500"/><g fill="#ffc53d"><circle cx="${x + 4}" cy="${y + 4}" r="3.500"/><circle cx="${x + 7}" cy="${y + 10}" r="3.500"/><circle cx="${x + 7}" cy="${y + 17}" r="3.500"/></g>`;

/** A terrace for each skill: seedlings, then green rice, then ripe rice with a small barn of its own. */
export const terraces: Stages = [
  own(`${mud}${blades(26, 18, '#8fe08a')}${blades(46, 20, '#8fe08a')}${blades(66, 18, '#8fe08a')}`),
  own(`${mud}${blades(24, 42, '#2fa36b')}${blades(46, 48, '#3bb87c')}${blades(68, 42, '#2fa36b')}`),
  own(
    `${mud}${blades(20, 42, '#b7c44a')}${blades(72, 42, '#b7c44a')}${ear(12, 30)}${ear(26, 26)}${ear(62, 30)}${ear(78, 28)}<path d="M34 44H58L61 72H31Z" fill="#c98b4a"/><path d="M41 54H51V72H41Z" fill="#5a2f4c"/><path d="M46 20Q34 30 24 48Q46 40 68 48Q58 30 46 20Z" fill="#e2953f" stroke="#a8641f" stroke-width="2"/>`,
  ),
];
