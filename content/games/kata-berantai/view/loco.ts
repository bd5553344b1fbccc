/** The engine, which looks to the left: what it pulls reads from left to right. Own work. */
const wheel = (x: number, y: number, r: number): string =>
  `<g class="wheel"><circle cx="${x}" cy="${y}" r="${r}" fill="#231a4d"/><circle cx="${x}" cy="${y}" r="${r - 5}" fill="#ffd96b"/><path d="M${x - r + 6} ${y}H${x + r - 6}M${x} ${y - r + 6}V${y + r - 6}" stroke="#231a4d" stroke-width="4"/><circle cx="${x}" cy="${y}" r="4" fill="#231a4d"/></g>`;

/** The cab is open: whoever drives looks out of it. */
export const loco = `<svg viewBox="0 0 150 150" aria-hidden="true"><path d="M30 46L26 10H54L50 46Z" fill="#3b2798"/><path d="M20 10Q40 -2 60 10L56 20H24Z" fill="#ffb020"/><rect x="14" y="46" width="78" height="62" rx="26" fill="#d42b52"/><path d="M40 46V108M66 46V108" stroke="#a81c40" stroke-width="6"/><ellipse cx="26" cy="60" rx="8" ry="5" fill="#ff9bb0"/><path d="M66 46a11 13 0 0 1 22 0Z" fill="#ffd96b"/><path d="M86 108V38H146V108Z" fill="#5b3bd6"/><path d="M94 82V46H138V82Z" fill="#2c1e7a"/><path d="M78 38Q116 14 154 38L152 46H80Z" fill="#ffb020"/><rect x="8" y="102" width="140" height="14" rx="6" fill="#3b2798"/><path d="M16 112L-2 138H26V112Z" fill="#ffb020"/><circle cx="14" cy="78" r="12" fill="#fff1cf"/><circle cx="14" cy="78" r="7" fill="#ffd96b"/>${wheel(44, 124, 17)}${wheel(84, 124, 17)}${wheel(124, 122, 20)}<path class="rod" d="M44 124H124" stroke="#efe9ff" stroke-width="6" stroke-linecap="round"/></svg>`;
/** In front of whoever drives. */
export const cab =
  '<svg viewBox="0 0 150 150" aria-hidden="true"><path d="M88 80H146V104H88Z" fill="#5b3bd6"/><path d="M88 80H146" stroke="#ffd96b" stroke-width="5"/></svg>';
/** More wagons wait: two in a row, and an arrow. */
export const more =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect x="3" y="10" width="17" height="17" rx="4" fill="#6aa8f0" stroke="#231a4d" stroke-width="3"/><rect x="26" y="10" width="17" height="17" rx="4" fill="#ff9fb0" stroke="#231a4d" stroke-width="3"/><path d="M20 24H26" stroke="#231a4d" stroke-width="3"/><path d="M8 38H38M31 32L39 38L31 44" fill="none" stroke="#5b3bd6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>';
