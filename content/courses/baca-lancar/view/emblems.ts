/** What stands on the island of each lesson, drawn on 100 by 100 with its feet at 50, 96. */
import { envelope } from './cast.ts';

/** The lamp is lit, the flag of the box is up and bunting hangs once the island has been read: see course.css. */
const box =
  '<path d="M84 96V66" stroke="#6b3a00" stroke-width="5"/><path d="M70 66V54q0-11 12-11t12 11v12z" fill="#ef5a5a"/><path d="M75 56h14" stroke="#8a1f2a" stroke-width="3.500"/><g class="mail-in"><path d="M94 62V38h10v9H94" fill="#ffd96b" stroke="#ffd96b" stroke-width="2"/></g>';
const lamp =
  '<path d="M14 96V60" stroke="#6b3a00" stroke-width="5"/><path d="M6 60h16l-3-16H9z" fill="#8d86b8"/><g class="lamp-on"><circle cx="14" cy="50" r="19" fill="#ffe38a" opacity=".5"/><path d="M6 60h16l-3-16H9z" fill="#ffd96b"/></g>';

/** Bunting for the feast at the lighthouse, from lamp to letter box. */
const bunting = `<g class="mail-in"><path d="M14 46Q48 84 82 46" fill="none" stroke="#fff" stroke-width="2.500"/>${[
  [20, 52, '#e8504f'],
  [31, 60, '#ffd96b'],
  [43, 64, '#5b3bd6'],
  [55, 64, '#19b37d'],
  [67, 59, '#ff7d5c'],
]
  .map(([x, y, colour]) => `<path d="M${x} ${y}l10 1-4 12z" fill="${colour}"/>`)
  .join('')}</g>`;

const withMail = (inner: string): string => inner + lamp + box + bunting;

