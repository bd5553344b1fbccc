import { NobiOffer } from './nobi-offer.tsx';
import { loadMessages } from './words.ts';

/** With its words. */
export const loadNobiOffer = async () => {
  await loadMessages();
  return NobiOffer;
};
