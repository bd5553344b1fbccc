/** Fields that a child painted, as a code to pass on: four digits a field. */
import { levelCodes } from '@nobi/kit/rounds';
import { type Order, paletteFor } from './orders.ts';
import { solve } from './program.ts';

/** Fields of four, five or six squares, each of four kinds: 256 + 1024 + 4096. */
export const sizes = [4, 5, 6] as const;
const size = 4;

const numberOf = (field: string): number => {
  const before = sizes
    .filter((each) => each < field.length)
    .reduce((sum, each) => sum + 4 ** each, 0);
  return before + Number.parseInt(field, 4);
};

const fieldOf = (number: number): string | null => {
  let rest = number;
  for (const each of sizes) {
    if (rest < 4 ** each) return rest.toString(4).padStart(each, '0');
    rest -= 4 ** each;
  }
  return null;
};

/** What may lie in the tray of a painted field, from the simplest on. */
const trays = ['MSHU', 'MDRP', 'MSDA'];

/** The order that a painted field makes, or null where no short program fits it. */
export const orderFor = (field: string): Order | null => {
  if (/^0*$/.test(field)) return null;
  for (const tray of trays) {
    const wanted = solve([field], tray);
    if (wanted && wanted.body.length > 1)
      return {
        form: 'build',
        fields: [field],
        wanted,
        broken: null,
        palette: paletteFor(wanted.body),
      };
  }
  return null;
};

export const levels = levelCodes<Order>({
  size,
  digitsOf: ({ fields: [field = ''] }) =>
    [...String(numberOf(field)).padStart(size, '0')].map(Number),
  orderOf(digits) {
    const field = fieldOf(Number(digits.join('')));
    return field === null ? null : orderFor(field);
  },
});
export const { codeOf, ordersOf } = levels;
