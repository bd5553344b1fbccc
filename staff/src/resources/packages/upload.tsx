import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { words } from '../../text/words.ts';
import { useUpload } from './use-upload.ts';
import { Refusal, ZipChooser } from './zip-chooser.tsx';

const t = words.packages;

/** Sends one archive; what stops it is said at once, a sound one opens. */
export const Upload = () => {
  const uploading = useUpload();
  return (
    <Card sx={{ my: 2 }}>
      <CardContent>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h6" component="h2">
            {t.upload}
          </Typography>
          <Typography color="text.secondary">{t.uploadLead}</Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <ZipChooser
              label={t.choose}
              isBusy={uploading.isPending}
              onChoose={(file) => uploading.mutate({ file })}
            />
            <Button component={Link} to="/packages/create" variant="outlined">
              {words.packageForm.open}
            </Button>
          </Stack>
          <Refusal uploading={uploading} />
        </Stack>
      </CardContent>
    </Card>
  );
};
