/** Our own stickers, drawn in a square of 100. Each has a cream rim, as if cut out of a sheet. */
import type { StickerName } from '../rules/paints.ts';

const dark = '#2A1E6B';

const eyes = ([x1, x2]: readonly [number, number], y: number, r = 5): string =>
  [x1, x2]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/><circle cx="${x + r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.36}" fill="#fff"/>`,
    )
    .join('');

const smile = (x: number, y: number, w = 8): string =>
  `<path d="M${x - w} ${y}Q${x} ${y + w * 0.95} ${x + w} ${y}" fill="none" stroke="${dark}" stroke-width="3.4" stroke-linecap="round"/>`;

const cheeks = (x1: number, x2: number, y: number): string =>
  [x1, x2]
    .map((x) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="4" fill="#FF6F86" opacity=".55"/>`)
    .join('');

const nobiEye = (x: number): string =>
  `<circle cx="${x}" cy="52" r="15.500" fill="#FFFEFA"/><circle cx="${x}" cy="52" r="12.500" fill="#6C4CF1"/><circle cx="${x}" cy="52" r="8" fill="#150E3F"/><circle cx="${x - 4}" cy="47" r="4" fill="#fff"/><circle cx="${x + 4}" cy="57" r="1.900" fill="#fff"/>`;

const ray = (turn: number): string =>
  `<path d="M50 4L56 17H44Z" fill="#FFB020" transform="rotate(${turn} 50 50)"/>`;

const leaf = (turn: number, color: string): string =>
  `<ellipse cx="50" cy="23" rx="14" ry="18" fill="${color}" transform="rotate(${turn} 50 46)"/>`;

const turns = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (at * 360) / count);

