import { embeddedHelper } from '../adapters/ai/embedded/embedded.ts';

/** Who answers the children. */
export const pickHelper = () => embeddedHelper();
