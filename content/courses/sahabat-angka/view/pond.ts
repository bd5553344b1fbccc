/** A pond with twenty numbered leaves, ten in a row, drawn on 400 by 270; the frog starts on the bank. */
export interface PondLook {
  /** Where the frog sits: 0 is the bank. */
  frog: number;
  /** Where the fly is; -1 hides it. */
  fly: number;
  /** Leaves that a worked example counted, from the first to the last hop. */
  trail: readonly number[];
  /** Whether the second row of leaves is needed. */
  far: boolean;
  /** Its tongue is out. */
  eats: boolean;
}

export const spot = (pad: number): { x: number; y: number } => {
  if (pad <= 0) return { x: 22, y: 248 };
  const along = (pad - 1) % 10;
  // Up and down by turns: so the leaves can be large on a phone too.
  return { x: 40 + along * 36, y: (pad > 10 ? 84 : 204) - (along % 2) * 30 };
};

const leaf = (pad: number, isTrail: boolean): string => {
  const { x, y } = spot(pad);
  const fill = isTrail ? '#ffd96b' : pad % 5 === 0 ? '#2fa866' : '#63c978';
  return `<g><ellipse cx="${x}" cy="${y + 4}" rx="23" ry="18" fill="#0b6b4f" opacity=".5"/><path d="M${x} ${y}L${x + 14} ${y - 15}A23 18 0 1 1 ${x - 5} ${y - 18}Z" fill="${fill}"/><text x="${x - 1}" y="${y + 11}" text-anchor="middle" font-size="23" class="digit" fill="${isTrail || pad % 5 !== 0 ? '#0f3d2a' : '#fff'}">${pad}</text></g>`;
};

const frogAt = (pad: number, eats: boolean): string => {
  const { x, y } = spot(pad);
  const mouth = eats
    ? '<path d="M-9 4Q0 16 9 4Z" fill="#7a1230"/><path d="M0 7q16 2 20-16" fill="none" stroke="#ff7a8c" stroke-width="5" stroke-linecap="round"/>'
    : '<path d="M-9 4q9 8 18 0" fill="none" stroke="#0b4f38" stroke-width="3" stroke-linecap="round"/>';
  return `<g transform="translate(${x} ${y - 23})"><g class="hopper"><ellipse cx="-15" cy="13" rx="9" ry="5" fill="#0b7f5a"/><ellipse cx="15" cy="13" rx="9" ry="5" fill="#0b7f5a"/><ellipse cx="0" cy="3" rx="20" ry="15" fill="#ff9a52"/><ellipse cx="0" cy="9" rx="13" ry="8" fill="#fff3dc"/><circle cx="-10" cy="-11" r="8" fill="#ff9a52"/><circle cx="10" cy="-11" r="8" fill="#ff9a52"/><circle cx="-10" cy="-11" r="5.500" fill="#fff"/><circle cx="10" cy="-11" r="5.500" fill="#fff"/><circle cx="-9" cy="-11" r="3" fill="#231a4d"/><circle cx="11" cy="-11" r="3" fill="#231a4d"/>${mouth}</g></g>`;
};

const flyAt = (pad: number): string => {
  const { x, y } = spot(pad);
  return `<g transform="translate(${x + 4} ${y - 32})"><g class="fly"><ellipse cx="-7" cy="-7" rx="9" ry="6" fill="#fff" stroke="#8c83b5" stroke-width="1.500" transform="rotate(24 -7 -7)"/><ellipse cx="7" cy="-7" rx="9" ry="6" fill="#fff" stroke="#8c83b5" stroke-width="1.500" transform="rotate(-24 7 -7)"/><ellipse cx="0" cy="0" rx="9" ry="7" fill="#4a2fb8"/><circle cx="-4" cy="-2" r="3.200" fill="#fff"/><circle cx="4" cy="-2" r="3.200" fill="#fff"/><circle cx="-3.500" cy="-2" r="1.600" fill="#231a4d"/><circle cx="4.500" cy="-2" r="1.600" fill="#231a4d"/></g></g>`;
};

const row = (from: number, trail: readonly number[]): string =>
  Array.from({ length: 10 }, (_, i) => leaf(from + i, trail.includes(from + i))).join('');

export const pondPicture = ({ frog, fly, trail, far, eats }: PondLook): string => {
  const top = far ? -34 : 60;
  const upper = far ? row(11, trail) : '';
  return `<svg viewBox="0 ${top} 400 ${270 - top}" aria-hidden="true"><path d="M60 ${far ? 40 : 140}q14-8 28 0t28 0M250 240q14-8 28 0t28 0M160 ${far ? 126 : 244}q14-8 28 0t28 0" fill="none" stroke="#aeeaff" stroke-width="4" stroke-linecap="round"/><ellipse cx="20" cy="256" rx="27" ry="13" fill="#f6d79a"/>${upper}${row(1, trail)}${fly < 0 ? '' : flyAt(fly)}${frogAt(frog, eats)}</svg>`;
};

/** An order for the frog: so many hops, as a number with its dots, and an arrow that shows the way. */
export const orderPicture = (by: number): string => {
  const hops = Math.abs(by);
  const dots = Array.from(
    { length: hops },
    (_, i) =>
      `<circle cx="${50 + ((i % 5) - (Math.min(5, hops) - 1) / 2) * 11}" cy="${78 + Math.floor(i / 5) * 11}" r="4.200" fill="#5b3bd6"/>`,
  );
  const arrow =
    by > 0
      ? 'M18 24Q50 2 80 22M80 22l-3-14M80 22l-14 1'
      : 'M82 24Q50 2 20 22M20 22l3-14M20 22l14 1';
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="${arrow}" fill="none" stroke="#0b7f5a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><text x="50" y="66" text-anchor="middle" font-size="44" class="digit" fill="#231a4d">${hops}</text>${dots.join('')}</svg>`;
};
