/** The parts of a day, and what children do in them. Drawn on 100 by 100. */
export const dayParts = ['morning', 'noon', 'afternoon', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** Pagi to ten, siang to two, sore to six: as the day is parted in Indonesia. */
export const partOf = (hour: number): DayPart => {
  if (hour >= 18 || hour < 5) return 'night';
  if (hour >= 15) return 'afternoon';
  return hour >= 11 ? 'noon' : 'morning';
};

export const hourOf: Record<DayPart, number> = { morning: 7, noon: 12, afternoon: 16, night: 20 };

export const skies: Record<DayPart, readonly [string, string]> = {
  morning: ['#8fdcff', '#ffe9b0'],
  noon: ['#45b8f5', '#c6efff'],
  afternoon: ['#ff9a6b', '#ffd98f'],
  night: ['#1c1452', '#5a3fb0'],
};

const sun = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="15" fill="#ffd54a"/><path d="M${x} ${y - 26}v7M${x} ${y + 19}v7M${x - 26} ${y}h7M${x + 19} ${y}h7M${x - 18} ${y - 18}l5 5M${x + 13} ${y + 13}l5 5M${x + 18} ${y - 18}l-5 5M${x - 13} ${y + 13}l-5 5" stroke="#ffb020" stroke-width="5" stroke-linecap="round"/>`;
const moon =
  '<path d="M62 20a24 24 0 1 0 16 38a20 20 0 1 1-16-38z" fill="#ffe9a8"/><path d="M26 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM34 50l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z" fill="#fff"/>';

const lights: Record<DayPart, string> = {
  morning: sun(28, 58),
  noon: sun(50, 32),
  afternoon: sun(74, 64),
  night: moon,
};
const hills: Record<DayPart, string> = {
  morning: '#6fcf86',
  noon: '#4db871',
  afternoon: '#7a8f4a',
  night: '#16325c',
};

const skyTile = (part: DayPart): string => {
  const [top, low] = skies[part];
  return `<rect x="2" y="2" width="96" height="96" rx="20" fill="${top}"/><path d="M2 50H98V78Q98 98 78 98H22Q2 98 2 78Z" fill="${low}"/>${lights[part]}<path d="M2 74Q30 60 56 74T98 70V78Q98 98 78 98H22Q2 98 2 78Z" fill="${hills[part]}"/>`;
};

export const dayDrawings = {
  morning: skyTile('morning'),
  noon: skyTile('noon'),
  afternoon: skyTile('afternoon'),
  night: skyTile('night'),
  bowl: '<path d="M34 30q-6-8 0-15M50 27q-6-8 0-15M66 30q-6-8 0-15" fill="none" stroke="#b9b3d6" stroke-width="5" stroke-linecap="round"/><path d="M14 52Q50 22 86 52Z" fill="#fff" stroke="#cdbff2" stroke-width="3"/><path d="M8 50H92Q92 88 62 90H38Q8 88 8 50Z" fill="#ff7d5c"/><path d="M11 60Q50 72 89 60" stroke="#fff3dc" stroke-width="6" fill="none"/>',
  book: '<path d="M50 26Q30 12 8 20V80Q30 72 50 86Q70 72 92 80V20Q70 12 50 26Z" fill="#fffaf0" stroke="#4a2fb8" stroke-width="6" stroke-linejoin="round"/><path d="M50 26V84M20 36q12-3 20 3M20 52q12-3 20 3M60 39q8-6 20-3M60 55q8-6 20-3" fill="none" stroke="#8a6df5" stroke-width="5" stroke-linecap="round"/>',
  ball: '<circle cx="50" cy="52" r="40" fill="#fff" stroke="#231a4d" stroke-width="4"/><path d="M50 34l17 12-6 20H39l-6-20z" fill="#231a4d"/><path d="M50 34V13M67 46l20-7M61 66l13 17M39 66L26 83M33 46l-20-7" stroke="#231a4d" stroke-width="4"/>',
  bed: '<path d="M10 22V86M90 52V86" stroke="#8a4b22" stroke-width="8" stroke-linecap="round"/><rect x="10" y="56" width="80" height="20" rx="6" fill="#b8692f"/><path d="M40 42H78Q90 42 90 58V62H40Z" fill="#8a6df5"/><rect x="15" y="38" width="28" height="20" rx="9" fill="#fffaf0" stroke="#cdbff2" stroke-width="3"/><path d="M48 52h34" stroke="#cdbff2" stroke-width="4" stroke-dasharray="7 6"/>',
} satisfies Record<string, string>;

export const isPart = (value: unknown): value is DayPart => dayParts.some((part) => part === value);
