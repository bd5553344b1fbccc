import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { Problem, staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { words } from '../../../text/words.ts';
import type { DraftSaver, Saving } from '../draft/draft-saver.ts';

const t = words.lessons;

interface DraftBarProps {
  readonly place: { readonly course: string; readonly lesson: string };
  readonly saver: DraftSaver;
  readonly saving: Saving;
  readonly toMend: number;
  readonly onHandedIn: () => void;
  readonly onDropped: () => void;
}

const stateWords = { saved: t.kept, saving: t.keeping, unsaved: t.unkept } as const;

/** The draft goes to a second person, or away. */
const useDraftActions = ({ place, saver, onHandedIn, onDropped }: DraftBarProps) => {
  const notify = useNotify();
  const handingIn = useMutation({
    mutationFn: async () => {
      const revision = saver.revision();
      if (revision === null) throw new Problem('invalid_input');
      return ask(staff.handInLesson, { params: place, body: { revision } });
    },
    onSuccess: () => {
      notify(t.handedIn, { type: 'success' });
      onHandedIn();
    },
  });
  const dropping = useMutation({
    mutationFn: async () => {
      await saver.stop();
      return ask(staff.dropDraft, { params: place });
    },
    onSuccess: () => {
      notify(t.dropped);
      onDropped();
    },
    onError: saver.resume,
  });
  return { handingIn, dropping };
};

/** Where the draft stands, and what may be done with it. */
export const DraftBar = (props: DraftBarProps) => {
  const { saver, saving, toMend } = props;
  const { handingIn, dropping } = useDraftActions(props);
  const [isAsking, setIsAsking] = useState(false);
  const isDraft = saver.revision() !== null;
  const mayHandIn = isDraft && saving.state === 'saved' && toMend === 0 && !handingIn.isPending;
  const unsaved = saving.state === 'unsaved' ? saving.error : undefined;
  const error = unsaved ?? handingIn.error ?? dropping.error;
  const isFresh = saving.state === 'saved' && !isDraft;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip
          color={toMend === 0 ? 'success' : 'error'}
          label={toMend === 0 ? t.nothingToMend : t.toMend.replace('{count}', String(toMend))}
        />
        <Typography role="status" color="text.secondary">
          {isFresh ? t.hint : stateWords[saving.state]}
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
            unsaved ? <Button onClick={() => void saver.saveNow()}>{t.tryAgain}</Button> : null
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
