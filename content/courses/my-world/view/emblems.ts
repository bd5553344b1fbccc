/** What Zib builds on the moon after each letter, on 100 by 100 with its feet at 50, 96. Own work. */
import { garment } from './clothes.ts';
import { zib } from './people.ts';

const at = (inner: string, [x, y]: readonly [number, number], size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inner}</g>`;

const built: Readonly<Record<string, string>> = {
  family: `${at(zib, [0, 44], 0.5)}${at(zib, [42, 34], 0.6)}${at(zib, [36, 66], 0.3)}`,
  house:
    '<path d="M16 52h68v44H16z" fill="#ffe0a3"/><path d="M6 54L50 14l44 40z" fill="#d42b52"/><path d="M42 66h18v30H42z" fill="#6b3a1f"/><circle cx="28" cy="70" r="8" fill="#8fd3ff"/><circle cx="74" cy="70" r="8" fill="#8fd3ff"/>',
  day: '<path d="M38 96l4-40h16l4 40z" fill="#b9783f"/><circle cx="50" cy="38" r="32" fill="#fff" stroke="#5b3bd6" stroke-width="7"/><path d="M50 38V18M50 38l14 10" stroke="#231a4d" stroke-width="6" stroke-linecap="round"/>',
  food: '<path d="M8 66h84v8H8z" fill="#b9783f"/><path d="M16 74h8v22h-8zM76 74h8v22h-8z" fill="#7d4a22"/><path d="M24 50h52q-4 18-26 18T24 50z" fill="#5b8def"/><path d="M28 50q4-22 22-22t22 22z" fill="#fff"/><circle cx="40" cy="40" r="7" fill="#ef476f"/><circle cx="58" cy="38" r="7" fill="#ffb020"/>',
  clothes: `<path d="M12 96V22M88 96V22" stroke="#7d4a22" stroke-width="6" stroke-linecap="round"/><path d="M12 28q38 14 76 0" fill="none" stroke="#fff" stroke-width="3"/>${at(garment('shirt', 'red'), [14, 32], 0.42)}${at(garment('scarf', 'yellow'), [52, 32], 0.36)}`,
  town: '<path d="M50 96V20" stroke="#7d4a22" stroke-width="7" stroke-linecap="round"/><path d="M20 16h54l14 11-14 11H20z" fill="#3aa85a"/><path d="M80 44H26L12 55l14 11h54z" fill="#2f6fe0"/>',
  animals:
    '<path d="M26 40l-6-22 18 12q12-4 24 0l18-12-6 22q10 26-24 28-34-2-24-28z" fill="#f08a24"/><circle cx="40" cy="46" r="4" fill="#231a4d"/><circle cx="60" cy="46" r="4" fill="#231a4d"/><path d="M46 54h8l-4 5z" fill="#b01e43"/><path d="M30 66h40l8 30H22z" fill="#f6a24a"/><path d="M30 52H12M30 57l-16 6M70 52h18M70 57l16 6" stroke="#6b3a1f" stroke-width="2.500"/>',
  school:
    '<path d="M34 28V18q0-10 16-10t16 10v10" fill="none" stroke="#8a4b00" stroke-width="7"/><path d="M18 28h64q6 0 6 8v52q0 8-8 8H20q-8 0-8-8V36q0-8 6-8z" fill="#ffb020"/><path d="M12 50q38 20 76 0v-6H12z" fill="#e8901a"/><rect x="30" y="66" width="40" height="20" rx="5" fill="#fff3dc"/>',
  now: '<path d="M50 4l30 34-30 40-30-40z" fill="#ef476f"/><path d="M50 4v74M20 38h60" stroke="#fff" stroke-width="4"/><path d="M50 78q-14 6-4 12t-8 8" fill="none" stroke="#fff" stroke-width="3"/><path d="M40 84l10 4-8 6z" fill="#ffd043"/>',
  letter:
    '<path d="M36 96V40h-8V10q0-4 4-4h36q4 0 4 4v30h-8v56z" fill="#e8e4f5"/><path d="M50 6q-20-2-20 26h40q0-28-20-26z" fill="#d42b52"/><circle cx="50" cy="30" r="7" fill="#8fd3ff"/><path d="M36 70l-14 20v6h14zM64 70l14 20v6H64z" fill="#d42b52"/>',
  yesterday:
    '<path d="M20 14h56q8 0 8 8v66q0 8-8 8H20z" fill="#7a5cf0"/><path d="M28 20h46v68H28z" fill="#fffaf0"/><path d="M14 26h12M14 44h12M14 62h12M14 80h12" stroke="#ffd043" stroke-width="5" stroke-linecap="round"/><path d="M36 36h30M36 50h30M36 64h18" stroke="#b9aee6" stroke-width="5" stroke-linecap="round"/><path d="M66 66l14-16 8 8-14 15-10 3z" fill="#ef476f"/>',
  asking:
    '<path d="M64 64l24 26" stroke="#7d4a22" stroke-width="13" stroke-linecap="round"/><circle cx="44" cy="44" r="32" fill="#dff3ff" stroke="#ffb020" stroke-width="8"/><path d="M26 58h36v-12q-18-12-36 0z" fill="#f7c9a0"/><path d="M24 48q20-18 40 0-10 6-20 0-10 6-20 0z" fill="#ef476f"/><circle cx="44" cy="34" r="6" fill="#d42b52"/>',
};

const envelope =
  '<g class="waiting"><rect x="20" y="54" width="60" height="42" rx="6" fill="#fffaf0" stroke="#5b3bd6" stroke-width="4"/><path d="M22 58l28 22 28-22" fill="none" stroke="#5b3bd6" stroke-width="4" stroke-linejoin="round"/></g>';

export const builtNames: readonly string[] = Object.keys(built);
export const builtPart = (lesson: string): string => built[lesson] ?? '';

/** On the map: an envelope until the letter is answered, then what Zib made of it. */
export const emblemOf = (lesson: string): string =>
  `${envelope}<g class="grown">${builtPart(lesson)}</g>`;
