/** Which houses stand around the one at work, and what their plates say. */
import { plateOf, type Save } from '../rules/save.ts';
import { paints, shapes } from '../rules/street.ts';
import type { Lot } from '../scene/street.ts';

/** To the left and to the right of the house in the middle. */
const around = { before: 6, after: 4 };

const looks = (at: number): Pick<Lot, 'shape' | 'paint' | 'who'> => ({
  shape: (at * 5 + Math.floor(at / shapes) * 2) % shapes,
  paint: (at * 2 + Math.floor(at / 3)) % paints,
  who: at,
});

/** The house with this number, of `brought` that are lit. */
export const lotAt = (at: number, brought: number, hung: Save['hung']): Lot => {
  const code = at < brought ? hung.at(at - brought) : undefined;
  return { at, ...looks(at), plate: code ? plateOf(code) : '', isLit: at < brought };
};

export const lotsAround = (middle: number, brought: number, hung: Save['hung']): Lot[] => {
  const first = Math.max(0, middle - around.before);
  return Array.from({ length: middle + around.after - first }, (_, each) =>
    lotAt(first + each, brought, hung),
  );
};
