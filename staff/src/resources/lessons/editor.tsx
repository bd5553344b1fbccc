import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import type { LessonDraft } from '@nobi/kit/manifest';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { currentLanguage } from '../../language.ts';
import { words } from '../../text/words.ts';
import { EditingContext } from './editing.ts';
import { findingsOf, inWords, type ReadLesson } from './lesson.ts';
import { Outline, SpotSelect } from './outline.tsx';
import { Preview } from './preview.tsx';
import { SpotForm } from './spot-form.tsx';
import { useDraft } from './use-draft.ts';
import { Versions } from './versions.tsx';

const t = words.lessons;

interface Props {
  readonly place: { readonly course: string; readonly lesson: string };
  readonly read: ReadLesson;
  readonly draft: LessonDraft;
  readonly lookAgain: () => void;
}

type Kept = ReturnType<typeof useDraft>;

interface BarProps {
  readonly place: Props['place'];
  readonly kept: Kept;
  readonly toMend: number;
  readonly lookAgain: () => void;
  readonly onGone: () => void;
}

const stateWords = (kept: Kept) => {
  if (kept.state === 'keeping') return t.keeping;
  if (kept.state === 'dirty') return t.unkept;
  return kept.revision() === null ? t.hint : t.kept;
};

/** Where the draft stands, and what may be done with it. */
const Bar = ({ place, kept, toMend, lookAgain, onGone }: BarProps) => {
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const handingIn = useMutation({
    mutationFn: () =>
      ask(staff.handInLesson, { params: place, body: { revision: kept.revision() } }),
    onSuccess: () => {
      notify(t.handedIn, { type: 'success' });
      lookAgain();
    },
  });
  const dropping = useMutation({
    mutationFn: () => ask(staff.dropDraft, { params: place }),
    onSuccess: () => {
      notify(t.dropped);
      onGone();
    },
  });
  const isDraft = kept.revision() !== null;
  const mayHandIn = isDraft && kept.state === 'kept' && toMend === 0 && !handingIn.isPending;
  const error = kept.error ?? handingIn.error ?? dropping.error;
  const mendWords = toMend === 0 ? t.nothingToMend : t.toMend.replace('{count}', String(toMend));
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip color={toMend === 0 ? 'success' : 'error'} label={mendWords} />
        <Typography role="status" color="text.secondary">
          {stateWords(kept)}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {isDraft && (
          <Button disabled={dropping.isPending} onClick={() => setIsAsking(true)}>
            {t.drop}
          </Button>
        )}
        <Button variant="contained" disabled={!mayHandIn} onClick={() => handingIn.mutate()}>
          {t.handIn}
        </Button>
      </Stack>
      {error !== undefined && error !== null && (
        <Alert
          severity="error"
          action={
            kept.error ? <Button onClick={() => void kept.keep()}>{t.tryAgain}</Button> : undefined
          }
        >
          {wordsOfProblem(error)}
        </Alert>
      )}
      <Confirm
        isOpen={isAsking}
        title={t.drop}
        content={t.dropAsk}
        confirm={t.dropYes}
        cancel={t.cancel}
        onConfirm={() => {
          setIsAsking(false);
          dropping.mutate();
        }}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
};

/** A lesson on the desk: its parts, the fields of one part, and the real player beside them. */
export const Editor = ({ place, read, draft: start, lookAgain }: Props) => {
  const { plan, abouts, revision, versions } = read;
  const [spot, setSpot] = useState('words');
  const kept = useDraft({ ...place, draft: start, revision, findings: read.findings });
  const { draft, told, change } = kept;
  const findings = useMemo(
    () => findingsOf(draft, { plan, abouts }, told),
    [draft, plan, abouts, told],
  );
  const navigate = useNavigate();
  const handleGone = () => {
    // Of a new lesson nothing is left without its draft.
    if (read.live || versions.length > 0) lookAgain();
    else void navigate(`/lessons?course=${place.course}`);
  };
  const course = currentLanguage() === 'id' ? read.course_id : read.course_en;
  return (
    <EditingContext value={{ draft, plan, abouts, findings, change }}>
      <Typography color="text.secondary">{course}</Typography>
      <Typography variant="h5" component="h1" sx={{ mb: 1 }}>
        {inWords(draft.lesson.title)}
      </Typography>
      <Bar
        place={place}
        kept={kept}
        toMend={findings.length}
        lookAgain={lookAgain}
        onGone={handleGone}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: '220px 1fr', lg: '220px 1fr 344px' },
        }}
      >
        <Paper
          variant="outlined"
          sx={{
            p: 1,
            display: { xs: 'none', md: 'block' },
            position: 'sticky',
            top: 64,
            maxHeight: 'calc(100vh - 80px)',
            overflow: 'auto',
          }}
        >
          <Outline spot={spot} onSpot={setSpot} />
        </Paper>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: { md: 'none' }, mb: 2 }}>
            <SpotSelect spot={spot} onSpot={setSpot} />
          </Box>
          <SpotForm spot={spot} onSpot={setSpot} />
        </Box>
        <Box sx={{ gridColumn: { md: '1 / -1', lg: 'auto' }, height: { lg: '100%' } }}>
          <Preview
            course={place.course}
            draft={draft}
            spot={spot}
            isSound={findings.length === 0}
          />
        </Box>
      </Box>
      <Box sx={{ mt: 4 }}>
        <Versions versions={versions} />
      </Box>
    </EditingContext>
  );
};
