/** What stands on each island of the map, drawn on 100 by 100 with its feet at 50, 96. */
import { friend } from './friends.ts';

const emblems: Readonly<Record<string, string>> = {
  'first-words':
    '<path d="M20 40Q20 14 50 14Q80 14 80 40V58Q80 76 62 78L50 94L44 78Q20 78 20 58Z" fill="#fffaf0" stroke="#5b3bd6" stroke-width="5" stroke-linejoin="round"/><path d="M38 56V40M50 62V32M62 56V40" stroke="#ff8f2e" stroke-width="7" stroke-linecap="round"/>',
  friends: friend('nobi'),
  colours:
    '<path d="M50 20C82 20 94 42 92 62C90 80 76 78 70 74C62 70 56 76 60 84C63 92 56 96 46 95C22 93 8 76 8 56C8 36 26 20 50 20Z" fill="#e9b77d" stroke="#b97d43" stroke-width="4"/><circle cx="30" cy="48" r="9" fill="#ee3f4f"/><circle cx="52" cy="38" r="9" fill="#ffd23f"/><circle cx="74" cy="50" r="9" fill="#3d8bf0"/><circle cx="30" cy="72" r="9" fill="#3dbb6c"/>',
  numbers:
    '<path d="M34 50L48 88M66 46L52 88M50 34V88" stroke="#6b5aa6" stroke-width="2.5"/><ellipse cx="32" cy="34" rx="17" ry="20" fill="#ee3f4f"/><ellipse cx="68" cy="30" rx="17" ry="20" fill="#3d8bf0"/><ellipse cx="50" cy="22" rx="17" ry="20" fill="#ffd23f"/><rect x="38" y="80" width="24" height="16" rx="5" fill="#d9a066" stroke="#a4713c" stroke-width="3"/>',
  animals:
    '<ellipse cx="50" cy="70" rx="24" ry="21" fill="#b9794f"/><ellipse cx="20" cy="50" rx="10" ry="14" fill="#b9794f" transform="rotate(-18 20 50)"/><ellipse cx="80" cy="50" rx="10" ry="14" fill="#b9794f" transform="rotate(18 80 50)"/><ellipse cx="38" cy="32" rx="10" ry="15" fill="#b9794f"/><ellipse cx="62" cy="32" rx="10" ry="15" fill="#b9794f"/>',
  body: '<path d="M50 22C76 22 86 44 84 66C82 88 70 96 50 96C30 96 18 88 16 66C14 44 24 22 50 22Z" fill="#8a6df5"/><path d="M34 24L28 8M66 24L72 8" stroke="#5f3fc4" stroke-width="5" stroke-linecap="round"/><circle cx="28" cy="8" r="6" fill="#ffd23f"/><circle cx="72" cy="8" r="6" fill="#ffd23f"/><circle cx="32" cy="50" r="10" fill="#fff"/><circle cx="50" cy="44" r="10" fill="#fff"/><circle cx="68" cy="50" r="10" fill="#fff"/><circle cx="33" cy="51" r="5" fill="#231a4d"/><circle cx="50" cy="45" r="5" fill="#231a4d"/><circle cx="67" cy="51" r="5" fill="#231a4d"/><path d="M34 70q16 16 32 0z" fill="#7a1230"/>',
  food: '<path d="M24 52Q50 4 76 52" fill="none" stroke="#a4713c" stroke-width="6"/><circle cx="38" cy="48" r="14" fill="#ee3f4f"/><path d="M46 50q10-22 30-20q-4 22-24 26z" fill="#ffd23f"/><path d="M12 52H88L80 90Q79 96 72 96H28Q21 96 20 90Z" fill="#d9a066" stroke="#a4713c" stroke-width="4"/><path d="M16 66H84M19 80H81M36 54L39 94M64 54L61 94" stroke="#a4713c" stroke-width="3"/>',
  toys: '<path d="M12 46L50 32L88 46V84L50 97L12 84Z" fill="#3d8bf0"/><path d="M12 46L50 59L88 46L50 33Z" fill="#1d4f9e"/><path d="M50 59V97" stroke="#1d5bb8" stroke-width="4"/><circle cx="50" cy="36" r="17" fill="#ee3f4f"/><path d="M34 34q16 10 32 0" fill="none" stroke="#fff" stroke-width="5"/><path d="M12 46L50 59L88 46V60L50 74L12 60Z" fill="#62a5f7"/>',
  'my-day':
    '<circle cx="50" cy="56" r="39" fill="#fffaf0" stroke="#b8abd8" stroke-width="4"/><path d="M50 56L50 17A39 39 0 0 1 84 36Z" fill="#ffd23f"/><path d="M50 56L84 76A39 39 0 0 1 50 95Z" fill="#3dbb6c"/><path d="M50 56L16 76A39 39 0 0 1 16 36Z" fill="#5b3bd6"/><path d="M50 56L84 36A39 39 0 0 1 84 76Z" fill="#ff8f2e"/><circle cx="50" cy="56" r="11" fill="#fff"/><path d="M50 10v12" stroke="#d42b52" stroke-width="7" stroke-linecap="round"/>',
};

export const emblem = (lesson: string): string => emblems[lesson] ?? friend('nobi');
