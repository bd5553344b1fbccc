import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { type CallShape, staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Player } from '../../ui/player.tsx';
import { Findings } from './findings.tsx';
import { asMegabytes, type Package, packageTitle, stateColour } from './package.ts';

const t = words.packages;

const useDeed = (shape: CallShape, id: string, said: string) => {
  const refresh = useRefresh();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => ask(shape, { params: { id } }),
    onSuccess: () => {
      notify(said, { type: 'success' });
      refresh();
    },
    onError: (error) => notify(wordsOfProblem(error), { type: 'error' }),
  });
};

const Deeds = ({ shown }: { shown: Package }) => {
  const publish = useDeed(staff.publishPackage, shown.id, t.done);
  const withdraw = useDeed(staff.withdrawPackage, shown.id, t.gone);
  const isSeen = shown.published_by !== null;
  const mayPublish = shown.state !== 'published' && (isSeen || !shown.is_own);
  const isBusy = publish.isPending || withdraw.isPending;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {mayPublish && (
        <Button variant="contained" disabled={isBusy} onClick={() => publish.mutate()}>
          {isSeen ? t.again : t.publish}
        </Button>
      )}
      {shown.state !== 'withdrawn' && (
        <Button variant="outlined" disabled={isBusy} onClick={() => withdraw.mutate()}>
          {t.withdraw}
        </Button>
      )}
      {shown.is_own && !isSeen && <Alert severity="info">{t.own}</Alert>}
    </Stack>
  );
};

const Title = () => {
  const shown = useRecordContext<Package>();
  return <>{shown && packageTitle(shown)}</>;
};

const Facts = () => {
  const shown = useRecordContext<Package>();
  const id = shown?.id ?? '';
  const open = useCallback(() => ask(staff.previewPackage, { params: { id } }), [id]);
  if (!shown) return null;
  return (
    <Box sx={{ display: { lg: 'flex' }, alignItems: 'flex-start' }}>
      <Stack spacing={2} sx={{ p: 2, flex: 1, minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="h5" component="h2">
            {packageTitle(shown)}
          </Typography>
          <Chip size="small" color={stateColour[shown.state]} label={t.states[shown.state]} />
        </Stack>
        <Typography color="text.secondary">
          {`${shown.slug} · ${t.version} ${shown.version} · ${asMegabytes(shown.bytes)} · ${shown.uploaded_by}, ${asTime(shown.uploaded_at)}`}
        </Typography>
        <Deeds shown={shown} />
        <Typography variant="h6" component="h3">
          {t.findings}
        </Typography>
        <Findings findings={shown.findings} />
      </Stack>
      <Player title={packageTitle(shown)} open={open} />
    </Box>
  );
};

/** One version: what was seen in it, the real player, and what may be done with it. */
export const PackageShow = () => (
  <Show title={<Title />} actions={false}>
    <Facts />
  </Show>
);
