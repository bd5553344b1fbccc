/** Who sails along, each drawn on 100 by 100 with the feet at 96. */
import type { CastName } from '../rules/names.ts';

const eyes = (x: number, y: number, apart: number): string =>
  [x - apart, x + apart]
    .map(
      (at) =>
        `<circle cx="${at}" cy="${y}" r="7" fill="#fff"/><circle cx="${at + 1}" cy="${y + 1}" r="4.200" fill="#231a4d"/><circle cx="${at + 2.4}" cy="${y - 0.8}" r="1.500" fill="#fff"/>`,
    )
    .join('');

/** A letter with its flap. */
export const envelope = (x: number, y: number, width: number): string => {
  const high = width * 0.66;
  return `<g transform="translate(${x} ${y})"><rect width="${width}" height="${high}" rx="${width * 0.07}" fill="#fffaf0" stroke="#cdbff2" stroke-width="2"/><path d="M2 3L${width / 2} ${high * 0.6}L${width - 2} 3" fill="none" stroke="#cdbff2" stroke-width="2.500" stroke-linejoin="round"/><circle cx="${width / 2}" cy="${high * 0.6}" r="${width * 0.1}" fill="#ef5a5a"/></g>`;
};

const liko = `<path d="M40 90v6M58 90v6M36 96h8M54 96h8" stroke="#ff9d2e" stroke-width="5" stroke-linecap="round"/><path d="M20 68q0-26 28-28 30 0 32 26 0 26-32 26-28 0-28-24z" fill="#fff"/><path d="M14 62q-8 14 6 24 10 4 18-2-16-6-24-22z" fill="#dfe6f7"/><path d="M30 88q18 8 36 0 10-6 13-16-14 12-32 12-12 0-24-6 2 6 7 10z" fill="#2c5fb0"/><circle cx="50" cy="82" r="3.500" fill="#ffd96b"/><path d="M36 46q-6-34 20-34 24 0 22 24-2 16-20 18-14 0-22-8z" fill="#fff"/><path d="M54 36q26-6 44 8-6 24-28 24-18-2-20-22z" fill="#ffb020"/><path d="M54 36q26-6 44 8-24 2-46-2z" fill="#ffca5c"/>${envelope(62, 26, 26)}<path d="M54 40q22 4 44 4-8 22-28 22-16-2-18-18z" fill="#ffb020"/>${eyes(52, 28, 9)}<path d="M34 18q2-14 22-14t22 14z" fill="#2c5fb0"/><path d="M32 16h48q4 0 4 4t-4 4H32q-4 0-4-4t4-4z" fill="#1d4788"/><circle cx="56" cy="11" r="4.500" fill="#ffd96b"/>`;

const capit = `<path d="M24 84l-12 10M34 88l-8 8M76 84l12 10M66 88l8 8" stroke="#c2382f" stroke-width="5" stroke-linecap="round"/><path d="M22 62Q8 56 10 38M78 62q14-6 12-24" fill="none" stroke="#e8504f" stroke-width="7" stroke-linecap="round"/><path d="M10 40Q-6 28 4 10q2 10 8 14 2-8 10-12 4 18-12 28z" fill="#ff7d5c"/><path d="M90 40q16-12 6-30-2 10-8 14-2-8-10-12-4 18 12 28z" fill="#ff7d5c"/><path d="M20 68q0-26 30-26t30 26q0 22-30 22T20 68z" fill="#ef5a5a"/><path d="M28 72q22 16 44 0-2 14-22 14T28 72z" fill="#ffb3a3"/><path d="M40 44V30M60 44V30" stroke="#ef5a5a" stroke-width="6"/>${eyes(50, 28, 11)}<path d="M40 62q10 10 20 0" fill="none" stroke="#8a1f2a" stroke-width="3.500" stroke-linecap="round"/><circle cx="32" cy="60" r="4" fill="#ff8f7d"/><circle cx="68" cy="60" r="4" fill="#ff8f7d"/>`;

const penyu = `<path d="M22 78q-14 4-16 14 14 6 24-4zM78 78q14 4 16 14-14 6-24-4z" fill="#63b98a"/><path d="M14 74q0-32 36-32t36 32q0 16-36 16T14 74z" fill="#2f8f63"/><path d="M26 72q2-20 24-22v38q-24 0-24-16zM74 72q-2-20-24-22v38q24 0 24-16z" fill="#3fa876"/><path d="M50 50v40M24 70h52M36 54l4 34M64 54l-4 34" stroke="#24744f" stroke-width="3"/><path d="M30 36q0-24 20-24t20 24q0 18-20 18T30 36z" fill="#8fd4a8"/>${eyes(50, 32, 9)}<path d="M38 26h10M52 26h10" stroke="#5b3bd6" stroke-width="0"/><circle cx="41" cy="33" r="10" fill="none" stroke="#5b3bd6" stroke-width="3"/><circle cx="59" cy="33" r="10" fill="none" stroke="#5b3bd6" stroke-width="3"/><path d="M44 47q6 5 12 0" fill="none" stroke="#24744f" stroke-width="3" stroke-linecap="round"/><path d="M32 18q4-14 18-14t18 14q-18-8-36 0z" fill="#f2789a"/><circle cx="50" cy="6" r="6" fill="#f2789a"/>`;

export const cast: Readonly<Record<CastName, string>> = { liko, capit, penyu };

export const castPicture = (name: CastName): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${cast[name]}</svg>`;
