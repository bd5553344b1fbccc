import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { wordsOfProblem } from '../ask.ts';
import { words } from '../text/words.ts';
import { type Opened, playInBox } from './play-in-box.ts';

const t = words.items;

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
        room.leave = playInBox(box.current, opened, { title, onReady: () => setSaid(''), onLost });
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
        sx={{
          position: 'relative',
          height: round === 0 ? 240 : 480,
          bgcolor: 'primary.light',
          borderRadius: 2,
          overflow: 'hidden',
        }}
      >
        <Box ref={box} sx={{ height: '100%' }} />
        {round === 0 && (
          <Button
            variant="contained"
            startIcon={<PlayArrow />}
            sx={{ position: 'absolute', inset: 0, m: 'auto', width: 'fit-content', height: 48 }}
            onClick={() => setRound(1)}
          >
            {t.preview}
          </Button>
        )}
      </Box>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {said}
      </Typography>
      {round > 0 && (
        <Button variant="outlined" onClick={() => setRound(round + 1)}>
          {t.again}
        </Button>
      )}
    </Stack>
  );
};
