import { Box, Button, Stack, Typography } from '@mui/material';
import { type GuestHost, hostGuest } from '@nobi/kit/host';
import { useEffect, useRef, useState } from 'react';
import { wordsOfProblem } from '../ask.ts';
import { currentLanguage } from '../language.ts';
import { words } from '../text/words.ts';

const t = words.items;

interface Opened {
  readonly url: string;
  readonly trust: 'house' | 'guest';
}

/** Guests get an origin without a name, exactly as in the product. */
const sandboxOf = (trust: Opened['trust']) =>
  trust === 'house' ? 'allow-scripts allow-same-origin' : 'allow-scripts';

const ignore = () => undefined;

interface Hearing {
  readonly onReady: () => void;
  readonly onLost: () => void;
}

/** Puts content in a box with the product's own host. What it tells goes nowhere. */
const play = (box: HTMLElement, { url, trust }: Opened, hearing: Hearing & { title: string }) => {
  const frame = document.createElement('iframe');
  frame.title = hearing.title;
  frame.setAttribute('sandbox', sandboxOf(trust));
  frame.allow = 'autoplay *; fullscreen *';
  frame.referrerPolicy = 'no-referrer';
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
  const host: GuestHost = hostGuest({
    frame,
    guestOrigin: trust === 'house' ? new URL(url).origin : null,
    settings: { lang: currentLanguage(), voice: false, sound: 1, reducedMotion: false },
    save: null,
    onReady: hearing.onReady,
    onLost: hearing.onLost,
    onEvents: ignore,
    onSave: ignore,
    onSay: ignore,
    onEnd: ignore,
  });
  frame.src = url;
  box.replaceChildren(frame);
  return () => {
    host.close();
    frame.remove();
  };
};

interface PlayerProps {
  readonly title: string;
  /** Asks for a fresh signed address. */
  readonly open: () => Promise<Opened>;
}

/** The real player for content that staff look at before children do. */
export const Player = ({ title, open }: PlayerProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (round === 0) return;
    const room = { isOpen: true, leave: () => {} };
    setSaid(t.opening);
    open().then(
      (opened) => {
        if (!room.isOpen || !box.current) return;
        const onLost = () => setSaid(t.lost);
        room.leave = play(box.current, opened, { title, onReady: () => setSaid(''), onLost });
      },
      (error: unknown) => setSaid(wordsOfProblem(error)),
    );
    return () => {
      room.isOpen = false;
      room.leave();
    };
  }, [round, open, title]);

  return (
    <Stack spacing={1} sx={{ p: 2, width: { lg: 400 }, flexShrink: 0 }}>
      <Typography variant="h6" component="h2">
        {t.preview}
      </Typography>
      <Typography color="text.secondary">{t.previewLead}</Typography>
      <Box
        ref={box}
        sx={{ height: 480, bgcolor: 'primary.light', borderRadius: 2, overflow: 'hidden' }}
      />
      <Typography role="status" sx={{ minHeight: 24 }}>
        {said}
      </Typography>
      <Button variant="outlined" onClick={() => setRound(round + 1)}>
        {round === 0 ? t.preview : t.again}
      </Button>
    </Stack>
  );
};
