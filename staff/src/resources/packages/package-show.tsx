import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { type CallShape, staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Player } from '../../ui/player/player.tsx';
import { Findings } from './findings.tsx';
import {
  asMegabytes,
  type Package,
  type PackageRow,
  packageTitle,
  stateColour,
} from './package.ts';

const t = words.packages;

const useAction = (shape: CallShape, id: string, message: string) => {
  const refresh = useRefresh();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => ask(shape, { params: { id } }),
    onSuccess: () => {
      notify(message, { type: 'success' });
      refresh();
    },
    onError: (error) => notify(wordsOfProblem(error), { type: 'error' }),
  });
};

const PackageActions = ({ version }: { version: PackageRow }) => {
  const publish = useAction(staff.publishPackage, version.id, t.done);
  const withdraw = useAction(staff.withdrawPackage, version.id, t.gone);
  const isSeen = version.published_by !== null;
  const mayPublish = version.state !== 'published' && (isSeen || !version.is_own);
  const isBusy = publish.isPending || withdraw.isPending;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {mayPublish && (
        <Button variant="contained" disabled={isBusy} onClick={() => publish.mutate()}>
          {isSeen ? t.again : t.publish}
        </Button>
      )}
      {version.state !== 'withdrawn' && (
        <Button variant="outlined" disabled={isBusy} onClick={() => withdraw.mutate()}>
          {t.withdraw}
        </Button>
      )}
      {version.is_own && !isSeen && <Alert severity="info">{t.own}</Alert>}
    </Stack>
  );
};

const Title = () => {
  const version = useRecordContext<Package>();
  return <>{version && packageTitle(version)}</>;
};

/** The row of the list stands here first; what was seen in it comes a moment later. */
type Arriving = PackageRow & Partial<Pick<Package, 'findings'>>;

const Facts = () => {
  const version = useRecordContext<Arriving>();
  const id = version?.id ?? '';
  const open = useCallback(() => ask(staff.previewPackage, { params: { id } }), [id]);
  if (!version) return null;
  return (
    <Box sx={{ display: { lg: 'flex' }, alignItems: 'flex-start' }}>
      <Stack spacing={2} sx={{ p: 2, flex: 1, minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="h5" component="h2">
            {packageTitle(version)}
          </Typography>
          <Chip size="small" color={stateColour[version.state]} label={t.states[version.state]} />
        </Stack>
        <Typography color="text.secondary">
          {`${version.slug} · ${t.version} ${version.version} · ${asMegabytes(version.bytes)} · ${version.uploaded_by}, ${asTime(version.uploaded_at)}`}
        </Typography>
        <PackageActions version={version} />
        <Typography variant="h6" component="h3">
          {t.findings}
        </Typography>
        {version.findings && <Findings findings={version.findings} />}
      </Stack>
      <Player title={packageTitle(version)} open={open} />
    </Box>
  );
};

/** One version: what was seen in it, the real player, and what may be done with it. */
export const PackageShow = () => (
  <Show title={<Title />} actions={false}>
    <Facts />
  </Show>
);
