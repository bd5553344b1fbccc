/** Every puppet by its name, and as pictures. */
import type { PuppetName } from '../rules/world.ts';
import { leather, type PuppetArt } from './leather.ts';
import { buaya, enggang, harimau, kancil, kura, naga } from './puppet-animals.ts';
import { nobi, putri, raka, raksasa } from './puppet-people.ts';
import { perahu, pohon } from './puppet-things.ts';

export const puppets: Record<PuppetName, PuppetArt> = {
  nobi,
  putri,
  raka,
  raksasa,
  kancil,
  harimau,
  buaya,
  kura,
  enggang,
  naga,
  perahu,
  pohon,
};

/** The rod of horn that a puppet is held by. */
const rod =
  '<path d="M95 150H105L103 280H97Z" fill="#F1D9A0" stroke="#3A1D12" stroke-width="3" stroke-linejoin="round"/>';

/** `turn` in degrees moves the limb. */
export const armTurn = ({ shoulder: [x, y] }: PuppetArt, turn: number): string =>
  `rotate(${turn.toFixed(1)} ${x} ${y})`;

export const puppetInner = (art: PuppetArt, turn = 0): string =>
  `${rod}${art.body}<g class="arm" transform="${armTurn(art, turn)}">${art.arm}</g>`;

export const puppetIcon = (name: PuppetName): string =>
  `<svg viewBox="0 0 ${leather.wide} ${leather.tall}" aria-hidden="true">${puppetInner(puppets[name])}</svg>`;
