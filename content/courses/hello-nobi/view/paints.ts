/** Colours as a child finds them: a pot with the paint in it and a thing of that colour on its label. */
export const paints: Readonly<Record<string, { fill: string; deep: string; sign: string }>> = {
  red: { fill: '#ee3f4f', deep: '#b81f33', sign: 'apple' },
  yellow: { fill: '#ffd23f', deep: '#d99a00', sign: 'banana' },
  blue: { fill: '#3d8bf0', deep: '#1d5bb8', sign: 'fish' },
  green: { fill: '#3dbb6c', deep: '#1b7d42', sign: 'frog' },
  orange: { fill: '#ff8f2e', deep: '#c75f00', sign: 'carrot' },
  pink: { fill: '#ff93bd', deep: '#d4557f', sign: 'flower' },
  purple: { fill: '#9360e6', deep: '#5f31ae', sign: 'grapes' },
  brown: { fill: '#9b6238', deep: '#6a3c1c', sign: 'monkey' },
};

export const blank = '#fbf6ff';

export const fillOf = (colour: string | undefined): string => paints[colour ?? '']?.fill ?? blank;

/** A blot, which stands for the colour beside a word. */
export const blot = (colour: string): string => {
  const { fill, deep } = paints[colour] ?? { fill: blank, deep: '#8d86b8' };
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M50 8C66 6 70 20 80 26C94 34 94 50 86 58C80 66 88 76 78 84C66 94 58 84 48 90C36 96 22 90 20 76C18 66 6 62 8 46C10 32 24 34 28 24C32 14 38 9 50 8Z" fill="${fill}" stroke="${deep}" stroke-width="4"/><ellipse cx="38" cy="32" rx="9" ry="6" fill="#fff" opacity=".55"/></svg>`;
};

export const pot = (colour: string): string => {
  const { fill, deep } = paints[colour] ?? { fill: blank, deep: '#8d86b8' };
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M14 32L20 88Q21 96 30 96H70Q79 96 80 88L86 32Z" fill="#fffaf0" stroke="#b8abd8" stroke-width="3"/><path d="M18 50L22 86Q23 93 30 93H70Q77 93 78 86L82 50Z" fill="${fill}"/><ellipse cx="50" cy="32" rx="37" ry="14" fill="${fill}" stroke="#b8abd8" stroke-width="4"/><ellipse cx="40" cy="29" rx="12" ry="4" fill="#fff" opacity=".5"/><path d="M66 43q6 4 3 16q-2 6-5 0z" fill="${deep}"/></svg>`;
};

/** A balloon of its own, for a button or a hint. */
export const balloonPicture = (colour: string): string => {
  const { fill = '#fff', deep = '#555' } = paints[colour] ?? {};
  return `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M50 76Q44 86 52 98" fill="none" stroke="#6b5aa6" stroke-width="3"/><path d="M43 78L50 68L57 78z" fill="${deep}"/><ellipse cx="50" cy="38" rx="29" ry="34" fill="${fill}" stroke="${deep}" stroke-width="3"/><ellipse cx="40" cy="24" rx="6" ry="10" fill="#fff" opacity=".6"/></svg>`;
};
