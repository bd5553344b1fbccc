import { afterAll } from 'vitest';
import { startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';
import { leaseKeysOf, openPhone } from './phone.testing.ts';

/** A product for all tests of a file, and phones that may lose their line and have clocks of their own. */
export const startWithPhones = async (kind: string) => {
  const product = await startProduct();
  afterAll(() => product.stop());
  const keys = await leaseKeysOf(product.url);
  const { add, idsOf } = childrenSteps(() => product);
  let phones = 0;
  const phoneOf = (token: string, clock = { now: Date.now() }) => {
    phones += 1;
    const name = `${kind}-${phones}`;
    return {
      clock,
      phone: openPhone({ url: product.url, keys, name, token, now: () => clock.now }),
    };
  };
  /** The first child of a family. */
  const ownerOf = async (token: string) => (await idsOf(token))[0] ?? '';
  return { product, keys, add, idsOf, phoneOf, ownerOf };
};
