import { type ItemManifest, samplePlaces } from '@nobi/kit/manifest';

/** What is wrong with the games that anybody may try: each place on the poster has exactly one. */
export const sampleFaults = (manifests: readonly ItemManifest[]): string[] =>
  samplePlaces.flatMap((place) => {
    const there = manifests.filter((item) => item.kind === 'game' && item.sample === place);
    if (there.length === 1) return [];
    return [`the sample for ${place} is ${there.map(({ id }) => id).join(' and ') || 'missing'}`];
  });
