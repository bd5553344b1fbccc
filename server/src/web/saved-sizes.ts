import { mostVoiceBytes, type Pack, packBytes } from '@nobi/kit/offline';

/** What changes while the server runs: which guests can be saved, and what was recorded of each item. */
export interface LiveSizes {
  readonly guestPacks: () => Readonly<Record<string, Pack>>;
  readonly voiceOffers: () => Readonly<Record<string, NonNullable<Pack['voice']>>>;
}

interface Sizes {
  readonly guests: Readonly<Record<string, Pack>>;
  readonly voice: Readonly<Record<string, NonNullable<Pack['voice']>>>;
}

/** Another object only after something changed. */
export const liveSizes = ({ guestPacks, voiceOffers }: LiveSizes) => {
  let known: Sizes = { guests: guestPacks(), voice: voiceOffers() };
  return (): Sizes => {
    const now = { guests: guestPacks(), voice: voiceOffers() };
    if (now.guests !== known.guests || now.voice !== known.voice) known = now;
    return known;
  };
};

/**
 * What a page says that saving each item brings. It does not know the reader's language yet, so it says the larger one
 * of what was recorded: never less than what comes.
 */
export const sizesFor = (
  built: Readonly<Record<string, number>>,
  { guests, voice }: Sizes,
): Record<string, number> => {
  const ofGuests = Object.entries(guests).map(([id, pack]) => [id, packBytes(pack)] as const);
  const ofHouse = Object.entries(built).map(
    ([id, bytes]) => [id, bytes + mostVoiceBytes(voice[id])] as const,
  );
  return Object.fromEntries([...ofGuests, ...ofHouse]);
};
