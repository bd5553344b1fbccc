import Close from '@mui/icons-material/Close';
import { IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate, useUnselectAll } from 'react-admin';

/** Above the rows once some are chosen: how many, what may be done with them, and the way out. */
export const BulkBar = ({ children }: { children?: ReactNode }) => {
  const { selectedIds, resource } = useListContext();
  const unselect = useUnselectAll(resource);
  const translate = useTranslate();
  if (selectedIds.length === 0) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', p: 1, bgcolor: 'var(--surface-hover)' }}
    >
      <IconButton
        size="small"
        aria-label={translate('ra.action.unselect')}
        onClick={() => unselect()}
      >
        <Close />
      </IconButton>
      <Typography role="status" sx={{ mr: 1 }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {children}
    </Stack>
  );
};
