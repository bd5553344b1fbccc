/** A clock with a sun or a moon behind it, drawn on 400 by 260. */
import { partOf } from './day.ts';

export interface ClockLook {
  hour: number;
  /** What is done at that hour: markup on 100 by 100, or nothing. */
  picture: string;
  isDial: boolean;
  awake: boolean;
}

const ring = (hour: number): { x: number; y: number } => {
  const turn = ((hour % 12) / 12) * 2 * Math.PI;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
};

/** From six to six the sun crosses the sky, then the moon does. */
const light = (hour: number): string => {
  const along = ((hour + 18) % 12) / 12;
  const [x, y] = [44 + along * 312, 74 - Math.sin(along * Math.PI) * 44];
  return hour >= 6 && hour < 18
    ? `<circle cx="${x}" cy="${y}" r="24" fill="#ffd54a" stroke="#ffb020" stroke-width="5"/>`
    : `<path d="M${x} ${y - 24}a24 24 0 1 0 22 33a20 20 0 1 1-22-33z" fill="#ffe9a8"/><path d="M60 96l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM340 130l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM352 40l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff"/>`;
};

const dial = (hour: number, middle: number): string => {
  const numbers = Array.from({ length: 12 }, (_, i) => {
    const { x, y } = ring(i + 1);
    const isNow = (hour % 12 || 12) === i + 1;
    return `<text x="${middle + x * 74}" y="${146 + y * 74 + 8}" text-anchor="middle" font-size="23" class="digit" fill="${isNow ? '#b01e43' : '#231a4d'}">${i + 1}</text>`;
  });
  const short = ring(hour);
  return `<path d="M${middle - 52} 60l-18-18M${middle + 52} 60l18-18" stroke="#6b3a00" stroke-width="9" stroke-linecap="round"/><circle cx="${middle}" cy="146" r="102" fill="#ff7d5c"/><circle cx="${middle}" cy="146" r="91" fill="#fffaf0"/><path d="M${middle - 60} 226l-14 26M${middle + 60} 226l14 26" stroke="#6b3a00" stroke-width="10" stroke-linecap="round"/>${numbers.join('')}<path d="M${middle} 146V92" stroke="#8c83b5" stroke-width="6" stroke-linecap="round"/><path class="short-hand" d="M${middle} 146L${middle + short.x * 45} ${146 + short.y * 45}" stroke="#d42b52" stroke-width="11" stroke-linecap="round"/><circle cx="${middle}" cy="146" r="9" fill="#231a4d"/>`;
};

/** What is done at this hour: asleep as a shadow, until the hour has come. */
const deed = (
  picture: string,
  at: { x: number; y: number; size: number },
  awake: boolean,
): string =>
  `<g class="${awake ? 'deed is-on' : 'deed'}"><circle cx="${at.x}" cy="${at.y}" r="${at.size * 0.62}" fill="#fffaf0" stroke="${awake ? '#0b7f5a' : '#cdbff2'}" stroke-width="6"/><g transform="translate(${at.x - at.size * 0.42} ${at.y - at.size * 0.42}) scale(${(at.size * 0.84) / 100})">${picture}</g></g>`;

export const clockPicture = ({ hour, picture, isDial, awake }: ClockLook): string => {
  const middle = picture === '' ? 200 : 146;
  const dialMarks = isDial ? dial(hour, middle) : '';
  const at = isDial ? { x: 322, y: 186, size: 96 } : { x: 200, y: 160, size: 140 };
  const face = picture === '' ? '' : deed(picture, at, awake);
  return `<svg viewBox="0 4 400 256" data-part="${partOf(hour)}" aria-hidden="true">${light(hour)}${dialMarks}${face}</svg>`;
};
