/** The child's own boat, seen from the side: hull, roof and what is on it. Own work. */
import type { OwnBoat } from '../rules/save.ts';
import { hulls, jukung } from './scenery.ts';

const posts =
  '<path d="M110 120V40M330 120V40" stroke="#8a5a30" stroke-width="8" stroke-linecap="round"/>';
const flags = [0, 1, 2, 3, 4, 5]
  .map(
    (at) =>
      `<path d="M${96 + at * 42} ${34 + (at % 2) * 3}l14 26l14 -26Z" fill="${['#ff5c7a', '#ffd96b', '#19b37d'][at % 3]}"/>`,
  )
  .join('');
const stripes = [0, 1, 2, 3, 4, 5]
  .map(
    (at) =>
      `<path d="M${80 + at * 47} 14h47v26q-23 16 -47 0Z" fill="${at % 2 ? '#fff3dc' : '#e8436b'}"/>`,
  )
  .join('');
const roofs: readonly string[] = [
  '',
  `${posts}<path d="M80 46Q90 4 220 2Q350 4 360 46Q220 26 80 46Z" fill="#d9a95b"/><path d="M100 36Q220 12 340 36M130 22Q220 6 310 22" stroke="#a8692c" stroke-width="3" fill="none"/>`,
  `${posts}${stripes}<path d="M76 14H364" stroke="#8a4b22" stroke-width="8" stroke-linecap="round"/>`,
  `<path d="M96 120V26M340 120V26" stroke="#8a5a30" stroke-width="7" stroke-linecap="round"/><path d="M90 32Q220 56 346 32" fill="none" stroke="#231a4d" stroke-width="3"/>${flags}`,
];

export const drawOwnBoat = ({ paint, roof }: Pick<OwnBoat, 'paint' | 'roof'>): string => {
  const [hull, band] = hulls[paint % hulls.length] ?? ['#8a4b22', '#d98a4a'];
  return `<svg class="roof" viewBox="0 0 420 130" aria-hidden="true">${roofs[roof % roofs.length] ?? ''}</svg>${jukung(hull, band)}`;
};
