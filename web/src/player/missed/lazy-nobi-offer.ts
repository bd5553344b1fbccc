import { type ComponentType, lazy } from 'react';
import type { NobiOfferProps } from './nobi-offer.tsx';

/** In a piece of its own: the player has no byte to spare. Without it the player works on. */
export const NobiOffer = lazy(async (): Promise<{ default: ComponentType<NobiOfferProps> }> => {
  try {
    const { loadNobiOffer } = await import('./load-nobi-offer.ts');
    return { default: await loadNobiOffer() };
  } catch {
    return { default: () => null };
  }
});
