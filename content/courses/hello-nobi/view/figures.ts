/** Things to paint: outlines whose zones take a colour each. Drawn on 200 by 160; zones carry their number. */
type Zones = (fill: (zone: number) => string) => string;

const ink = 'stroke="#4a3b78" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"';

interface Figure {
  zones: number;
  draw: Zones;
}

const figures = {
  balloon: {
    zones: 1,
    draw: (fill) =>
      `<path d="M84 118L92 140M116 118L108 140" ${ink}/><path ${fill(0)} ${ink} d="M100 8C140 8 158 40 150 70C144 94 122 112 100 120C78 112 56 94 50 70C42 40 60 8 100 8Z"/><path d="M78 24q-14 10-14 28" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"/><rect x="86" y="138" width="28" height="18" rx="6" fill="#d9a066" ${ink}/>`,
  },
  fish: {
    zones: 2,
    draw: (fill) =>
      `<path ${fill(1)} ${ink} d="M140 80Q176 44 186 50Q178 80 186 110Q176 116 140 80Z"/><path ${fill(0)} ${ink} d="M18 82C32 34 112 24 148 80C112 136 32 130 18 82Z"/><path d="M84 44q20 36 0 74" fill="none" ${ink}/><circle cx="52" cy="70" r="9" fill="#fff" ${ink}/><circle cx="53" cy="71" r="4" fill="#231a4d"/><path d="M26 96q14 8 24 0" fill="none" ${ink}/>`,
  },
  butterfly: {
    zones: 2,
    draw: (fill) =>
      `<path ${fill(0)} ${ink} d="M96 78C70 12 10 14 18 60C22 84 60 92 96 82zM104 78C130 12 190 14 182 60C178 84 140 92 104 82z"/><path ${fill(1)} ${ink} d="M96 84C56 80 30 108 46 134C62 154 92 130 98 92zM104 84C144 80 170 108 154 134C138 154 108 130 102 92z"/><rect x="91" y="46" width="18" height="88" rx="9" fill="#6b5aa6" ${ink}/><circle cx="100" cy="42" r="15" fill="#8d7cc9" ${ink}/><path d="M92 30q-8-18-18-18M108 30q8-18 18-18" fill="none" ${ink}/><circle cx="95" cy="41" r="3" fill="#fff"/><circle cx="105" cy="41" r="3" fill="#fff"/>`,
  },
  boat: {
    zones: 2,
    draw: (fill) =>
      `<path d="M100 12V112" ${ink}/><path ${fill(0)} ${ink} d="M106 14L172 98H106Z"/><path d="M94 34L40 98H94Z" fill="#fff" ${ink}/><path ${fill(1)} ${ink} d="M20 110H180L154 148H46Z"/><path d="M6 152q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0" fill="none" stroke="#2bb3dd" stroke-width="6" stroke-linecap="round"/>`,
  },
  house: {
    zones: 3,
    draw: (fill) =>
      `<path ${fill(1)} ${ink} d="M46 70H154V152H46Z"/><path ${fill(0)} ${ink} d="M28 74L100 12L172 74Z"/><path ${fill(2)} ${ink} d="M84 152V104Q84 94 94 94H106Q116 94 116 104V152Z"/><rect x="56" y="88" width="20" height="20" rx="4" fill="#bfe9f7" ${ink}/><rect x="124" y="88" width="20" height="20" rx="4" fill="#bfe9f7" ${ink}/>`,
  },
  umbrella: {
    zones: 3,
    draw: (fill) =>
      `<path d="M100 84V134q0 16 14 16t14-14" fill="none" ${ink}/><path ${fill(0)} ${ink} d="M22 86C24 40 60 16 100 14C76 36 66 60 64 86Q44 72 22 86Z"/><path ${fill(1)} ${ink} d="M64 86C66 60 76 36 100 14C124 36 134 60 136 86Q100 70 64 86Z"/><path ${fill(2)} ${ink} d="M178 86C176 40 140 16 100 14C124 36 134 60 136 86Q156 72 178 86Z"/>`,
  },
  village: {
    zones: 7,
    draw: (fill) =>
      `<circle ${fill(0)} ${ink} cx="34" cy="32" r="19"/><path ${fill(1)} ${ink} d="M-4 100Q56 66 116 96T204 90V164H-4Z"/><path ${fill(3)} ${ink} d="M104 76H164V134H104Z"/><path ${fill(2)} ${ink} d="M94 80L134 44L174 80Z"/><path ${fill(4)} ${ink} d="M126 134V106H144V134Z"/><path d="M52 126V98" stroke="#6a3c1c" stroke-width="9" stroke-linecap="round"/><path ${fill(5)} ${ink} d="M52 104C26 108 20 84 32 76C34 58 70 58 72 76C86 84 78 108 52 104Z"/><path ${fill(6)} ${ink} d="M-4 140Q60 122 120 142T204 138V164H-4Z"/>`,
  },
} satisfies Record<string, Figure>;

const known: Readonly<Record<string, Figure>> = figures;

export const figureNames: readonly string[] = Object.keys(figures);

export const zonesOf = (name: string): number => known[name]?.zones ?? 0;

/** Markup of a figure; `next` is the zone that the next paint goes into, or none. */
export const figure = (
  name: string,
  { fills, next }: { fills: readonly string[]; next: number },
): string => {
  const drawn = known[name]?.draw(
    (zone) =>
      `data-zone="${zone}" class="zone${zone === next ? ' is-next' : ''}" fill="${fills[zone] ?? '#fbf6ff'}"`,
  );
  return `<svg class="figure" viewBox="0 0 200 160" aria-hidden="true">${drawn ?? ''}</svg>`;
};
