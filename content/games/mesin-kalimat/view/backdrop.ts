/** The inventor's room, the lever, the lamps that grow, and what stands there before anything happens. Own work. */
import type { Stages } from '@nobi/kit/game';

const gear = ([x, y, r]: readonly [number, number, number], fill: string): string =>
  `<g transform="translate(${x} ${y})" fill="${fill}"><circle r="${r}"/>${[0, 45, 90, 135]
    .map(
      (turn) =>
        `<rect x="${-r * 0.22}" y="${-r * 1.3}" width="${r * 0.44}" height="${r * 2.6}" rx="${r * 0.1}" transform="rotate(${turn})"/>`,
    )
    .join('')}<circle r="${r * 0.42}" fill="#6f4fc4"/></g>`;

export const backdrop = `<svg class="backdrop" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="mk-wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#38218f"/><stop offset=".62" stop-color="#8a62d6"/><stop offset="1" stop-color="#c79be6"/></linearGradient><linearGradient id="mk-floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9a969"/><stop offset="1" stop-color="#b5713c"/></linearGradient></defs><rect width="1200" height="800" fill="url(#mk-wall)"/><g opacity=".55">${gear([90, 470, 60], '#5b3bd6')}${gear([196, 396, 38], '#6c4cf1')}${gear([1112, 440, 70], '#5b3bd6')}${gear([1010, 360, 34], '#6c4cf1')}${gear([1150, 300, 30], '#7a5cf0')}</g><path d="M0 250H90V330H220V210H330" fill="none" stroke="#5b3bd6" stroke-width="18" stroke-linejoin="round" opacity=".5"/><path d="M1200 200H1100V270H960V180H860" fill="none" stroke="#5b3bd6" stroke-width="18" stroke-linejoin="round" opacity=".5"/><g transform="translate(600 300)"><circle r="104" fill="#2c1e7a"/><circle r="104" fill="none" stroke="#d98a00" stroke-width="12"/><circle cx="34" cy="-24" r="34" fill="#ffe9a8"/><circle cx="22" cy="-32" r="30" fill="#2c1e7a"/><circle cx="-44" cy="-34" r="4" fill="#fff"/><circle cx="-18" cy="34" r="3" fill="#fff"/><circle cx="-60" cy="20" r="3" fill="#ffd96b"/><circle cx="50" cy="44" r="3" fill="#fff"/><path d="M-104 0H104M0 -104V104" stroke="#d98a00" stroke-width="7"/></g><path d="M0 590H1200V800H0Z" fill="url(#mk-floor)"/><path d="M0 590H1200" stroke="#8a4b1c" stroke-width="8"/><path d="M0 640H1200M0 712H1200M180 594L120 640M520 594V640M860 594L900 640M320 640L260 712M700 640L716 712M1040 640L1110 712" stroke="#a8662f" stroke-width="4"/></svg>`;

/** A rug with a spotlight: here it will be. */
export const idle =
  '<svg viewBox="-140 -212 280 236" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><path d="M-34 -212H34L104 2H-104Z" fill="#fff" opacity=".12"/><ellipse cx="0" cy="4" rx="112" ry="17" fill="#f0435f"/><ellipse cx="0" cy="3" rx="94" ry="12" fill="none" stroke="#ffd96b" stroke-width="3"/><g fill="none" stroke="#efe9ff" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 11"><path d="M-44 -12V-76Q-44 -122 0 -122Q44 -122 44 -76V-12"/></g><path d="M-13 -86Q-12 -102 1 -102Q14 -101 13 -88Q12 -79 0 -74V-62" fill="none" stroke="#efe9ff" stroke-width="8" stroke-linecap="round"/><circle cx="0" cy="-46" r="5" fill="#efe9ff"/></svg>';

export const lever =
  '<svg viewBox="0 0 72 116" aria-hidden="true"><rect x="8" y="78" width="56" height="34" rx="12" fill="#8a4b00"/><rect x="8" y="74" width="56" height="32" rx="12" fill="#ffb020"/><rect x="28" y="82" width="16" height="16" rx="8" fill="#6b3a00"/><g class="stick"><path d="M36 90V34" stroke="#efe9ff" stroke-width="11" stroke-linecap="round"/><path d="M36 90V34" stroke="#8a80b0" stroke-width="5" stroke-linecap="round"/><circle cx="36" cy="24" r="20" fill="#f0435f" stroke="#8f1431" stroke-width="4"/><ellipse cx="29" cy="16" rx="7" ry="5" fill="#ffb3c2"/></g></svg>';

const own = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 100">${inside}</svg>`;
const cord =
  '<path d="M45 0V34" stroke="#231a4d" stroke-width="5"/><rect x="33" y="30" width="24" height="14" rx="5" fill="#d98a00"/>';
const bulb = (fill: string, rim: string): string =>
  `<circle cx="45" cy="62" r="22" fill="${fill}" stroke="${rim}" stroke-width="4"/>`;
/** Each skill has its lamp over the machine: a socket, a bulb, and a bulb that shines. */
export const lamps: Stages = [
  own(cord),
  own(
    `${cord}${bulb('#cfc2f3', '#5b3bd6')}<path d="M38 66l4 -10l4 8l6 -10" fill="none" stroke="#5b3bd6" stroke-width="3"/>`,
  ),
  own(
    `<circle cx="45" cy="62" r="38" fill="#ffd96b" opacity=".35"/><path d="M45 18V8M9 62H-1M81 62H91M19 36L11 28M71 36L79 28" stroke="#ffd96b" stroke-width="5" stroke-linecap="round"/>${cord}${bulb('#fff1a8', '#d98a00')}<path d="M36 60Q45 72 54 60" fill="none" stroke="#8a4b00" stroke-width="3" stroke-linecap="round"/><circle cx="38" cy="54" r="3" fill="#231a4d"/><circle cx="52" cy="54" r="3" fill="#231a4d"/>`,
  ),
];

export const icons = {
  keep: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect x="6" y="8" width="36" height="34" rx="6" fill="#fff" stroke="#4a2fb8" stroke-width="4"/><path d="M24 34C10 26 14 15 20 16Q23 17 24 20Q25 17 28 16C34 15 38 26 24 34Z" fill="#f0435f"/></svg>',
  album:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect x="12" y="5" width="30" height="28" rx="5" fill="#cfc2f3" stroke="#4a2fb8" stroke-width="4"/><rect x="5" y="14" width="30" height="29" rx="5" fill="#fff" stroke="#4a2fb8" stroke-width="4"/><path d="M9 38L17 27L23 33L27 29L32 38Z" fill="#19b37d"/><circle cx="26" cy="22" r="3" fill="#ffb020"/></svg>',
  'to-make':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M8 40L11 29L32 8Q36 4 40 8Q44 12 40 16L19 37Z" fill="#ffb020" stroke="#8a4b00" stroke-width="3" stroke-linejoin="round"/><path d="M8 40L11 29L19 37Z" fill="#fff3dc" stroke="#8a4b00" stroke-width="3" stroke-linejoin="round"/></svg>',
  'to-code':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="15" cy="24" r="10" fill="none" stroke="#4a2fb8" stroke-width="6"/><path d="M25 24H43V33M36 24V31" fill="none" stroke="#4a2fb8" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  more: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><g fill="#4a2fb8"><circle cx="10" cy="24" r="5"/><circle cx="24" cy="24" r="5"/><circle cx="38" cy="24" r="5"/></g></svg>',
} as const;
