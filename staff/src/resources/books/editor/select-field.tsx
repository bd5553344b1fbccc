import { MenuItem, TextField } from '@mui/material';
import { useId } from 'react';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
  readonly fault?: string | undefined;
  /** Below the field, where nothing is to be mended. */
  readonly help?: string | undefined;
}

/** One of several, under a label that a screen reader ties to it. */
export const SelectField = ({ label, value, options, onChoose, fault, help }: SelectFieldProps) => (
  <TextField
    id={useId()}
    select
    fullWidth
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    error={fault !== undefined}
    helperText={fault ?? help}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {options.map(([id, name]) => (
      <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
