/** Signs of the moves and pictures of the things that can be tapped. Signs are own work. */
import bunga from '../../../art/fluent/bunga.webp';
import gendang from '../../../art/fluent/gendang.webp';
import lonceng from '../art/lonceng.webp?no-inline';
import type { MoveName, Trigger } from '../rules/moves.ts';

const line =
  'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"';
const signs: Record<MoveName, string> = {
  jump: `<path d="M20 27V7M12 14L20 6L28 14M9 34H31" ${line}/>`,
  clap: `<path d="M17 33L9 22Q8 17 13 18L17 23V13Q17 9 20 9Q23 9 23 13V23L27 18Q32 17 31 22L23 33Z" fill="#fff"/><path d="M8 11L5 7M32 11L35 7M14 7L13 3M26 7L27 3" ${line}/>`,
  spin: `<path d="M31 20A11 11 0 1 1 26 11M27 4V12H19" ${line}/>`,
  sway: `<path d="M6 20H34M13 12L5 20L13 28M27 12L35 20L27 28" ${line}/>`,
};
const colours: Record<MoveName, string> = {
  jump: '#5b3bd6',
  clap: '#d42b52',
  spin: '#0b7f5a',
  sway: '#086a94',
};

/** On 40 by 40. */
export const moveArt = (move: MoveName): string =>
  `<rect width="40" height="40" rx="11" fill="${colours[move]}"/>${signs[move]}`;

export const movePicture = (move: MoveName): string =>
  `<svg class="mv" viewBox="0 0 40 40" aria-hidden="true">${moveArt(move)}</svg>`;

const sources: Record<Trigger, string> = { bell: lonceng, flower: bunga, drum: gendang };

export const triggerPicture = (trigger: Trigger): string =>
  `<img src="${sources[trigger]}" alt="" draggable="false">`;