const art: Readonly<Record<string, string>> = {
  gajah:
    '<path d="M26 92V66q0-30 30-30 22 0 24 22v34H68V76H40v16z" fill="#8f97b8"/><path d="M34 62q-14-2-16 14 0 16-8 16" fill="none" stroke="#8f97b8" stroke-width="9" stroke-linecap="round"/><circle cx="36" cy="52" r="20" fill="#9fa8c9"/><path d="M44 36q22 0 20 24-4 12-18 8z" fill="#c7b3d0"/><circle cx="30" cy="48" r="4" fill="#231a4d"/>',
  kucing:
    '<path d="M30 94q-4-34 20-34t20 34z" fill="#ffb020"/><path d="M68 88q18 0 14-22" fill="none" stroke="#ffb020" stroke-width="7" stroke-linecap="round"/><path d="M28 24l12 10h20l12-10v30q0 18-22 18T28 54z" fill="#ffca5c"/><circle cx="41" cy="48" r="4" fill="#231a4d"/><circle cx="59" cy="48" r="4" fill="#231a4d"/><path d="M46 56h8l-4 5zM50 61v4" fill="#ef5a5a" stroke="#ef5a5a" stroke-width="2"/><path d="M34 80h32" stroke="#e08a00" stroke-width="4"/>',
  zebra:
    '<path d="M30 94V66q0-14 16-14h14q12 0 12 14v28H62V78H42v16z" fill="#fff" stroke="#8d86b8" stroke-width="2.500"/><path d="M62 58L70 20q12-8 18 6l-6 10q2 22-14 30z" fill="#fff" stroke="#8d86b8" stroke-width="2.500"/><path d="M40 54l2 22M52 52l2 26M34 68h10M34 80h9M62 74h10M70 30l12 6M68 42l12 4M66 54l10 4" stroke="#231a4d" stroke-width="5" stroke-linecap="round"/><circle cx="80" cy="27" r="3" fill="#231a4d"/><path d="M66 20q-8 20-8 34" stroke="#231a4d" stroke-width="7" fill="none"/>',
  cermin:
    '<ellipse cx="50" cy="46" rx="30" ry="38" fill="#ffc53d"/><ellipse cx="50" cy="46" rx="23" ry="31" fill="#bfe9f7"/><path d="M34 60l26-36M44 68l18-24" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M38 82h24l6 14H32z" fill="#e08a00"/>',
  pintu:
    '<path d="M26 96V34q0-24 24-24t24 24v62z" fill="#8a4b00"/><path d="M33 96V36q0-18 17-18t17 18v60z" fill="#19b37d"/><path d="M41 42h18v18H41zM41 68h18v18H41z" fill="#0f8f63"/><circle cx="61" cy="64" r="3.500" fill="#ffd96b"/>',
  gunung:
    '<path d="M8 96L44 20q6-8 12 0l36 76z" fill="#6a7fc8"/><path d="M33 44l11-24q6-8 12 0l12 24-9-5-8 8-9-8z" fill="#fff"/><path d="M66 30q12-2 12 10M72 20q18 0 18 18" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  syal: '<circle cx="50" cy="72" r="24" fill="#fff" stroke="#b9c9e6" stroke-width="2.500"/><circle cx="50" cy="36" r="18" fill="#fff" stroke="#b9c9e6" stroke-width="2.500"/><path d="M30 48q20 14 40 0l2 9q-22 14-44 0z" fill="#e8504f"/><path d="M60 54l10 34H58l-6-30z" fill="#e8504f"/><path d="M60 72l9-2M62 80l9-2" stroke="#fff" stroke-width="3"/><circle cx="44" cy="33" r="3" fill="#231a4d"/><circle cx="57" cy="33" r="3" fill="#231a4d"/><path d="M50 37l12 4-12 3z" fill="#ff9d2e"/>',
  kerbau:
    '<path d="M14 90q36 12 72-2l6 6q-40 10-84 2z" fill="#ffd96b" stroke="#e08a00" stroke-width="2"/><path d="M28 88V64q0-16 22-16t22 16v24H60V78H42v10z" fill="#5d5a72"/><path d="M30 40Q10 40 10 20q10 12 24 12zM70 40q20 0 20-20-10 12-24 12z" fill="#e6d6b8"/><path d="M32 36q0-14 18-14t18 14v14q0 16-18 16T32 50z" fill="#6f6c86"/><ellipse cx="50" cy="56" rx="13" ry="8" fill="#a09cb8"/><circle cx="42" cy="40" r="3.500" fill="#231a4d"/><circle cx="58" cy="40" r="3.500" fill="#231a4d"/>',
  truk:
    '<path d="M22 36h38v44H22z" fill="#ff7d5c"/><path d="M60 50h16l8 14v16H60z" fill="#2c5fb0"/><path d="M65 55h9l5 9H65z" fill="#bfe9f7"/><circle cx="34" cy="84" r="10" fill="#231a4d"/><circle cx="70" cy="84" r="10" fill="#231a4d"/><circle cx="34" cy="84" r="4" fill="#fff"/><circle cx="70" cy="84" r="4" fill="#fff"/>' +
    envelope(29, 46, 24),
  nama: '<path d="M50 96V66" stroke="#8a4b00" stroke-width="7"/><rect x="20" y="22" width="60" height="46" rx="9" fill="#8a4b00"/><rect x="26" y="28" width="48" height="34" rx="5" fill="#fffaf0"/><path d="M32 56V36l12 20V36" fill="none" stroke="#231a4d" stroke-width="4.500" stroke-linejoin="round"/><path d="M57 46a6 6 0 1 0 0 8M57 43v13" fill="none" stroke="#231a4d" stroke-width="4"/><circle cx="66" cy="53" r="4" fill="#e8504f"/>',
  dermaga:
    '<path d="M24 78h52M32 78v18M50 78v18M68 78v18" stroke="#8a4b00" stroke-width="6" stroke-linecap="round"/><path d="M26 52h26v24H26z" fill="#e8504f"/><path d="M26 60h26M39 52v24" stroke="#8a1f2a" stroke-width="3"/><path d="M56 58h20l-3 18H59z" fill="#d9a45a"/><path d="M58 58q8-16 16 0" fill="none" stroke="#8a5a20" stroke-width="4"/>',
  mercusuar:
    '<path d="M38 96l4-62h16l4 62z" fill="#fff"/><path d="M41 52h18l1.500 14h-21zM38.500 80h23l1 14h-25z" fill="#e8504f"/><path d="M38 34h24v-5H38z" fill="#231a4d"/><path d="M42 29h16V16H42z" fill="#ffd96b"/><path d="M40 16q10-14 20 0z" fill="#e8504f"/><g class="lamp-on"><path d="M58 20l40-12v30zM42 20L2 8v30z" fill="#ffe38a" opacity=".75"/></g>',
};

export const islandArt = (lesson: string): string => art[lesson] ?? art.pintu ?? '';

export const emblemOf = (lesson: string): string => withMail(islandArt(lesson));
