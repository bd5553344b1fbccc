import { currentLanguage } from '@nobi/client/language';
import { type GuestHost, type HostOptions, hostGuest, type PlayEvent } from '@nobi/kit/host';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HandTo } from '../early-replies.ts';
import { isVoiceless } from '../voice/is-voiceless.ts';
import { openVoice, type Voice } from '../voice/voice.ts';
import type { ContentSource, PlayableItem } from './content-source.ts';
import { useDelivery } from './delivery/use-delivery.ts';
import { useFiles } from './files/use-files.tsx';
import { frameOf, lessMotion, placeFrame, settingsFor, soundFor } from './frame-element.ts';
import type { DayEnd } from './use-day-end.ts';
import type { PlaySession } from './use-play-session.ts';
import { words } from './words.ts';

interface ContentOptions {
  readonly source: ContentSource;
  readonly item: PlayableItem;
  readonly session: PlaySession;
  /** The work that was tapped on the shelf. */
  readonly opens: string | undefined;
  readonly isPaused: boolean;
  readonly hasSound: boolean;
  readonly day: DayEnd;
  /** The content begins. */
  readonly onOpen: (isOpen: true) => void;
  readonly onLost: () => void;
}

/** Heard by Nobi, who offers help with what was missed. */
const tellEvents = (detail: readonly PlayEvent[]) =>
  void dispatchEvent(new CustomEvent('nobi-events', { detail }));

/** What the content says and keeps, on its way to the server. */
const hearsOf = ({ reports, saves, handOver }: ReturnType<typeof useDelivery>) => {
  // A hidden page may have no later moment.
  const send = () => {
    if (document.visibilityState === 'hidden') handOver();
  };
  return {
    onEvents: (events: PlayEvent[]) => {
      void reports.add(events);
      send();
      tellEvents(events);
    },
    onSave: (data: string) => {
      void saves.keep(data);
      send();
    },
  };
};

/**
 * Nobi's hand shows how where nobody can be told: in a child's very first item (marked when it was
 * named, who-plays), and on a device without a voice.
 */
const firstItem = (onReady: () => void) => ({
  isFirst:
    document.documentElement.hasAttribute('data-first-item') || isVoiceless(currentLanguage()),
  onReady: () => {
    document.documentElement.removeAttribute('data-first-item');
    onReady();
  },
});

/** Goes on with what was begun ahead, if it was. */
const openHost = (handTo: HandTo | undefined, options: HostOptions) =>
  handTo?.(options) ?? hostGuest(options);

/** Heard by who knows whether somebody still sits here. */
const tellTouch = () => void dispatchEvent(new Event('nobi-touch'));

const useLessMotion = (host: RefObject<GuestHost | null>) => {
  useEffect(() => {
    const motion = lessMotion();
    const handleChange = () => host.current?.change({ reducedMotion: motion.matches });
    motion.addEventListener('change', handleChange);
    return () => motion.removeEventListener('change', handleChange);
  }, [host]);
};

const useSound = (host: RefObject<GuestHost | null>, hasSound: boolean, voice: Voice) => {
  useEffect(() => {
    host.current?.change(soundFor(hasSound));
    if (!hasSound) voice.stop();
  }, [host, hasSound, voice]);
};

const usePausing = (
  box: RefObject<HTMLDivElement | null>,
  host: RefObject<GuestHost | null>,
  { isPaused, voice }: { isPaused: boolean; voice: Voice },
) => {
  useEffect(() => {
    box.current?.querySelector('iframe')?.toggleAttribute('inert', isPaused);
    if (isPaused) voice.stop();
    if (isPaused) host.current?.pause();
    else host.current?.resume();
  }, [box, host, isPaused, voice]);
};

/** What content begins with: for its frame if it is here by then, else next when it comes. */
const useStored = (host: RefObject<GuestHost | null>, loaded: PlaySession['loaded']) => {
  const stored = useRef(loaded);
  useEffect(() => {
    stored.current = loaded;
    if (loaded) host.current?.load(loaded);
  }, [host, loaded]);
  return stored;
};

/** Speaks with the content in the frame: settings in, events and saves out, a voice beside it. */
export const useContent = (options: ContentOptions) => {
  const { source, item, session, opens, isPaused, hasSound, day, onOpen, onLost } = options;
  const box = useRef<HTMLDivElement>(null);
  const host = useRef<GuestHost>(null);
  const [voice] = useState(openVoice);
  const delivery = useDelivery(source, item.id, { sessionId: session.id, day });
  const { hears, card } = useFiles(source, item.id, session.id);
  // Read when the content speaks, long after the frame was set up.
  const sound = useRef(hasSound);
  const lost = useRef(onLost);
  const { src, origin, loaded } = session;
  const stored = useStored(host, loaded);

  useEffect(() => {
    sound.current = hasSound;
    lost.current = onLost;
  });

  const trust = session.trust ?? item.trust;
  const title = words.frame[source.kind](item.title);
  useEffect(() => {
    const { frame, isLoaded, handTo } = frameOf(src, title, trust);
    const content = openHost(handTo, {
      frame,
      isLoaded,
      guestOrigin: trust === 'house' ? origin : null,
      settings: settingsFor(sound.current),
      stored: stored.current,
      opens,
      ...hears,
      ...firstItem(() => onOpen(true)),
      onTouch: tellTouch,
      ...hearsOf(delivery),
      onSay: (line) => {
        if (sound.current) voice.speak(line, content.speech);
      },
      onCheck: delivery.checks.ask,
      // The calm end belongs to the child: nothing opens by itself.
      onEnd: day.onCalm,
      onLost: () => lost.current(),
    });
    host.current = content;
    placeFrame(frame, src, box.current);
    return () => {
      content.close();
      voice.stop();
      frame.remove();
    };
  }, [src, origin, opens, hears, title, trust, delivery, voice, day, stored, onOpen]);

  usePausing(box, host, { isPaused, voice });
  useSound(host, hasSound, voice);
  useLessMotion(host);
  return { box, card };
};
