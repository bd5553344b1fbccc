/** The houses of a town, a street with six plots, and a way with corners. Own work. */
import type { Street } from '../rules/spots.ts';
import { type Placed, slot } from './furniture.ts';
import { artPicture } from './pictures.ts';

interface Look {
  readonly wall: string;
  readonly roof: string;
  readonly sign: string;
}

const looks: Readonly<Record<string, Look>> = {
  school: { wall: '#ffe0a3', roof: '#d42b52', sign: 'tas' },
  library: { wall: '#cfe0ff', roof: '#3d5aa8', sign: 'buku' },
  park: { wall: '', roof: '#3aa85a', sign: 'pohon' },
  market: { wall: '#ffd7c2', roof: '#f08a24', sign: 'mangga' },
  station: { wall: '#e3ddf5', roof: '#6a4fc8', sign: 'kereta' },
  hospital: { wall: '#ffffff', roof: '#e2558a', sign: 'dokter' },
  bakery: { wall: '#fff1cf', roof: '#a0622d', sign: 'roti' },
  zoo: { wall: '', roof: '#2f9e6b', sign: 'gajah' },
};

const fence = (colour: string): string =>
  `<path d="M6 92h88" stroke="${colour}" stroke-width="8"/><path d="M10 78v20M26 78v20M42 78v20M58 78v20M74 78v20M90 78v20" stroke="${colour}" stroke-width="6" stroke-linecap="round"/><path d="M4 84q46-30 92 0z" fill="#9fdc8d"/>`;
const house = ({ wall, roof }: Look): string =>
  `<path d="M12 46h76v52H12z" fill="${wall}"/><path d="M4 48L20 22h60l16 26z" fill="${roof}"/><path d="M42 70h16v28H42z" fill="#6b3a1f"/><rect x="18" y="70" width="16" height="16" rx="2" fill="#8fd3ff"/><rect x="66" y="70" width="16" height="16" rx="2" fill="#8fd3ff"/>`;

export const buildingPicture = (name: string): string => {
  const look = looks[name];
  if (!look) return '';
  return `<span class="building is-${name}"><svg viewBox="0 0 100 100" aria-hidden="true">${look.wall === '' ? fence(look.roof) : house(look)}</svg><span class="shop-sign">${artPicture(look.sign)}</span></span>`;
};

/** A house and the cat Oyen: in it, on it, behind it, next to it or in front of it. */
export const catPicture = (building: string, where: string): string =>
  `<span class="corner"><span class="cat is-${where}">${artPicture('kucing')}</span>${buildingPicture(building)}</span>`;

/** The goal may be filled and ringed: then the street is a picture and nothing can be put. */
export const streetPicture = ({ plots }: Street, placed: Placed, ringed = -1): string => {
  const plot = (at: number): string => {
    const there = plots[at];
    const inside = there ? buildingPicture(there) : slot(`plot-${at}`, 'plot', placed);
    return `<span class="plot${at === ringed ? ' is-ringed' : ''}">${inside}</span>`;
  };
  return `<span class="street"><span class="side">${[0, 1, 2].map(plot).join('')}</span><span class="road"></span><span class="side">${[3, 4, 5].map(plot).join('')}</span></span>`;
};

/** Who walks comes from below, or with `isDown` from above: left and right change sides. */
export const walkPicture = (
  corners: Readonly<Record<string, string>>,
  isDown: boolean,
  { walker, placed }: { walker: string; placed: Placed },
): string => {
  const spots = Object.entries(corners).map(([corner, building]) =>
    slot(corner, corner, {
      open: placed.open,
      filled: { [corner]: buildingPicture(building) + (placed.filled[corner] ?? '') },
    }),
  );
  return `<span class="walk${isDown ? ' is-down' : ''}"><span class="way"></span><span class="way is-first"></span><span class="way is-second"></span><span class="walker">${walker}</span>${spots.join('')}</span>`;
};
