import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { embedContent, type PlayableContent } from './embed-content.ts';

const t = words.items;

interface PlayerProps {
  readonly title: string;
  /** Asks for a fresh signed address. */
  readonly open: () => Promise<PlayableContent>;
}

/** The real player for content that staff look at before children do. */
export const Player = ({ title, open }: PlayerProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (round === 0) return;
    const session = { isOpen: true, leave: () => {} };
    setMessage(t.opening);
    open().then(
      (content) => {
        if (!session.isOpen || !box.current) return;
        const onLost = () => setMessage(t.lost);
        session.leave = embedContent(box.current, content, {
          title,
          onReady: () => setMessage(''),
          onLost,
        });
      },
      (error: unknown) => setMessage(wordsOfProblem(error)),
    );
    return () => {
      session.isOpen = false;
      session.leave();
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
        {message}
      </Typography>
      {round > 0 && (
        <Button variant="outlined" onClick={() => setRound(round + 1)}>
          {t.again}
        </Button>
      )}
    </Stack>
  );
};
