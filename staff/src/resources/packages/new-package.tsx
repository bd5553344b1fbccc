import Download from '@mui/icons-material/Download';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { saveFile } from '../../save-file.ts';
import { words } from '../../text/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ManifestFields } from './form/manifest-fields.tsx';
import { useFilling } from './form/use-filling.ts';
import { exampleManifest, starterFiles } from './starter/starter-files.ts';
import { zipOf } from './starter/zip-of.ts';
import { useUpload } from './use-upload.ts';
import { Refusal, ZipChooser } from './zip-chooser.tsx';

const t = words.packageForm;

const saveStarter = (manifest: object) =>
  saveFile({ name: 'nobi-starter.zip', blob: zipOf(starterFiles(manifest, t.readme)) });

/** A form in place of a manifest by hand, and a package to begin with. */
export const NewPackage = () => {
  const { filling, manifest, isWhole, check, addSkill, dropSkill } = useFilling();
  const uploading = useUpload();
  const { length: count } = filling.faults;
  return (
    <Stack spacing={3} sx={{ p: 2, maxWidth: 860 }}>
      <Title title={t.title} />
      <Box>
        <BackLink to="/packages">{t.back}</BackLink>
        <Typography color="text.secondary">{t.lead}</Typography>
      </Box>
      <ManifestFields filling={filling} onAddSkill={addSkill} onDropSkill={dropSkill} />
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {count > 0 && <Alert severity="error">{t.look.replace('{count}', String(count))}</Alert>}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <ZipChooser
            label={t.send}
            isBusy={uploading.isPending}
            onPress={check}
            onChoose={(file) => check() && uploading.mutate({ file, manifest })}
          />
          <Button
            variant="outlined"
            startIcon={<Download />}
            onClick={() => saveStarter(isWhole ? manifest : exampleManifest)}
          >
            {t.starter}
          </Button>
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {t.starterLead}
        </Typography>
        <Refusal uploading={uploading} />
      </Stack>
    </Stack>
  );
};
