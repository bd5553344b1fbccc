import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import Mic from '@mui/icons-material/Mic';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Stop from '@mui/icons-material/Stop';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { VoiceLanguage } from '@nobi/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { words } from '../../../text/words.ts';
import type { VoiceLine, VoiceTake } from '../voice.ts';
import { BoothNotices } from './booth-notices.tsx';
import { LargeLine } from './large-line.tsx';
import { Takes } from './takes.tsx';
import { type BoothState, useBooth } from './use-booth.ts';
import { useKeys } from './use-keys.ts';
import { usePlaying } from './use-playing.ts';

const t = words.voice;

/** Of the console's bar, which lies over what scrolls below it. */
const barHeight = 64;

interface BoothProps {
  readonly line: VoiceLine;
  readonly language: VoiceLanguage;
  readonly onSaved: (key: string, take: VoiceTake) => void;
  readonly onChosen: () => void;
  /** Undefined at the ends of the list. */
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

const faces = {
  closed: { label: t.open, icon: <Mic /> },
  opening: { label: t.opening, icon: <Mic /> },
  ready: { label: t.start, icon: <FiberManualRecord /> },
  recording: { label: t.stop, icon: <Stop /> },
  working: { label: t.working, icon: <FiberManualRecord /> },
} as const;

const RecordButton = ({ booth, lineKey }: { booth: BoothState; lineKey: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  // Space records the line that was just come to, whatever was pressed before.
  useEffect(() => {
    if (lineKey !== '') button.current?.focus({ preventScroll: true });
  }, [lineKey]);
  const { label, icon } = faces[booth.phase];
  return (
    <Button
      ref={button}
      variant="contained"
      size="large"
      color={booth.phase === 'recording' ? 'error' : 'primary'}
      startIcon={icon}
      aria-disabled={booth.phase === 'opening' || booth.phase === 'working'}
      // The second half of a double click is no wish to stop.
      onClick={({ detail }) => detail < 2 && booth.press()}
      sx={{ minHeight: 56, minWidth: { xs: '100%', sm: 280 }, fontSize: '1.1rem' }}
    >
      {label}
    </Button>
  );
};

/** How loud it is just now: seen at once, said to nobody. */
const Meter = ({ bar }: { bar: RefObject<HTMLDivElement | null> }) => (
  <Box
    ref={bar}
    aria-hidden
    sx={{
      '--level': 0,
      width: { xs: '100%', sm: 280 },
      height: 8,
      borderRadius: 4,
      overflow: 'hidden',
      bgcolor: 'action.hover',
      '&::before': {
        content: '""',
        display: 'block',
        height: '100%',
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        transform: 'scaleX(var(--level))',
      },
    }}
  />
);

const statusOf = ({ phase, isSaved, fault }: BoothState, isPlaying: boolean) => {
  if (isPlaying) return t.playing;
  if (phase === 'recording') return t.recording;
  if (phase === 'working') return t.working;
  if (fault) return '';
  if (isSaved) return t.saved;
  return phase === 'ready' ? t.ready : '';
};

/** On a phone the list lies a screen below: who chooses there sees the line and its button again. */
const useInSight = (lineKey: string) => {
  const paper = useRef<HTMLDivElement>(null);
  const seen = useRef(lineKey);
  useEffect(() => {
    if (seen.current === lineKey) return;
    seen.current = lineKey;
    const top = paper.current?.getBoundingClientRect().top ?? barHeight;
    if (top < barHeight) paper.current?.scrollIntoView({ block: 'start' });
  }, [lineKey]);
  return paper;
};

/** The line that is recorded now, and everything that is done with it. */
export const Booth = ({ line, language, onSaved, onChosen, onNext, onPrevious }: BoothProps) => {
  const meter = useRef<HTMLDivElement>(null);
  const paper = useInSight(line.key);
  const playing = usePlaying();
  const booth = useBooth({ line, language, meter, playing, onSaved });
  const isBusy = booth.phase === 'recording' || booth.phase === 'working';
  const { file } = line;
  const listen = file === null || isBusy ? undefined : () => void playing.playFile(file);
  const leave = (go: (() => void) | undefined) => {
    if (!go || isBusy) return undefined;
    return () => {
      playing.stop();
      go();
    };
  };
  const [next, previous] = [leave(onNext), leave(onPrevious)];
  const nothing = () => undefined;
  useKeys({
    ' ': booth.press,
    p: listen ?? nothing,
    ArrowRight: next ?? nothing,
    ArrowLeft: previous ?? nothing,
  });
  return (
    <Paper
      ref={paper}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 4 }, scrollMarginTop: barHeight + 8 }}
    >
      <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <LargeLine line={line} language={language} />
        <RecordButton booth={booth} lineKey={line.key} />
        <Meter bar={meter} />
        <Typography role="status" color="text.secondary" sx={{ minHeight: 24 }}>
          {statusOf(booth, playing.isPlaying)}
        </Typography>
        <BoothNotices booth={booth} problem={playing.problem} />
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
        >
          <Button startIcon={<NavigateBefore />} disabled={!previous} onClick={previous}>
            {t.previous}
          </Button>
          <Button startIcon={<PlayArrow />} disabled={!listen} onClick={listen}>
            {t.listen}
          </Button>
          <Takes line={line} language={language} playing={playing} onChosen={onChosen} />
          <Button variant="outlined" endIcon={<NavigateNext />} disabled={!next} onClick={next}>
            {t.next}
          </Button>
        </Stack>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {t.keys}
        </Typography>
      </Stack>
    </Paper>
  );
};
