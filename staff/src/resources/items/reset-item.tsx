import { Box, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { TopToolbar, useNotify, useRefresh } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Item, labelOf, shownFields } from './item.ts';
import { useItemAction } from './use-item.ts';

const t = words.items;

/** Field by field: what is now, and what the manifest says. */
const Differences = ({ item }: { item: Item }) => {
  const differing = shownFields.filter(({ name }) => item[name] !== item.manifest[name]);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {differing.map(({ name, label }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <del>{labelOf(item, name)}</del> → <strong>{labelOf(item.manifest, name)}</strong>
          </Box>
        </div>
      ))}
      {item.thumbnail !== item.manifest.thumbnail && (
        <div>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t.picture}
          </Typography>
          <Box component="dd" sx={{ m: 0, display: 'flex', gap: 1, alignItems: 'center' }}>
            {[item.thumbnail, item.manifest.thumbnail].map((picture, place) => (
              <Box
                key={picture}
                component="img"
                src={picture}
                alt={place === 0 ? t.pictureNow : t.pictureThen}
                sx={{ width: 112, height: 70, objectFit: 'cover', borderRadius: 1.5 }}
              />
            ))}
          </Box>
        </div>
      )}
    </Box>
  );
};

/** Back to what the manifest says, after a look at what changes by it. */
export const ResetItem = ({ item }: { item: Item }) => {
  const refresh = useRefresh();
  const notify = useNotify();
  const reset = useItemAction(item.id, () => ask(staff.resetItem, { params: { id: item.id } }));
  const send = async () => {
    await reset.mutateAsync(undefined);
    refresh();
    notify(t.resetDone, { type: 'success' });
  };
  return (
    <TopToolbar>
      <ConfirmDialog open={t.reset} lead={t.resetLead} color="warning" onSend={send}>
        <Differences item={item} />
      </ConfirmDialog>
    </TopToolbar>
  );
};
