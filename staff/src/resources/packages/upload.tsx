import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useRedirect } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { Findings } from './findings.tsx';

const t = words.packages;

const send = (file: File) => {
  const body = new FormData();
  body.append('package', file);
  return ask(staff.uploadPackage, { body });
};

/** Sends one archive; what stops it is said at once, a sound one opens. */
export const Upload = () => {
  const redirect = useRedirect();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ id }) => id && redirect('show', 'packages', id),
  });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) mutate(file);
    target.value = '';
  };
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Card sx={{ my: 2 }}>
      <CardContent>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h6" component="h2">
            {t.upload}
          </Typography>
          <Typography color="text.secondary">{t.uploadLead}</Typography>
          <Button
            variant="contained"
            onClick={() => chooser.current?.click()}
            startIcon={<UploadFile />}
            disabled={isPending}
          >
            {isPending ? t.checking : t.choose}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".zip"
            aria-label={t.choose}
            onChange={handleChange}
            hidden
          />
          {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
          {data?.id === null && (
            <>
              <Alert severity="error">{t.refused}</Alert>
              <Findings findings={data.findings} />
            </>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
};
