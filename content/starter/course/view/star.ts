/** A star around the origin, `size` from its middle to a tip. */
export const star = (size: number): string => {
  const tips = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? size : size * 0.5;
    const turn = (i * Math.PI) / 5;
    return `${(reach * Math.sin(turn)).toFixed(1)} ${(-reach * Math.cos(turn)).toFixed(1)}`;
  });
  return `<path d="M${tips.join('L')}Z" fill="#ffd96b" stroke="#d98a00" stroke-width="3" stroke-linejoin="round"/>`;
};

/** Stars in rows of five, so that six is seen as five and one. */
export const starPicture = (count: number): string => {
  const columns = Math.min(5, Math.max(1, count));
  const rows = Math.ceil(Math.max(1, count) / 5);
  const stars = Array.from({ length: count }, (_, i) => {
    const [x, y] = [30 + (i % 5) * 60, 32 + Math.floor(i / 5) * 60];
    return `<g transform="translate(${x} ${y})">${star(25)}</g>`;
  });
  return `<svg viewBox="0 0 ${columns * 60} ${rows * 62}" aria-hidden="true">${stars.join('')}</svg>`;
};
