import { type GuestHost, hostGuest, type Speaker, speaker } from '@nobi/kit/host';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../text/language.ts';
import { sandboxOf } from './frame.rules.ts';
import type { Show, Staged } from './show.ts';
import type { DayEnd } from './use-day-end.ts';
import { useFiles } from './use-files.tsx';
import { useKeeping } from './use-keeping.ts';
import type { Opened } from './use-sitting.ts';
import { words } from './words.ts';

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Made by hand because the order matters: who listens first, then the address, then the page.
 * An element that is on the page without an address loads an empty one, with our own origin.
 */
const makeFrame = (title: string, trust: Staged['trust']): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', sandboxOf(trust));
  // An opaque origin is not `self`, so the wishes are for whatever the frame shows.
  frame.allow = 'autoplay *; fullscreen *';
  frame.referrerPolicy = 'no-referrer';
  return frame;
};

const settingsFor = (hasSound: boolean) => ({
  lang: currentLanguage(),
  voice: hasSound,
  sound: hasSound ? 1 : 0,
  reducedMotion: lessMotion().matches,
});

interface GuestWishes {
  readonly show: Show;
  readonly item: Staged;
  readonly opened: Opened;
  /** The work that was tapped on the shelf. */
  readonly opens: string | undefined;
  readonly isPaused: boolean;
  readonly hasSound: boolean;
  readonly day: DayEnd;
  readonly onLost: () => void;
}

const useLessMotion = (host: RefObject<GuestHost | null>) => {
  useEffect(() => {
    const motion = lessMotion();
    const handleChange = () => host.current?.change({ reducedMotion: motion.matches });
    motion.addEventListener('change', handleChange);
    return () => motion.removeEventListener('change', handleChange);
  }, [host]);
};

const useSound = (host: RefObject<GuestHost | null>, hasSound: boolean, voice: Speaker) => {
  useEffect(() => {
    host.current?.change({ sound: hasSound ? 1 : 0, voice: hasSound });
    if (!hasSound) voice.stop();
  }, [host, hasSound, voice]);
};

/** Speaks with the content in the frame: settings in, events and saves out, a voice beside it. */
export const useGuest = (wishes: GuestWishes) => {
  const { show, item, opened, opens, isPaused, hasSound, day, onLost } = wishes;
  const box = useRef<HTMLDivElement>(null);
  const host = useRef<GuestHost>(null);
  const [voice] = useState(speaker);
  const [isReady, setIsReady] = useState(false);
  const { reports, saves, checks } = useKeeping(show, item.id, { sitting: opened.sitting, day });
  const { hears, card } = useFiles(show, item.id);
  // Read when the content speaks, long after the frame was set up.
  const sound = useRef(hasSound);
  const lost = useRef(onLost);

  useEffect(() => {
    sound.current = hasSound;
    lost.current = onLost;
  });

  const { trust } = item;
  const title = words.frame[show.kind](item.title);
  const { src, origin, save, lessons } = opened;
  useEffect(() => {
    const frame = makeFrame(title, trust);
    const guest = hostGuest({
      frame,
      guestOrigin: trust === 'house' ? origin : null,
      settings: settingsFor(sound.current),
      save,
      opens,
      lessons,
      ...hears,
      onReady: () => setIsReady(true),
      onEvents: (events) => void reports.add(events),
      onSave: (kept) => {
        void saves.keep(kept);
        // A hidden page may have no later moment.
        if (document.visibilityState === 'hidden') void saves.handOver();
      },
      onSay: (line) => {
        if (sound.current) voice.speak(line);
      },
      onCheck: checks.ask,
      // The calm end belongs to the child: nothing opens by itself.
      onEnd: day.onCalm,
      onLost: () => lost.current(),
    });
    host.current = guest;
    frame.src = src;
    box.current?.prepend(frame);
    return () => {
      guest.close();
      voice.stop();
      frame.remove();
    };
  }, [src, origin, save, opens, lessons, hears, title, trust, reports, saves, checks, voice, day]);

  useEffect(() => {
    box.current?.querySelector('iframe')?.toggleAttribute('inert', isPaused);
    if (isPaused) voice.stop();
    if (isPaused) host.current?.pause();
    else host.current?.resume();
  }, [isPaused, voice]);

  useSound(host, hasSound, voice);
  useLessMotion(host);
  return { box, isReady, card };
};
