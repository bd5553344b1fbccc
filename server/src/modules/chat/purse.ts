import { randomUUID } from 'node:crypto';
import type { OutsideModel, Question, Tokens } from '../../ports/ai.ts';
import type { Hold, SpendStore } from './spend.store.ts';

/** The day's money for one answer of a model: set aside before it is asked, settled after. */
export interface Allowance {
  readonly model: OutsideModel;
  /** Tokens of the answer as far as it came; undefined where the vendor did nothing. */
  settle(tokens: Tokens | undefined): Promise<void>;
}

const costOf = ({ price }: OutsideModel, { asked, answered }: Tokens) =>
  Math.ceil(asked * price.asked + answered * price.answered);

/** So the cap of a day is never passed, however many children ask at once. */
export const purseOf = (spend: SpendStore) => ({
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
        const { asked, answered } = tokens ?? { asked: 0, answered: 0 };
        const cost = costOf(model, { asked, answered });
        await spend.settle(hold, { asked, answered, microRupiah: cost });
      },
    };
  },
});
