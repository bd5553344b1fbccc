import AddPhoto from '@mui/icons-material/AddPhotoAlternate';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { type Setup, useLogo } from './use-setup.ts';

const t = words.setup.logo;

interface LogoProps {
  readonly logo: Setup['company']['logo'];
  /** What is read out, and seen where pictures are not shown. */
  readonly company: string;
}

/** On white, as families see it, whatever the hour of the console. */
const Shown = ({ logo, company }: LogoProps) =>
  logo ? (
    <Box
      component="img"
      src={logo.address}
      alt={company}
      width={logo.width}
      height={logo.height}
      sx={{ maxWidth: '100%', height: 'auto', p: 1, borderRadius: 2, bgcolor: 'common.white' }}
    />
  ) : (
    <Typography variant="body2">{t.none}</Typography>
  );

/** The company's logo: shown, chosen, replaced, taken away. Each is done at once. */
export const Logo = ({ logo, company }: LogoProps) => {
  const notify = useNotify();
  const { setting, dropping } = useLogo();
  const chooser = useRef<HTMLInputElement>(null);
  const isBusy = setting.isPending || dropping.isPending;
  const error = setting.error ?? dropping.error;
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (picture) {
      dropping.reset();
      setting.mutate(picture, { onSuccess: () => notify(t.saved, { type: 'success' }) });
    }
    target.value = '';
  };
  const handleDrop = () => {
    setting.reset();
    dropping.mutate(undefined, { onSuccess: () => notify(t.dropped, { type: 'success' }) });
  };
  const chooseWords = logo ? t.replace : t.choose;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <Shown logo={logo} company={company} />
      <Typography variant="body2" color="text.secondary">
        {t.lead}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<AddPhoto />}
          disabled={isBusy}
          onClick={() => chooser.current?.click()}
        >
          {setting.isPending ? t.sending : chooseWords}
        </Button>
        {logo && (
          <Button disabled={isBusy} onClick={handleDrop}>
            {t.drop}
          </Button>
        )}
      </Stack>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={chooseWords}
        onChange={handleChange}
        hidden
      />
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
    </Stack>
  );
};
