import { randomUUID } from 'node:crypto';
import type { OutsideModel, Question, Tokens } from '../../../ports/ai.ts';
import type { Hold, SpendStore } from './spend.store.ts';

/** The day's money for one answer of a model: set aside before it is asked, settled after. */
export interface Allowance {
  readonly model: OutsideModel;
  /** Tokens of the answer as far as it came; undefined where the vendor did nothing. */
  settle(tokens: Tokens | undefined): Promise<void>;
}

const costOf = ({ price }: OutsideModel, { input, output }: Tokens) =>
  Math.ceil(input * price.input + output * price.output);

/** So the cap of a day is never passed, however many children ask at once. */
export const openBudget = (spend: SpendStore) => ({
  /** Undefined where the answer, at its dearest, would pass the cap of the day. */
  async allow(model: OutsideModel, question: Question): Promise<Allowance | undefined> {
    const { provider, mostADay } = model;
    const microRupiah = costOf(model, model.mostTokens(question));
    const hold: Hold = { id: randomUUID(), provider, microRupiah };
    // A model of one's own costs nothing and needs no room under a cap.
    if (microRupiah > 0 && !(await spend.hold(hold, mostADay))) return undefined;
    return {
      model,
      async settle(tokens) {
        if (!tokens && microRupiah === 0) return;
        const { input, output } = tokens ?? { input: 0, output: 0 };
        const cost = costOf(model, { input, output });
        await spend.settle(hold, { input, output, microRupiah: cost });
      },
    };
  },
});
