/** Two pieces of furniture on 150 by 150 each, with places for things on, under, in and beside them. Own work. */
const wood = '#b9783f';
const dark = '#7d4a22';

const pieces: Readonly<Record<string, string>> = {
  table: `<path d="M10 56h90v11H10z" fill="${wood}"/><path d="M10 64h90v4H10z" fill="${dark}"/><path d="M15 68h9v48h-9zM86 68h9v48h-9z" fill="${dark}"/>`,
  bed: `<path d="M4 26h9v90H4zM97 48h9v68h-9z" fill="${dark}"/><path d="M8 54h92v18H8z" fill="#5b8def"/><path d="M8 68h92v6H8z" fill="${dark}"/><rect x="13" y="42" width="26" height="14" rx="6" fill="#fff" stroke="#c8c1e6" stroke-width="2"/>`,
  chair: `<path d="M16 8h10v108H16z" fill="${dark}"/><path d="M26 14h4v38h-4z" fill="${wood}"/><path d="M16 56h76v11H16z" fill="#e2558a"/><path d="M80 67h9v49h-9z" fill="${dark}"/>`,
  box: `<path d="M10 56h90v60H10z" fill="#e9c48f"/><path d="M16 64h78v46H16z" fill="#8a5a33"/><path d="M10 56h90v8H10z" fill="#f3d7a8"/><path d="M10 108h90v8H10z" fill="#c98b52"/>`,
};

/** Names a spot for styles: on, under, in, next-to. */
const sideOf = (spot: string): string => spot.slice(0, spot.lastIndexOf('-'));

export interface Placed {
  /** What lies where, as markup. */
  readonly filled: Readonly<Record<string, string>>;
  /** Where something may be put. */
  readonly open: readonly string[];
}

export const slot = (spot: string, side: string, { filled, open }: Placed): string => {
  const inside = filled[spot] ?? '';
  if (open.includes(spot))
    return `<button type="button" class="slot is-${side}" data-spot="${spot}">${inside}</button>`;
  return inside === '' ? '' : `<span class="slot is-${side}">${inside}</span>`;
};

export const furniturePicture = (furniture: readonly string[], placed: Placed): string => {
  const units = furniture.map((name) => {
    const spots = ['on', 'under', 'in', 'next-to'].map((side) => `${side}-${name}`);
    const slots = spots.map((spot) => slot(spot, sideOf(spot), placed)).join('');
    return `<span class="unit"><svg viewBox="0 0 150 150" aria-hidden="true"><g transform="translate(0 -8.7) scale(.72 1.37)">${pieces[name] ?? ''}</g></svg>${slots}</span>`;
  });
  return `<span class="room">${units.join('')}</span>`;
};
