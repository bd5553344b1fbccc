import { Box, TextField } from '@mui/material';
import type { ManifestFault } from '@nobi/kit/manifest';
import type { ReactNode } from 'react';
import { words } from '../../../text/words.ts';
import { faultSentence, fieldName } from './fault-words.ts';
import type { PackageDraft } from './package-draft.ts';

const t = words.packageForm;
const helps: Readonly<Record<string, string>> = t.helps;

/** The form as its fields know it. */
export interface Filling {
  readonly draft: PackageDraft;
  readonly faults: readonly ManifestFault[];
  readonly set: (path: string, value: string) => void;
}

interface FieldProps {
  readonly filling: Filling;
  readonly path: string;
  readonly label?: string;
  readonly choices?: readonly { readonly id: string; readonly name: string }[];
  readonly isNumber?: boolean;
}

const helpOf = (path: string) =>
  helps[path] ??
  helps[path.replace(/^skills\.\d+\./, 'skills.')] ??
  helps[path.split('.')[0] ?? ''];

/** One field of the manifest; what keeps it from being one stands under it. */
export const ManifestField = ({ filling, path, label, choices, isNumber }: FieldProps) => {
  const fault = filling.faults.find(({ field }) => field.replace('toolType', 'category') === path);
  return (
    <TextField
      label={label ?? fieldName(path)}
      value={filling.draft.values[path] ?? ''}
      onChange={({ target }) => filling.set(path, target.value)}
      error={fault !== undefined}
      helperText={[fault && faultSentence(fault), helpOf(path)].filter(Boolean).join(' ')}
      fullWidth
      size="small"
      margin="none"
      select={choices !== undefined}
      slotProps={{
        select: { native: true },
        htmlInput: { 'data-path': path, ...(isNumber && { inputMode: 'numeric', maxLength: 4 }) },
      }}
    >
      {choices?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
};

/** Side by side where there is room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
    }}
  >
    {children}
  </Box>
);

/** The same text in both languages. */
export const Both = ({ filling, path }: Pick<FieldProps, 'filling' | 'path'>) => (
  <Row>
    <ManifestField filling={filling} path={`${path}.id`} />
    <ManifestField filling={filling} path={`${path}.en`} />
  </Row>
);
