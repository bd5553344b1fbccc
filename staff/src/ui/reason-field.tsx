import { TextField } from '@mui/material';
import { words } from '../text/words.ts';

/** Why something is done; the audit log keeps it. */
export const ReasonField = () => (
  <TextField
    name="reason"
    label={words.family.reason}
    required
    fullWidth
    slotProps={{ htmlInput: { maxLength: 500 } }}
  />
);
