/** The neighbours who come to eat. Busts of 120 x 150, one drawing with every mood in it. */
import { looks } from './looks.ts';

export type Mood = 'wait' | 'joy' | 'less' | 'much' | 'yum';
const ink = '#3A1F5C';
export const crowdSize = looks.length;
export const cat = looks.length - 1;

const eye = (x: number): string =>
  `<circle cx="${x}" cy="66" r="5.500" fill="${ink}"/><circle cx="${x - 2}" cy="64" r="1.900" fill="#fff"/>`;
const wideEye = (x: number): string =>
  `<circle cx="${x}" cy="64" r="11" fill="#fff"/><circle cx="${x}" cy="65" r="5.500" fill="${ink}"/><circle cx="${x - 2}" cy="62" r="2" fill="#fff"/>`;
const arc = (x: number): string =>
  `<path d="M${x - 8} 69Q${x} 56 ${x + 8} 69" fill="none" stroke="${ink}" stroke-width="4.500" stroke-linecap="round"/>`;

const openMouth =
  '<path d="M46 80Q60 86 74 80Q74 99 60 99Q46 99 46 80Z" fill="#6B1B3A"/><path d="M51 93Q60 87 69 93Q65 99 60 99Q55 99 51 93Z" fill="#FF7A8C"/>';

/** Every mood lies in the drawing; a style sheet shows one. */
const facesOf = (skin: string): string => `
<g class="m m-wait">${eye(46)}${eye(74)}<path d="M50 83Q60 92 70 83" fill="none" stroke="#6B1B3A" stroke-width="4" stroke-linecap="round"/></g>
<g class="m m-joy">${arc(46)}${arc(74)}${openMouth}</g>
<g class="m m-less">${wideEye(45)}${wideEye(75)}<path d="M34 48Q44 40 52 46M86 48Q76 40 68 46" fill="none" stroke="${ink}" stroke-width="3.500" stroke-linecap="round"/><ellipse cx="60" cy="88" rx="5" ry="6" fill="#6B1B3A"/></g>
<g class="m m-much">${wideEye(45)}${wideEye(75)}<path d="M44 82Q60 78 76 82Q78 102 60 102Q42 102 44 82Z" fill="#6B1B3A"/><path d="M50 96Q60 88 70 96Q66 102 60 102Q54 102 50 96Z" fill="#FF7A8C"/><path d="M98 40q7 9 0 13q-7 -4 0 -13" fill="#8FE3FF"/></g>
<g class="m m-yum">${arc(46)}${arc(74)}<g class="chew"><circle cx="38" cy="84" r="11" fill="${skin}"/><circle cx="82" cy="84" r="11" fill="${skin}"/><circle cx="38" cy="84" r="7" fill="#FF6F86" opacity=".5"/><circle cx="82" cy="84" r="7" fill="#FF6F86" opacity=".5"/><path d="M51 87Q56 93 60 87Q64 93 69 87" fill="none" stroke="#6B1B3A" stroke-width="4" stroke-linecap="round"/></g></g>`;

/** What a topping does to a face: each one its own joke. */
const treats = `
<g class="t t-0"><path class="strand" d="M56 92Q52 118 58 144M64 92Q70 116 63 144M60 92Q61 120 60 146" stroke="#FFD24A" stroke-width="5" fill="none" stroke-linecap="round"/></g>
<g class="t t-1"><path d="M34 82Q46 74 60 80Q74 74 86 82Q82 96 72 92Q60 86 48 92Q38 96 34 82Z" fill="#5A2B12"/><circle cx="60" cy="72" r="5" fill="#5A2B12"/></g>
<g class="t t-2"><g fill="#C98B4A"><ellipse cx="18" cy="34" rx="7" ry="5"/><ellipse cx="102" cy="30" rx="7" ry="5"/><ellipse cx="60" cy="8" rx="7" ry="5"/></g></g>
<g class="t t-3"><path class="whiff" d="M22 40q-12 -10 0 -20t0 -20M98 40q12 -10 0 -20t0 -20M60 14q-10 -7 0 -14" stroke="#B8E06A" stroke-width="6" fill="none" stroke-linecap="round"/></g>
<g class="t t-4"><path d="M26 62H94V92Q60 112 26 92Z" fill="#FF2E4D" opacity=".34"/><g class="whiff" fill="#fff" opacity=".9"><circle cx="10" cy="60" r="9"/><circle cx="0" cy="48" r="7"/><circle cx="110" cy="60" r="9"/><circle cx="120" cy="48" r="7"/></g></g>
<g class="t t-5"><path d="M24 30Q60 -8 96 30" fill="none" stroke="#FFD54A" stroke-width="11" stroke-linecap="round"/><path d="M20 34l8 -8M100 34l-8 -8" stroke="#6B3A00" stroke-width="6" stroke-linecap="round"/></g>
<g class="t t-6"><path d="M36 26L60 -14L84 26Z" fill="#E9A55C"/><circle cx="60" cy="22" r="22" fill="#FFB7C8"/><circle cx="52" cy="16" r="5" fill="#fff" opacity=".7"/></g>
<g class="t t-7"><g fill="#FFD54A" stroke="#C9A012" stroke-width="2"><circle cx="22" cy="34" r="6"/><circle cx="98" cy="34" r="6"/><circle cx="40" cy="14" r="6"/><circle cx="80" cy="14" r="6"/><circle cx="60" cy="6" r="6"/></g></g>`;

export const drawPerson = (who: number): string => {
  const look = looks[who % looks.length];
  if (!look) return '';
  const { skin, shade, back, body, front } = look;
  const nose =
    who === cat
      ? '<path d="M55 75h10l-5 6z" fill="#8A3A2C"/>'
      : `<path d="M57 76q3 3 6 0" stroke="${shade}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  return `<svg viewBox="-6 -22 132 172" aria-hidden="true">${back}${body}<rect x="50" y="92" width="20" height="20" rx="9" fill="${shade}"/><ellipse cx="60" cy="66" rx="${who === cat ? 40 : 32}" ry="36" fill="${skin}"/><ellipse cx="38" cy="80" rx="7" ry="5" fill="#FF6F86" opacity=".45"/><ellipse cx="82" cy="80" rx="7" ry="5" fill="#FF6F86" opacity=".45"/>${who === 0 ? `${front}${nose}${facesOf(skin)}` : `${nose}${facesOf(skin)}${front}`}${treats}</svg>`;
};
