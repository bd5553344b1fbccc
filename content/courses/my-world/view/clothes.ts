/** Garments in five colours, by themselves and as they are worn. Own work. */
const colours: Readonly<Record<string, string>> = {
  red: '#e5383b',
  blue: '#2f6fe0',
  green: '#2f9e44',
  yellow: '#ffc21a',
  pink: '#ff7fb0',
};
export const hex = (colour: string): string => colours[colour] ?? '#c8c1e6';

const edge = 'stroke="#231a4d" stroke-width="3" stroke-linejoin="round"';

const shapes: Readonly<Record<string, string>> = {
  hat: '<path d="M4 62q46-16 92 0-4 12-46 12T4 62z"/><path d="M26 60q2-38 24-38t24 38q-24-8-48 0z"/><path d="M26 60q24-9 48 0l-1-9q-23-8-46 0z" fill="#231a4d" opacity=".25" stroke="none"/>',
  shirt:
    '<path d="M34 14q16 12 32 0l26 18-12 20-12-6v46H32V46l-12 6L8 32z"/><path d="M34 14q16 14 32 0" fill="none"/>',
  skirt:
    '<path d="M32 14h36l26 74q-44 12-88 0z"/><path d="M32 14h36l2 9H30z" fill="#231a4d" opacity=".25" stroke="none"/><path d="M42 26l-8 62M58 26l8 62" fill="none" opacity=".4"/>',
  scarf:
    '<path d="M12 20q38 22 76 0l4 18q-42 22-84 0z"/><path d="M58 40l24-6 8 50-24 4z"/><path d="M66 88l1 8M74 87l1 8M82 86l2 8" fill="none"/>',
  bag: '<path d="M34 34V24q0-14 16-14t16 14v10" fill="none" stroke-width="7"/><path d="M14 34h72l6 54q-42 10-84 0z"/><path d="M30 54h40v16H30z" fill="#231a4d" opacity=".2" stroke="none"/>',
  umbrella:
    '<path d="M50 16v68q0 10 10 10t10-8" fill="none" stroke-width="6"/><path d="M6 52Q10 12 50 12t44 40q-8-8-15 0-7-8-14 0-7-8-15 0-8-8-15 0-7-8-14 0-7-8-15 0z"/>',
};

/** On 100 by 100. */
export const garment = (what: string, colour: string): string =>
  `<g fill="${hex(colour)}" ${edge}>${shapes[what] ?? ''}</g>`;

export const garmentPicture = (what: string, colour: string): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${garment(what, colour)}</svg>`;

/** On a body of 100 by 150. */
export const wearPart = (what: string, colour: string): string => {
  const fill = `fill="${hex(colour)}" ${edge}`;
  if (what === 'hat')
    return `<path d="M16 32q34-13 68 0-3 8-34 8t-34-8z" ${fill}/><path d="M30 30q2-30 20-30t20 30q-20-7-40 0z" ${fill}/>`;
  if (what === 'scarf')
    return `<path d="M28 70q22 13 44 0l3 13q-25 14-50 0z" ${fill}/><path d="M56 82l13-4 4 30-13 2z" ${fill}/>`;
  if (what === 'shirt')
    return `<path d="M28 86q22-18 44 0l4 38H24z" ${fill}/><path d="M30 84q-12 14-12 30l9 3q4-16 12-22zM70 84q12 14 12 30l-9 3q-4-16-12-22z" ${fill}/>`;
  if (what === 'umbrella')
    return `<g transform="translate(52 -6) scale(.62)">${garment('umbrella', colour)}</g>`;
  return '';
};

/** Beside Zib, who is always the same, big is big and small is small. */
export const sizedPicture = (
  size: string,
  [colour, what]: readonly [string, string],
  zib: string,
): string => {
  const by = size === 'big' ? 1.25 : 0.5;
  return `<svg viewBox="0 0 200 140" aria-hidden="true"><ellipse cx="100" cy="132" rx="96" ry="7" fill="#231a4d" opacity=".14"/><g transform="translate(2 58) scale(.76)">${zib}</g><g transform="translate(${136 - 50 * by} ${132 - 100 * by}) scale(${by})">${garment(what, colour)}</g></svg>`;
};
