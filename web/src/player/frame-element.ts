import { currentLanguage } from '@nobi/client/language';
import { early } from '../early-replies.ts';
import { isVoiceless } from '../voice/is-voiceless.ts';
import type { PlayableItem } from './content-source.ts';
import { sandboxOf } from './frame.rules.ts';

/** Whether this device asks for less motion, and when that changes. */
export const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Made by hand because the order matters: who listens first, then the address, then the page.
 * An element that is on the page without an address loads an empty one, with our own origin.
 */
const makeFrame = (sandbox: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  // An opaque origin is not `self`, so the options are for whatever the frame shows.
  frame.allow = 'autoplay *; fullscreen *';
  frame.referrerPolicy = 'no-referrer';
  return frame;
};

/** The frame of an address: the one that the page's first script opened ahead, or a new one. */
export const frameOf = (src: string, title: string, trust: PlayableItem['trust']) => {
  const sandbox = sandboxOf(trust);
  const found = early?.takeFrame(src, sandbox) ?? { frame: makeFrame(sandbox) };
  found.frame.title = title;
  return found;
};

/** Into its box: by moving where it is on the page already, so that it does not load again. */
export const placeFrame = (frame: HTMLIFrameElement, src: string, box: HTMLElement | null) => {
  if (frame.isConnected) {
    box?.moveBefore(frame, box.firstChild);
    return;
  }
  frame.src = src;
  box?.prepend(frame);
};

/** Nothing is said to be heard where the device has no voice for the child's language. */
export const soundFor = (hasSound: boolean) => ({
  voice: hasSound && !isVoiceless(currentLanguage()),
  sound: hasSound ? 1 : 0,
});

/** What content is told of the device and the family's choices. */
export const settingsFor = (hasSound: boolean) => ({
  lang: currentLanguage(),
  ...soundFor(hasSound),
  reducedMotion: lessMotion().matches,
});
