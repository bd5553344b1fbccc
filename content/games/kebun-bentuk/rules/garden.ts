/** The child's own garden: squares with flowers that rain makes larger. Pure. */
import { list, whole } from '@nobi/kit/save';
import { colours, type Look, shapes } from './looks.ts';

export const land = { cols: 6, rows: 4 };
export const squares = land.cols * land.rows;
export const tallest = 2;

export interface Plant extends Look {
  /** 0 a sprout, then larger with each rain. */
  readonly age: number;
}

export type Garden = readonly (Plant | null)[];

export const emptyGarden: Garden = Array.from({ length: squares }, () => null);

export const planted = (garden: Garden, at: number, plant: Plant | null): Garden =>
  garden.map((there, place) => (place === at ? plant : there));

export const rained = (garden: Garden): Garden =>
  garden.map((plant) => plant && { ...plant, age: Math.min(tallest, plant.age + 1) });

/** One number a square: 0 is bare soil. */
export const gardenToSave = (garden: Garden): number[] =>
  garden.map((plant) =>
    plant
      ? 1 +
        plant.age +
        (tallest + 1) *
          (colours.indexOf(plant.colour) + colours.length * shapes.indexOf(plant.shape))
      : 0,
  );

const plantOf = (value: unknown): Plant | null => {
  const number = whole(value, 0, shapes.length * colours.length * (tallest + 1)) - 1;
  const look = Math.floor(number / (tallest + 1));
  const shape = shapes[Math.floor(look / colours.length)];
  const colour = colours[look % colours.length];
  return number >= 0 && shape && colour ? { shape, colour, age: number % (tallest + 1) } : null;
};

export const gardenFromSave = (value: unknown): Garden => {
  const stored = list(value);
  return emptyGarden.map((_, at) => plantOf(stored[at]));
};
