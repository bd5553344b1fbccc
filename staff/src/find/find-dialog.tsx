import {
  Autocomplete,
  Box,
  Dialog,
  DialogContent,
  ListSubheader,
  Paper,
  type PaperProps,
  TextField,
  Typography,
} from '@mui/material';
import { type HTMLAttributes, useState } from 'react';
import { useNavigate } from 'react-router';
import { words } from '../text/words.ts';
import type { Found } from './found.ts';
import { useFind } from './use-find.ts';

const t = words.find;

const Results = (props: PaperProps) => <Paper {...props} elevation={0} sx={{ mt: 1 }} />;

/** Groups of options are no items of a list. */
const Lines = (props: HTMLAttributes<HTMLElement>) => <div {...props} />;

const hintOf = ({ isLong, isAnswered, error }: ReturnType<typeof useFind>) => {
  if (error) return t.trouble;
  if (!isLong) return t.few;
  return isAnswered ? t.none : t.looking;
};

/** Finds families, orders, questions and places; arrows choose, Enter opens. */
export const FindDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = useFind(typed);
  const open = (line: Found | string | null) => {
    if (line === null || typeof line === 'string') return;
    onClose();
    void navigate(line.path);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t.title,
          sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
        },
      }}
    >
      <DialogContent sx={{ p: 2, minHeight: 120 }}>
        <Autocomplete
          open
          freeSolo
          autoHighlight
          disablePortal
          options={found.lines}
          filterOptions={(lines) => lines}
          groupBy={({ group }) => t.groups[group]}
          getOptionKey={(line) => (typeof line === 'string' ? line : line.path)}
          getOptionLabel={(line) => (typeof line === 'string' ? line : line.title)}
          inputValue={typed}
          onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
          value={null}
          onChange={(_event, line) => open(line)}
          // The list is open for as long as the dialog is, so this Escape is meant for both.
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          slots={{ paper: Results, listbox: Lines }}
          slotProps={{
            // Its results stand in the dialog instead of over it.
            popper: {
              sx: { position: 'static !important', transform: 'none !important', width: '100%' },
            },
            listbox: { sx: { maxHeight: '60vh' } },
          }}
          renderInput={(field) => (
            <TextField
              {...field}
              autoFocus
              margin="none"
              label={t.title}
              placeholder={t.hint}
              slotProps={{ htmlInput: field.inputProps }}
            />
          )}
          renderGroup={({ key, group, children }) => (
            <Box key={key} role="group" aria-label={group}>
              <ListSubheader component="div" role="presentation">
                {group}
              </ListSubheader>
              {children}
            </Box>
          )}
          renderOption={({ key, ...line }, { title, about }) => (
            <li key={key} {...line}>
              <div>
                <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{title}</Typography>
                <Typography
                  variant="body2"
                  color="text.secondary"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {about}
                </Typography>
              </div>
            </li>
          )}
        />
        <Typography role="status" variant="body2" color="text.secondary" sx={{ pt: 1 }}>
          {found.lines.length === 0 ? hintOf(found) : found.isPartial && t.partial}
        </Typography>
      </DialogContent>
    </Dialog>
  );
};