export const stickerShapes: Record<StickerName, string> = {
  nobi: `<path d="M26 40C10 34 3 18 10 9C15 3 28 8 38 24Z" fill="#E98436"/><path d="M27 35C17 31 12 20 15 14C18 11 27 15 33 25Z" fill="#F9A09C"/><path d="M74 40C90 34 97 18 90 9C85 3 72 8 62 24Z" fill="#E98436"/><path d="M73 35C83 31 88 20 85 14C82 11 73 15 67 25Z" fill="#F9A09C"/><path d="M50 18C76 18 93 32 93 54C93 75 74 87 50 87C26 87 7 75 7 54C7 32 26 18 50 18Z" fill="#FBA552"/><path d="M44 20C41 12 45 7 49 4C48 9 51 12 53 7C57 10 59 15 57 20Z" fill="#E98436"/><path d="M50 42C55 32 66 30 74 33C87 38 90 50 87 61C83 74 67 84 50 84C33 84 17 74 13 61C10 50 13 38 26 33C34 30 45 32 50 42Z" fill="#FFF1D6"/>${nobiEye(32)}${nobiEye(68)}<ellipse cx="50" cy="64" rx="5" ry="3.500" fill="#8A3A2C"/><path d="M41 71Q50 74 59 71Q59 82 50 82Q41 82 41 71Z" fill="#6B1B3A"/><path d="M44 78Q50 74 56 78Q54 82 50 82Q46 82 44 78Z" fill="#FF7A8C"/>${cheeks(18, 82, 69)}`,
  tiger: `<circle cx="21" cy="24" r="15" fill="#E57A1E"/><circle cx="79" cy="24" r="15" fill="#E57A1E"/><circle cx="21" cy="24" r="8" fill="#FFC9A0"/><circle cx="79" cy="24" r="8" fill="#FFC9A0"/><circle cx="50" cy="54" r="40" fill="#FF9A3D"/><g fill="#5A2B12"><path d="M46 14h8l-4 18Z"/><path d="M32 17l7-2 3 14Z"/><path d="M68 17l-7-2-3 14Z"/><path d="M10 48l16 4-15 4Z"/><path d="M90 48l-16 4 15 4Z"/><path d="M13 64l15-2-12 9Z"/><path d="M87 64l-15-2 12 9Z"/></g><ellipse cx="50" cy="71" rx="22" ry="17" fill="#FFF3DC"/>${eyes([34, 66], 49, 6.5)}<path d="M44 62h12l-6 7Z" fill="#8A3A2C" stroke="#8A3A2C" stroke-width="2" stroke-linejoin="round"/><path d="M50 69v4M41 75Q46 80 50 74Q54 80 59 75" fill="none" stroke="#5A2B12" stroke-width="3.200" stroke-linecap="round"/>`,
  elephant: `<path d="M26 24C2 18 0 66 22 70C36 70 36 32 26 24Z" fill="#8AA2CF"/><path d="M74 24C98 18 100 66 78 70C64 70 64 32 74 24Z" fill="#8AA2CF"/><path d="M22 32C10 32 10 58 22 61C29 58 29 38 22 32Z" fill="#FFB3C2"/><path d="M78 32C90 32 90 58 78 61C71 58 71 38 78 32Z" fill="#FFB3C2"/><circle cx="50" cy="44" r="32" fill="#A9BCE2"/><path d="M40 52H60C61 68 60 76 66 84C69 92 60 97 53 91C44 84 40 70 40 52Z" fill="#A9BCE2"/><path d="M42 64q9 4 18 0M43 74q9 4 17 0" stroke="#8AA2CF" stroke-width="3" fill="none" stroke-linecap="round"/>${eyes([36, 64], 42, 5.5)}${cheeks(30, 70, 55)}<path d="M43 20q4-10 9-4q6-4 4 5" fill="#8AA2CF"/>`,
  turtle: `<ellipse cx="84" cy="47" rx="14" ry="13" fill="#7CCB6B"/><ellipse cx="24" cy="76" rx="12" ry="9" fill="#6BBB5C"/><ellipse cx="66" cy="76" rx="12" ry="9" fill="#6BBB5C"/><path d="M8 66l-6 6 12 0Z" fill="#6BBB5C" stroke="#6BBB5C" stroke-width="4" stroke-linejoin="round"/><path d="M8 70C8 40 24 24 45 24C67 24 82 42 82 70Q82 74 76 74H14Q8 74 8 70Z" fill="#0B7F5A"/><path d="M45 34l14 9-3 17H34l-3-17Z" fill="#FFD96B"/><path d="M18 58l9-8 4 12-8 7ZM72 58l-9-8-4 12 8 7Z" fill="#FFC53D"/><path d="M11 68H79" stroke="#085E43" stroke-width="5" stroke-linecap="round"/>${eyes([82, 92], 43, 3.8)}${smile(87, 51, 4.5)}`,
  fish: `<path d="M70 50L96 26Q91 50 96 74Z" fill="#FF8A2B" stroke="#FF8A2B" stroke-width="4" stroke-linejoin="round"/><path d="M40 22Q56 4 66 24Z" fill="#FF8A2B" stroke="#FF8A2B" stroke-width="4" stroke-linejoin="round"/><ellipse cx="44" cy="52" rx="38" ry="31" fill="#FFC53D"/><path d="M46 22Q58 52 46 82Q60 80 70 68Q76 52 70 36Q60 24 46 22Z" fill="#FF8A2B"/><path d="M62 29Q70 52 62 76" stroke="#FFF3DC" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M42 56Q56 50 58 62Q50 72 42 64Z" fill="#FFE6A8"/><circle cx="26" cy="45" r="10" fill="#fff"/>${eyes([25, 25], 45, 6)}${smile(17, 61, 6)}<circle cx="5" cy="30" r="3" fill="#8FDDFF"/><circle cx="11" cy="18" r="4" fill="#8FDDFF"/>`,
  butterfly: `<path d="M48 48C40 16 8 8 6 28C4 48 24 56 48 52Z" fill="#6C4CF1"/><path d="M52 48C60 16 92 8 94 28C96 48 76 56 52 52Z" fill="#6C4CF1"/><path d="M48 54C24 54 12 68 20 82C30 96 46 78 49 60Z" fill="#FF7A9E"/><path d="M52 54C76 54 88 68 80 82C70 96 54 78 51 60Z" fill="#FF7A9E"/><g fill="#FFD96B"><circle cx="21" cy="30" r="8"/><circle cx="79" cy="30" r="8"/></g><g fill="#FFF1CF"><circle cx="36" cy="42" r="4"/><circle cx="64" cy="42" r="4"/><circle cx="30" cy="74" r="6"/><circle cx="70" cy="74" r="6"/></g><path d="M46 30Q42 16 34 14M54 30Q58 16 66 14" stroke="${dark}" stroke-width="3.400" fill="none" stroke-linecap="round"/><rect x="43" y="28" width="14" height="52" rx="7" fill="#38218F"/><circle cx="50" cy="33" r="11" fill="#38218F"/><circle cx="46" cy="32" r="2.600" fill="#fff"/><circle cx="54" cy="32" r="2.600" fill="#fff"/>`,
  star: `<path d="M50 8L62.500 34.500L91 38.500L70 59L75 88L50 74L25 88L30 59L9 38.500L37.500 34.500Z" fill="#FFC53D" stroke="#FFC53D" stroke-width="9" stroke-linejoin="round"/><path d="M50 16L41 38L17 42Q34 20 50 16Z" fill="#FFE68F"/>${eyes([40, 60], 49)}${smile(50, 58)}${cheeks(32, 68, 59)}`,
  moon: `<path d="M66 8C34 8 12 30 14 56C16 80 38 96 62 91C76 88 86 80 90 70C66 78 46 66 44 46C42 30 50 16 66 8Z" fill="#FFE08A"/><path d="M60 13C34 18 20 36 22 56C23 68 30 79 42 84C26 74 26 36 60 13Z" fill="#FFF3C9"/><path d="M28 58q5-6 10 0" stroke="${dark}" stroke-width="3.600" fill="none" stroke-linecap="round"/><path d="M40 72q5 5 10 1" stroke="${dark}" stroke-width="3.600" fill="none" stroke-linecap="round"/><ellipse cx="31" cy="68" rx="5" ry="3.400" fill="#FF8A9E" opacity=".6"/><path d="M78 22l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" fill="#FFC53D"/>`,
  sun: `${turns(10).map(ray).join('')}<circle cx="50" cy="50" r="31" fill="#FFC53D"/><circle cx="44" cy="43" r="22" fill="#FFD96B"/>${eyes([40, 60], 46)}${smile(50, 55, 10)}${cheeks(32, 68, 57)}`,
  cloud: `<path d="M20 76C2 76 0 52 17 48C15 26 43 20 51 36C60 22 84 30 80 50C98 50 98 76 80 76Z" fill="#fff"/><path d="M24 71C11 71 11 56 23 54C22 37 42 34 49 47C57 37 74 43 72 56C87 57 86 71 76 71Z" fill="#CDECFF"/><path d="M32 71C23 70 25 61 33 61C34 51 46 51 50 58C56 53 65 57 64 64C70 66 70 71 66 71Z" fill="#9AD6F7"/>`,
  flower: `<path d="M50 58V94" stroke="#19B37D" stroke-width="7" stroke-linecap="round"/><path d="M50 84Q30 84 28 68Q46 68 50 84ZM50 90Q70 88 73 73Q54 74 50 90Z" fill="#19B37D"/>${turns(
    5,
  )
    .map((turn) => leaf(turn, '#FF7A9E'))
    .join('')}${turns(5)
    .map((turn) => leaf(turn, '#FFB3C2').replace('rx="14" ry="18"', 'rx="6" ry="10"'))
    .join(
      '',
    )}<circle cx="50" cy="46" r="14" fill="#FFC53D"/>${eyes([45, 55], 44, 2.8)}${smile(50, 49, 4.5)}`,
  tree: `<path d="M44 60H56L60 95H40Z" fill="#8A5A33"/><circle cx="30" cy="52" r="22" fill="#0B7F5A"/><circle cx="70" cy="52" r="22" fill="#0B7F5A"/><circle cx="50" cy="32" r="27" fill="#19B37D"/><circle cx="36" cy="50" r="17" fill="#19B37D"/><circle cx="66" cy="50" r="16" fill="#19B37D"/><circle cx="40" cy="24" r="10" fill="#4FCF9C"/><g fill="#FF5C7A"><circle cx="62" cy="34" r="6"/><circle cx="32" cy="52" r="6"/><circle cx="70" cy="58" r="6"/><circle cx="47" cy="44" r="5"/></g>`,
  house: `<rect x="18" y="46" width="64" height="46" rx="6" fill="#FFF3DC"/><rect x="18" y="82" width="64" height="10" rx="5" fill="#E8B878"/><path d="M6 50Q16 44 24 26Q28 16 50 12Q72 16 76 26Q84 44 94 50Q90 56 82 54Q66 48 50 48Q34 48 18 54Q10 56 6 50Z" fill="#E8436B"/><path d="M24 36Q50 26 76 36M18 45Q50 34 82 45" stroke="#B01E43" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M42 92V70Q42 60 50 60Q58 60 58 70V92Z" fill="#8A4B00"/><circle cx="54" cy="78" r="2" fill="#FFD96B"/><rect x="24" y="60" width="13" height="13" rx="3" fill="#2BC3E8"/><rect x="63" y="60" width="13" height="13" rx="3" fill="#2BC3E8"/><path d="M30.500 60v13M24 66.500h13M69.500 60v13M63 66.500h13" stroke="#fff" stroke-width="2.400"/>`,
  kite: `<path d="M56 66Q62 78 50 84Q38 90 44 98" stroke="#5A5182" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M64 4L92 36L54 70L30 30Z" fill="#FF5C7A"/><path d="M64 4L92 36L61 49L64 4Z" fill="#FF9DB0"/><path d="M54 70L92 36L61 49Z" fill="#FFB020"/><path d="M54 70L30 30L61 49Z" fill="#FFD96B"/><path d="M64 4L54 70M30 30L92 36" stroke="#fff" stroke-width="3"/><path d="M64 4L92 36L54 70L30 30Z" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/><path d="M50 78l-12-4 3 12ZM52 82l12-2-6 10Z" fill="#2BC3E8"/><path d="M42 90l-12 0 6 9ZM46 92l11 3-8 6Z" fill="#6C4CF1"/>`,
  boat: `<path d="M46 10V62" stroke="#8A5A33" stroke-width="6" stroke-linecap="round"/><path d="M52 10Q90 30 86 58H52Z" fill="#FFF3DC"/><path d="M52 30Q72 38 87 44Q88 50 86 58H52Z" fill="#FF7A9E"/><path d="M40 18Q16 36 14 58H40Z" fill="#FFC53D"/><path d="M6 64H94Q88 88 70 88H30Q12 88 6 64Z" fill="#B8692F"/><path d="M6 64H94Q92 72 89 76H11Q8 72 6 64Z" fill="#8A4B22"/><g fill="#FFD96B"><circle cx="32" cy="81" r="3.500"/><circle cx="50" cy="81" r="3.500"/><circle cx="68" cy="81" r="3.500"/></g><path d="M2 94q8-6 16 0t16 0t16 0t16 0t16 0t16 0" stroke="#2BC3E8" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  heart: `<path d="M50 90C18 66 6 48 10 30C14 12 40 8 50 30C60 8 86 12 90 30C94 48 82 66 50 90Z" fill="#FF5C7A"/><path d="M20 32C22 22 32 20 38 26" stroke="#FFD3DC" stroke-width="7" fill="none" stroke-linecap="round"/>${eyes([38, 62], 46)}${smile(50, 56)}`,
};
