/** Where cargo goes: two chests, a sack and a basket, seen from the front with an open top. */
import type { PlaceName } from '../rules/orders.ts';

const chest = (light: string, dark: string): string =>
  `<path d="M8 30h84v52q0 8-8 8H16q-8 0-8-8z" fill="${light}"/><path d="M4 24h92v12H4z" fill="${dark}"/><path d="M20 36v54M80 36v54" stroke="${dark}" stroke-width="6"/><rect x="43" y="44" width="14" height="16" rx="3" fill="#ffd96b"/>`;

const holds: Readonly<Record<PlaceName, string>> = {
  'peti-merah': chest('#ef5a5a', '#a82a38'),
  'peti-biru': chest('#4f8ff0', '#1f4fa8'),
  karung:
    '<path d="M14 34q-10 30 2 56h68q12-26 2-56z" fill="#d9b98a"/><path d="M12 26h76v14H12z" fill="#b8935c"/><path d="M34 60h32M34 72h32" stroke="#b8935c" stroke-width="4"/>',
  keranjang:
    '<path d="M22 34q28-40 56 0" fill="none" stroke="#8a5a20" stroke-width="6"/><path d="M8 34h84l-10 56H18z" fill="#e0a04a"/><path d="M10 46h80M13 60h74M16 74h68M32 34l4 56M50 34v56M68 34l-4 56" stroke="#a86a20" stroke-width="4"/>',
};

export const holdPicture = (name: PlaceName): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${holds[name]}</svg>`;
