/** The sky over every place, and what the weather does to it. */
import { area, box, line, oval, put, sized } from '../paint.ts';

export type Weather = 'cerah' | 'hujan' | 'angin' | 'malam';

const skies: Record<Weather, readonly [string, string]> = {
  cerah: ['#7fcdf7', '#eafaff'],
  hujan: ['#7d95b3', '#c9d8e6'],
  angin: ['#8ed3ee', '#f4f9ec'],
  malam: ['#1b1450', '#5a45a8'],
};

export const cloud = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    sized(
      scale,
      area(
        'M0 40a28 28 0 0 1 30-30a40 40 0 0 1 74 6a26 26 0 0 1 26 44H16A20 20 0 0 1 0 40Z',
        '#ffffffd9',
      ),
    ),
  );

const stars = [
  [40, 40],
  [92, 84],
  [150, 30],
  [210, 66],
  [262, 24],
  [318, 78],
  [440, 110],
  [60, 130],
  [180, 112],
  [452, 32],
] as const;

const sun = `${oval([408, 62, 46], '#fff3b055')}${oval([408, 62, 31], '#ffd34f')}`;
const moon = `${oval([404, 62, 44], '#fff6c933')}${oval([404, 62, 28], '#fff1b8')}${oval([396, 56, 5], '#f0dc94')}${oval([412, 70, 7], '#f0dc94')}`;

const lights: Record<Weather, string> = {
  cerah: `${sun}${cloud(40, 30, 0.7)}${cloud(226, 54, 0.52)}`,
  hujan: `<g opacity=".85">${cloud(10, 14, 1)}${cloud(150, 30, 1.1)}${cloud(320, 8, 1.1)}</g>`,
  angin: `${sun}${cloud(20, 40, 0.8)}${cloud(190, 22, 0.6)}${cloud(300, 84, 0.5)}`,
  malam: `${moon}${stars.map(([x, y], at) => oval([x, y, at % 3 === 0 ? 2.6 : 1.7], '#fff6d6')).join('')}`,
};

export const sky = (weather: Weather, id: string): string => {
  const [top, bottom] = skies[weather];
  return `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="480" height="360" fill="url(#${id})"/>${lights[weather]}`;
};

/** What lies over the land, behind whoever stands there. */
export const overLand = (weather: Weather): string => {
  if (weather === 'malam')
    return `<defs><linearGradient id="dusk" x2="0" y2="1"><stop offset=".25" stop-color="#1b1450" stop-opacity="0"/><stop offset=".5" stop-color="#1b1450" stop-opacity=".5"/></linearGradient></defs>${box([0, 0, 480, 360], 'url(#dusk)')}`;
  return weather === 'hujan' ? box([0, 0, 480, 360], '#4a608033') : '';
};

const drops = Array.from({ length: 26 }, (_each, at) => {
  const [x, y] = [(at * 97) % 480, (at * 61) % 340];
  return `M${x} ${y}l-7 20`;
}).join('');

/** What falls or blows before everybody. */
export const inFront = (weather: Weather): string => {
  if (weather === 'hujan') return line(drops, '#e4f3ffb3', 2.6);
  if (weather !== 'angin') return '';
  const leaf = (x: number, y: number): string =>
    put(x, y, area('M0 0Q10-10 20-2Q10 8 0 0Z', '#8fbf4a'));
  return `${line('M24 120h96q22 0 18-18M60 146h170q20 0 18 18M300 104h110q20 0 16-16', '#ffffffb8', 4)}${leaf(150, 112)}${leaf(262, 160)}${leaf(90, 180)}${leaf(370, 130)}`;
};
