import { Box, TextField, Typography } from '@mui/material';
import { words } from '../../../text/words.ts';
import { useField } from '../draft/draft-context.ts';

const t = words.lessons;

const countOf = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;

interface OneProps {
  readonly path: string;
  readonly label: string;
  readonly lang: 'id' | 'en';
  /** Letters at most, for a name; a spoken line counts words. */
  readonly most?: number | undefined;
}

const One = ({ path, label, lang, most }: OneProps) => {
  const { value, fault, set } = useField(path);
  const text = typeof value === 'string' ? value : '';
  const help = most === undefined ? t.count.replace('{words}', String(countOf(text))) : ' ';
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => set(event.target.value)}
      error={fault !== undefined}
      helperText={fault ?? help}
      multiline={most === undefined}
      minRows={most === undefined ? 2 : 1}
      fullWidth
      slotProps={{ htmlInput: { maxLength: most ?? 200, lang, 'data-path': path } }}
    />
  );
};

interface Props {
  readonly path: string;
  readonly label: string;
  readonly most?: number;
}

/** The same line in both languages, side by side where there is room. */
export const BilingualField = ({ path, label, most }: Props) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Typography component="legend" sx={{ fontWeight: 700, mb: 1, p: 0 }}>
      {label}
    </Typography>
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <One path={`${path}.id`} label={t.inId} lang="id" most={most} />
      <One path={`${path}.en`} label={t.inEn} lang="en" most={most} />
    </Box>
  </Box>
);
