import { nobiHere } from './here.ts';
import { takeWeights } from './weights.ts';

/** Opens Nobi in a browser; fails where the learnt weights are not there: nothing is answered unjudged. */
export const openNobi = async () => {
  const answer = await fetch(
    new URL('../src/modules/chat/moderation/classifier/weights.bin', import.meta.url),
  );
  if (!answer.ok) throw new TypeError('The weights did not come');
  takeWeights(new Uint8Array(await answer.arrayBuffer()));
  return nobiHere();
};
