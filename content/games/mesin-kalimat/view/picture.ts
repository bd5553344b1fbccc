/** What a sentence says, as a picture: the same for the photo that is wanted and for what happens. Pure. */
import nobiThink from '../../../../kit/src/guest/art/nobi-think.svg';
import type { Does, Meaning } from '../rules/meaning.ts';
import { compared } from './compared.ts';
import { calm, crowd, poses, put } from './crowd.ts';
import { doing } from './doing.ts';
import { film, puff } from './effects.ts';
import { placed } from './placed.ts';

const frame = '-140 -212 280 236';
const whole = (inside: string): string =>
  `<svg viewBox="${frame}" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${inside}</svg>`;

/** A flower pot beside it says how large is large. */
const pot =
  '<g transform="translate(-108 0)"><path d="M0 -34Q-14 -44 -10 -58M0 -34V-62M0 -34Q14 -44 10 -58" fill="none" stroke="#2f8a4a" stroke-width="4"/><circle cx="0" cy="-66" r="8" fill="#ff7f9c"/><circle cx="-11" cy="-60" r="6" fill="#ffd96b"/><circle cx="11" cy="-60" r="6" fill="#ffd96b"/><path d="M-15 -36H15L11 0H-11Z" fill="#d9784a" stroke="#7a3512" stroke-width="3"/></g>';

const happening = ({ who, does }: Pick<Meaning, 'who' | 'does'>): string => {
  if (does.kind === 'is') return pot + put([22, 0], 1.16, crowd(does.who, calm, 'mv-sway'));
  if (does.kind === 'than') return compared(who, does);
  return does.kind === 'at' ? placed(who, does) : doing(who, does);
};

const bubble = (inside: string): string =>
  `<g><circle cx="-66" cy="-92" r="6" fill="#fffaf0"/><circle cx="-52" cy="-108" r="9" fill="#fffaf0"/><rect x="-54" y="-208" width="192" height="146" rx="34" fill="#fffaf0" stroke="#b79bff" stroke-width="3"/>${put([42, -80], 0.66, inside)}</g>`;

const denied = (meaning: Meaning): string => {
  const still = put([-92, 0], 0.66, crowd(meaning.who, poses.no ?? calm, 'mv-shake'));
  const slash =
    '<g class="slash"><path d="M-40 -78L122 -194" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="M-40 -78L122 -194" stroke="#d42b52" stroke-width="8" stroke-linecap="round"/></g>';
  return still + bubble(happening(meaning)) + slash;
};

const wondering = (meaning: Meaning): string =>
  `<image href="${nobiThink}" x="-142" y="-104" width="108" height="120"/>${bubble(happening(meaning))}<g class="mark"><circle cx="116" cy="-70" r="27" fill="#5b3bd6" stroke="#fff" stroke-width="4"/><path d="M107 -79Q108 -89 117 -89Q127 -88 126 -79Q125 -73 117 -70V-64" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle cx="117" cy="-54" r="4" fill="#fff"/></g>`;

/** What was yesterday is shown as a film. */
const atItsTime = ({ time }: Meaning, inside: string): string =>
  whole(time === 'past' ? film(put([0, -10], 0.8, inside)) : inside);

export const pictureOf = (meaning: Meaning): string => {
  if (meaning.mood === 'denies') return atItsTime(meaning, denied(meaning));
  return atItsTime(meaning, meaning.mood === 'asks' ? wondering(meaning) : happening(meaning));
};

const other = (does: Does): Does => ({
  kind: 'doing',
  verb: does.kind === 'doing' && does.verb === 'sleeping' ? 'dancing' : 'sleeping',
  object: null,
});

/** A question is answered behind a curtain: by chance it is so, or it is not. */
const answered = ({ who, does }: Meaning, isSo: boolean): string =>
  `${put([0, 0], 0.9, happening({ who, does: isSo ? does : other(does) }))}<g class="sign"><rect x="52" y="-210" width="86" height="50" rx="18" fill="${isSo ? '#ddf7ec' : '#fff1cf'}" stroke="${isSo ? '#0b7f5a' : '#8a4b00'}" stroke-width="4"/><text x="95" y="-174" text-anchor="middle" font-family="Andika" font-size="32" font-weight="700" fill="#231a4d">${isSo ? 'Yes!' : 'No!'}</text></g><g fill="#d42b52" stroke="#8f1431" stroke-width="3"><path class="curtain curtain-0" d="M-140 -212H2V24H-140Z"/><path class="curtain curtain-1" d="M-2 -212H140V24H-2Z"/></g>`;

/** What happens when the lever is pulled. */
export const happens = (meaning: Meaning, seed: number): string =>
  meaning.mood === 'asks'
    ? atItsTime(meaning, answered(meaning, seed % 2 === 0))
    : pictureOf(meaning);

export const coughed = whole(puff);
