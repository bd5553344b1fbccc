import { newSubscribedAdult } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';
import { accountOf } from '../chat.testing.ts';

/** A family of two: the first child has no name yet, the second is called Adik. The first one plays. */
export const siblingsOf = async (product: Product) => {
  const { add, idsOf, choose } = childrenSteps(() => product);
  const family = await newSubscribedAdult(product);
  await add(family.token, { nickname: 'Adik' });
  const [first = '', second = ''] = await idsOf(family.token);
  return {
    ...family,
    first,
    second,
    account: await accountOf(product, family.email),
    play: (child: string) => choose(family.token, child),
  };
};
