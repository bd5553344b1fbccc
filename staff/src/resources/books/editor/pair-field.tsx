import { Box, TextField, Typography } from '@mui/material';
import type { BookDraft } from '@nobi/kit/manifest';
import { words } from '../../../text/words.ts';
import { useFault } from './faults.ts';

const t = words.books;
type Pair = BookDraft['title'];

interface PairFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: Pair;
  readonly onChange: (value: Pair) => void;
  /** Letters at most. */
  readonly most: number;
  readonly rows?: number;
}

type OneProps = Omit<PairFieldProps, 'path'> & {
  readonly lang: keyof Pair;
  readonly fault: string | undefined;
};

const One = ({ lang, label, value, onChange, most, rows = 1, fault }: OneProps) => (
  <TextField
    label={lang === 'id' ? t.inId : t.inEn}
    value={value[lang]}
    onChange={({ target }) => onChange({ ...value, [lang]: target.value })}
    error={fault !== undefined}
    helperText={fault}
    multiline={rows > 1}
    minRows={rows}
    size="small"
    fullWidth
    slotProps={{
      htmlInput: {
        maxLength: most,
        lang,
        'aria-label': `${label}, ${lang === 'id' ? t.inId : t.inEn}`,
      },
    }}
  />
);

/** The same words in both languages, side by side where there is room. */
export const PairField = ({ path, ...field }: PairFieldProps) => {
  const faults = { id: useFault(`${path}.id`), en: useFault(`${path}.en`) };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 700, mb: 1, p: 0 }}>
        {field.label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <One {...field} lang="id" fault={faults.id} />
        <One {...field} lang="en" fault={faults.en} />
      </Box>
    </Box>
  );
};
