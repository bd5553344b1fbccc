/** The houses of the town, dark until their sign hangs. Own work. Windows, doors and awnings are lit by CSS. */
import { paints } from '../rules/street.ts';

interface Paint {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly trim: string;
}

const palette: readonly Paint[] = [
  { wall: '#ff9aa8', shade: '#e8758a', roof: '#7a2f6b', trim: '#fff3dc' },
  { wall: '#8fd6c2', shade: '#5fb39d', roof: '#2c6f78', trim: '#fff3dc' },
  { wall: '#ffd08a', shade: '#e5a955', roof: '#a8442f', trim: '#fffaf0' },
  { wall: '#a9c8ff', shade: '#7da0e2', roof: '#3b3f9e', trim: '#fff3dc' },
  { wall: '#d7b8ff', shade: '#b18de6', roof: '#5b2f8f', trim: '#fffaf0' },
  { wall: '#f7e3b5', shade: '#dcc083', roof: '#3f7a45', trim: '#fffaf0' },
];

const pane = (x: number, y: number, [w, h]: readonly [number, number] = [40, 48]): string =>
  `<g class="pane"><rect x="${x - 5}" y="${y - 5}" width="${w + 10}" height="${h + 10}" rx="8" fill="#5a3a2a"/><rect class="glass" x="${x}" y="${y}" width="${w}" height="${h}" rx="4"/><path d="M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}" stroke="#5a3a2a" stroke-width="4"/><path d="M${x - 8} ${y + h + 6}H${x + w + 8}" stroke="#7a4a2a" stroke-width="7" stroke-linecap="round"/></g>`;
const arch = (x: number, y: number): string =>
  `<g class="pane"><path d="M${x - 5} ${y + 52}V${y + 16}a25 25 0 0 1 50 0V${y + 52}Z" fill="#5a3a2a"/><path class="glass" d="M${x} ${y + 48}V${y + 16}a20 20 0 0 1 40 0V${y + 48}Z"/><path d="M${x + 20} ${y}V${y + 48}" stroke="#5a3a2a" stroke-width="4"/></g>`;
const pot = (x: number): string =>
  `<path d="M${x - 16} 366H${x + 16}L${x + 11} 396H${x - 11}Z" fill="#b5583b"/><g fill="#2f8f63"><path d="M${x} 368Q${x - 26} 346 ${x - 18} 330Q${x - 4} 342 ${x} 368Q${x + 2} 334 ${x + 16} 328Q${x + 24} 346 ${x} 368Z"/></g><g class="bloom"><circle cx="${x - 14}" cy="334" r="6"/><circle cx="${x + 13}" cy="332" r="6"/><circle cx="${x}" cy="344" r="6"/></g>`;
const door = ({ trim, roof }: Paint): string =>
  `<g class="doorway"><path d="M112 396V300a38 38 0 0 1 76 0V396Z" fill="${trim}"/><path class="hall" d="M120 396V302a30 30 0 0 1 60 0V396Z"/><path class="leaf" d="M120 396V302a30 30 0 0 1 60 0V396Z" fill="${roof}"/><circle class="leaf" cx="170" cy="350" r="4" fill="#ffd96b"/></g>`;
const awning = ({ roof, trim }: Paint): string => {
  const stripes = Array.from({ length: 8 }, (_, at) => {
    const x = 38 + at * 28;
    return `<path d="M${x} 262H${x + 28}V288a14 12 0 0 1 -28 0Z" fill="${at % 2 ? trim : roof}"/>`;
  });
  return `<g class="awning">${stripes.join('')}</g>`;
};
const tiles = (from: number, to: number, y: number): string =>
  `<path d="M${from} ${y}${'q11 14 22 0'.repeat(Math.round((to - from) / 22))}" fill="none" stroke="#231a4d" stroke-opacity=".22" stroke-width="4"/>`;
const wall = ({ wall: fill, shade }: Paint, [x, y, w]: readonly [number, number, number]): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${396 - y}" rx="6" fill="${fill}"/><path d="M${x + w - 34} ${y}H${x + w - 6}a6 6 0 0 1 6 6V396H${x + w - 34}Z" fill="${shade}" opacity=".6"/>`;

/** A shop of two floors with a tiled roof. */
const shop = (paint: Paint): string =>
  `${wall(paint, [40, 110, 220])}<path d="M20 114L70 52H230L280 114Z" fill="${paint.roof}"/>${tiles(44, 262, 96)}${tiles(62, 240, 76)}<rect x="196" y="34" width="26" height="42" rx="4" fill="${paint.shade}"/><path d="M40 208H260" stroke="${paint.trim}" stroke-width="6"/>${pane(72, 134)}${pane(188, 134)}${door(paint)}${awning(paint)}${pot(66)}${pot(234)}`;
/** The tiered roof of a joglo. */
const joglo = (paint: Paint): string =>
  `${wall(paint, [48, 150, 204])}<path d="M6 156Q54 132 84 100H216Q246 132 294 156Z" fill="${paint.roof}"/><path d="M84 104Q104 66 112 30H188Q196 66 216 104Z" fill="${paint.roof}"/><path d="M106 34H194" stroke="#ffd96b" stroke-width="8" stroke-linecap="round"/>${tiles(40, 260, 140)}${tiles(104, 198, 84)}${arch(66, 172)}${arch(194, 172)}<path d="M58 156V396M242 156V396" stroke="#8a5a30" stroke-width="12"/>${door(paint)}${awning(paint)}${pot(84)}${pot(216)}`;
