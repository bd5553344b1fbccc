/** Boats of Nusantara from the side, the water at 150. Parts that can be too large or too small are groups of
 *  their own: `mast` and `cut` (the sails). Own work. */
import { pictureSource } from '@nobi/kit/game';

const wood = '#8a4b00';
const mast = (x: number, top: number): string =>
  `<path class="mast" d="M${x} ${top}V128" stroke="#7a4a2a" stroke-width="6" stroke-linecap="round"/>`;
const eye = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="6" fill="#fff"/><circle cx="${x + 2}" cy="${y}" r="3" fill="#231a4d"/>`;
const crates = (x: number, y: number): string =>
  `<g><rect x="${x}" y="${y}" width="22" height="20" rx="2" fill="#ffb020"/><rect x="${x + 25}" y="${y}" width="22" height="20" rx="2" fill="#ff8fa3"/><rect x="${x + 12}" y="${y - 21}" width="22" height="20" rx="2" fill="#7ee0b0"/></g>`;

/** South Sulawesi: two masts and seven sails. */
const pinisi = `${mast(78, 14)}${mast(132, 30)}<g class="cut"><path d="M74 44L34 112H74Z" fill="#fffaf0"/><path d="M82 44V112H118Q112 68 82 44Z" fill="#fffaf0"/><path d="M136 54V112H168Q162 76 136 54Z" fill="#fffaf0"/><path d="M74 18L62 38H74Z" fill="#ff5c7a"/><path d="M82 18V38H98Z" fill="#ff5c7a"/><path d="M136 34V50H150Z" fill="#ff5c7a"/><path d="M30 116L8 122L58 66Z" fill="#ffd96b"/></g><path d="M2 122L40 128H178Q188 126 196 114Q192 150 168 162H50Q26 150 2 122Z" fill="${wood}"/><path d="M22 131H186L182 140H32Z" fill="#fffaf0"/><path d="M150 116H182V128H150Z" fill="#c98b4a"/>`;

/** Bali: an outrigger on each side, a sail that leans, and the eyes of a fish. */
const jukung = `${mast(92, 40)}<g class="cut"><path d="M58 122L120 14L156 84Z" fill="#ff5c7a"/><path d="M76 90L104 42L140 54L149 71Z" fill="#ffd96b"/></g><path d="M6 112Q22 134 44 132H152Q180 134 196 106Q194 148 160 154H44Q14 150 6 112Z" fill="#2bc3e8"/><path d="M12 126Q26 138 46 137H152Q178 138 192 124Q188 142 160 144H44Q18 142 12 126Z" fill="#fffaf0"/>${eye(176, 128)}<path d="M60 130Q70 164 46 168M140 130Q150 164 126 168" stroke="#c98b4a" stroke-width="5" fill="none"/><path d="M16 168H176" stroke="#c98b4a" stroke-width="9" stroke-linecap="round"/>`;

/** A small boat that is paddled in rivers and along the coast. */
const sampan = `<path d="M150 66L112 152" stroke="#7a4a2a" stroke-width="6" stroke-linecap="round"/><path d="M112 152l-14 24q16 4 20-20Z" fill="#c98b4a"/><g class="cut"><path d="M44 124Q46 84 84 84T124 124Z" fill="#19b37d"/><path d="M60 124Q62 92 84 86M84 86Q108 92 110 124" stroke="#0b7f5a" stroke-width="4" fill="none"/></g><path d="M4 116Q30 128 60 128H150Q176 128 196 112Q184 156 150 158H50Q18 154 4 116Z" fill="#c98b4a"/><path d="M14 130Q40 138 60 138H150Q172 138 188 128" stroke="${wood}" stroke-width="5" fill="none"/>`;

/** South Sulawesi and the sea people: cut from one trunk. */
const lepa = `${mast(104, 34)}<g class="cut"><path d="M108 36L166 112H108Z" fill="#b79bff"/><path d="M100 46V112H60Z" fill="#ffd96b"/></g><path d="M2 104Q20 130 52 130H150Q182 130 198 100Q192 152 152 158H46Q10 152 2 104Z" fill="#a9521a"/><path d="M20 138Q100 150 182 136" stroke="#ffd96b" stroke-width="5" fill="none" stroke-dasharray="2 9" stroke-linecap="round"/><g><path d="M64 130Q66 112 82 112T98 130Z" fill="#c98b4a"/><path d="M70 116l8-10l4 10Z" fill="#2bc3e8"/></g>`;

/** Kalimantan: a roof, no sail, and an engine that says its name. */
const klotok = `<g class="cut"><path d="M44 74H150L160 90H34Z" fill="#19b37d"/></g><path d="M46 90V130M96 90V130M146 90V130" stroke="#7a4a2a" stroke-width="5"/><path d="M172 128V98" stroke="#4b4660" stroke-width="9" stroke-linecap="round"/><circle cx="174" cy="84" r="9" fill="#efe9ff"/><circle cx="186" cy="68" r="12" fill="#efe9ff" opacity=".8"/>${crates(72, 108)}<path d="M4 112Q26 130 52 130H184L194 120Q192 150 168 156H48Q18 150 4 112Z" fill="#5b3bd6"/><path d="M14 126Q30 138 52 139H188L184 146H46Q24 142 14 126Z" fill="#fffaf0"/>`;

/** West Sulawesi: slender, two outriggers, one tall triangle; among the fastest of its kind. */
const sandeq = `${mast(96, 4)}<g class="cut"><path d="M100 6L176 112H100Z" fill="#fffaf0"/><path d="M92 22V112H52Z" fill="#fffaf0"/><path d="M100 40L124 74H100Z" fill="#2bc3e8"/></g><path d="M2 118L34 130H164L198 110Q186 148 158 150H44Q16 146 2 118Z" fill="#fffaf0"/><path d="M10 128Q40 140 160 138Q182 132 190 124Q180 146 158 150H44Q20 146 10 128Z" fill="#d42b52"/><path d="M62 132Q70 160 50 166M142 132Q150 160 130 166" stroke="#7a4a2a" stroke-width="4" fill="none"/><path d="M22 166H180" stroke="#ffd96b" stroke-width="7" stroke-linecap="round"/>`;

/** One that did not fit. */
export const crate = pictureSource(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect x="4" y="4" width="56" height="56" rx="6" fill="#c98b4a"/><path d="M4 20H60M4 44H60M4 4L60 60" stroke="#8a4b00" stroke-width="6"/><rect x="4" y="4" width="56" height="56" rx="6" fill="none" stroke="#8a4b00" stroke-width="7"/></svg>',
);

/** One for each form of order, in their order. */
export const hullArt: readonly string[] = [pinisi, sampan, jukung, sandeq, lepa, klotok];

export const shipSvg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 180" aria-hidden="true">${inside}</svg>`;

/** Hulls without their sails and masts: for a boat whose sail a child has cut. */
export const bareHull = (art: string): string =>
  art.replace(/<g class="cut">.*?<\/g>/, '').replaceAll(/<path class="mast"[^>]*>/g, '');

const keel =
  '<path d="M20 150H180M34 164V150M100 164V150M166 164V150" stroke="#8a5a30" stroke-width="8" stroke-linecap="round"/><path d="M24 148Q40 160 100 160T176 148" stroke="#c98b4a" stroke-width="9" fill="none"/>';
const ribs =
  '<path d="M30 118Q34 158 60 160M60 114Q62 156 76 160M100 112V160M140 114Q138 156 124 160M170 118Q166 158 140 160M26 120H174" stroke="#c98b4a" stroke-width="7" fill="none" stroke-linecap="round"/>';

/** On the stocks: a keel, ribs, and the boat itself. */
export const stagesOf = (art: string): readonly [string, string, string] => [
  shipSvg(keel),
  shipSvg(keel + ribs),
  shipSvg(art),
];
