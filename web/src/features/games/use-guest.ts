import { type GuestHost, hostGuest, speaker } from '@nobi/kit/host';
import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../text/language.ts';
import { useKeeping } from './use-keeping.ts';
import type { Opened } from './use-sitting.ts';

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

interface GuestWishes {
  readonly gameId: string;
  readonly opened: Opened;
  readonly trust: 'house' | 'guest';
  readonly isPaused: boolean;
  readonly hasSound: boolean;
  readonly onLost: () => void;
}

/** Speaks with the game in the frame: settings in, events and saves out, a voice beside it. */
export const useGuest = ({ gameId, opened, trust, isPaused, hasSound, onLost }: GuestWishes) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const host = useRef<GuestHost>(null);
  const [voice] = useState(speaker);
  const [isReady, setIsReady] = useState(false);
  const { reports, saves } = useKeeping(gameId, opened.playId);
  // Read when the game speaks, long after the frame was set up.
  const sound = useRef(hasSound);
  const lost = useRef(onLost);

  useEffect(() => {
    sound.current = hasSound;
    lost.current = onLost;
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const guest = hostGuest({
      frame: element,
      guestOrigin: trust === 'house' ? opened.origin : null,
      settings: {
        lang: currentLanguage(),
        voice: sound.current,
        sound: sound.current ? 1 : 0,
        reducedMotion: lessMotion().matches,
      },
      save: opened.save,
      onReady: () => setIsReady(true),
      onEvents: (events) => void reports.add(events),
      onSave: (save) => void saves.keep(save),
      onSay: (line) => {
        if (sound.current) voice.speak(line);
      },
      // The calm end belongs to the child: nothing opens by itself.
      onEnd: () => {},
      onLost: () => lost.current(),
    });
    host.current = guest;
    element.src = opened.src;
    return () => {
      guest.close();
      voice.stop();
    };
  }, [opened, trust, reports, saves, voice]);

  useEffect(() => {
    if (isPaused) voice.stop();
    if (isPaused) host.current?.pause();
    else host.current?.resume();
  }, [isPaused, voice]);

  useEffect(() => {
    host.current?.change({ sound: hasSound ? 1 : 0, voice: hasSound });
    if (!hasSound) voice.stop();
  }, [hasSound, voice]);

  useEffect(() => {
    const motion = lessMotion();
    const handleChange = () => host.current?.change({ reducedMotion: motion.matches });
    motion.addEventListener('change', handleChange);
    return () => motion.removeEventListener('change', handleChange);
  }, []);

  return { frame, isReady };
};