/** A curved roof with two horns, as in Minangkabau. */
const gadang = (paint: Paint): string =>
  `${wall(paint, [44, 140, 212])}<path d="M10 34Q60 118 150 110Q240 118 290 34Q284 118 262 146H38Q16 118 10 34Z" fill="${paint.roof}"/><path d="M70 58Q100 116 150 110Q200 116 230 58Q222 120 204 128H96Q78 120 70 58Z" fill="${paint.shade}"/><path d="M38 146H262" stroke="#ffd96b" stroke-width="6"/>${pane(74, 168)}${pane(186, 168)}<path d="M44 236H256" stroke="${paint.trim}" stroke-width="7" stroke-dasharray="14 10"/>${door(paint)}${awning(paint)}${pot(74)}${pot(226)}`;
/** A tower with a clock that glows. */
const tower = (paint: Paint): string =>
  `${wall(paint, [60, 150, 180])}${wall(paint, [98, 64, 104])}<path d="M84 70L150 6L216 70Z" fill="${paint.roof}"/><path d="M150 6V-14L174 -7L150 0" fill="#ff5c7a" stroke="#5a3a2a" stroke-width="3"/><circle class="glass" cx="150" cy="106" r="29" stroke="#5a3a2a" stroke-width="6"/><path d="M150 106V88M150 106L162 112" stroke="#231a4d" stroke-width="5" stroke-linecap="round"/><path d="M44 158H256L240 138H60Z" fill="${paint.roof}"/>${pane(76, 180, [34, 44])}${pane(190, 180, [34, 44])}${door(paint)}${awning(paint)}${pot(86)}${pot(214)}`;
/** A house with a veranda and a hipped roof. */
const limas = (paint: Paint): string =>
  `${wall(paint, [36, 146, 228])}<path d="M10 152L96 70H204L290 152Z" fill="${paint.roof}"/>${tiles(44, 264, 132)}${tiles(78, 228, 104)}<path d="M150 60Q142 44 150 30Q158 44 150 60Z" fill="#ffd96b"/>${arch(64, 170)}${arch(196, 170)}${door(paint)}${awning(paint)}<path d="M36 370H104M196 370H264" stroke="${paint.trim}" stroke-width="7"/><path d="M48 370V396M68 370V396M88 370V396M212 370V396M232 370V396M252 370V396" stroke="${paint.trim}" stroke-width="5"/>`;
/** A round gable with a terrace on top. */
const gable = (paint: Paint): string =>
  `${wall(paint, [46, 120, 208])}<path d="M36 126V112Q66 108 74 84Q88 44 150 40Q212 44 226 84Q234 108 264 112V126Z" fill="${paint.shade}"/><path d="M36 118H264" stroke="${paint.trim}" stroke-width="9"/><circle class="glass" cx="150" cy="86" r="20" stroke="#5a3a2a" stroke-width="6"/>${pane(70, 150)}${pane(190, 150)}<path d="M60 214H124M176 214H240" stroke="#5a3a2a" stroke-width="6"/>${door(paint)}${awning(paint)}${pot(70)}${pot(230)}`;

const all = [shop, joglo, gadang, tower, limas, gable];

const plate = (text: string): string => {
  const wide = text.length > 10 ? ' textLength="186" lengthAdjust="spacingAndGlyphs"' : '';
  return `<g class="plate"><rect x="44" y="224" width="212" height="46" rx="12" fill="#8a4b00"/><rect x="49" y="229" width="202" height="36" rx="8" fill="#fff3dc"/><text x="150" y="257" text-anchor="middle"${wide}>${text}</text></g>`;
};

/** Three hundred wide, four hundred high, on the ground. An empty plate is none. */
export const house = (shape: number, paint: number, text: string): string => {
  const draw = all[shape % all.length] ?? shop;
  const colours = palette[paint % paints] ?? palette[0];
  if (!colours) return '';
  return `<svg viewBox="0 -20 300 420" aria-hidden="true">${draw(colours)}${text === '' ? '' : plate(text)}</svg>`;
};

/** Where the street begins: a gate with the name of the town. */
export const gate = `<svg viewBox="0 -20 300 420" aria-hidden="true"><path d="M30 396V170H72V396ZM228 396V170H270V396Z" fill="#b5583b"/><path d="M22 396V372H80V396ZM220 396V372H278V396ZM24 176V154H78V176ZM222 176V154H276V176Z" fill="#8a3f2c"/><path d="M51 120L74 154H28ZM249 120L272 154H226Z" fill="#7a2f6b"/><path d="M16 124Q150 34 284 124L276 154Q150 76 24 154Z" fill="#7a2f6b"/><path d="M16 124Q150 34 284 124" fill="none" stroke="#ffd96b" stroke-width="7"/><rect x="62" y="166" width="176" height="62" rx="14" fill="#8a4b00"/><rect x="68" y="172" width="164" height="50" rx="10" fill="#fff3dc"/><text x="150" y="207" text-anchor="middle" fill="#231a4d">Kota Ejaan</text><path d="M84 154V168M216 154V168" stroke="#ffd96b" stroke-width="5"/><circle cx="51" cy="236" r="13" fill="#ffd96b"/><circle cx="249" cy="236" r="13" fill="#ffd96b"/><path d="M38 300Q51 284 64 300V330H38ZM236 300Q249 284 262 300V330H236Z" fill="#8a3f2c"/></svg>`;
