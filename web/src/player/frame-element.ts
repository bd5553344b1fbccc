import { currentLanguage } from '@nobi/client/language';
import type { PlayableItem } from './content-source.ts';
import { sandboxOf } from './frame.rules.ts';

/** Whether this device asks for less motion, and when that changes. */
export const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Made by hand because the order matters: who listens first, then the address, then the page.
 * An element that is on the page without an address loads an empty one, with our own origin.
 */
export const makeFrame = (title: string, trust: PlayableItem['trust']): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', sandboxOf(trust));
  // An opaque origin is not `self`, so the options are for whatever the frame shows.
  frame.allow = 'autoplay *; fullscreen *';
  frame.referrerPolicy = 'no-referrer';
  return frame;
};

/** What content is told of the device and the family's choices. */
export const settingsFor = (hasSound: boolean) => ({
  lang: currentLanguage(),
  voice: hasSound,
  sound: hasSound ? 1 : 0,
  reducedMotion: lessMotion().matches,
});
