/** Which items there are, what they take from others, and under which names they are built. */
import { answerApart, askApart } from './apart.ts';
import { type Inputs, inputsOf } from './cache/inputs.ts';
import { type FoundItem, findItems } from './items.ts';
import { type Surface, surfaceOf } from './surface.ts';

export interface Survey extends Inputs {
  readonly items: readonly FoundItem[];
  readonly surface: Surface;
}

interface Wanted {
  readonly root: string;
  /** The path of the one item that is wanted. */
  readonly only?: string | undefined;
}

const run = async ({ root, only }: Wanted): Promise<Survey> => {
  const items = (await findItems(root)).filter(({ path }) => only === undefined || path === only);
  const surface = surfaceOf(root, items);
  return { items, surface, ...inputsOf(root, items, surface) };
};

export const survey = (wanted: Wanted): Promise<Survey> =>
  askApart(import.meta.filename, { ...wanted });

answerApart(import.meta.filename, run);
