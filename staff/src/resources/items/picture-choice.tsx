import AddPhoto from '@mui/icons-material/AddPhotoAlternate';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { type ChangeEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import type { Item } from './item.ts';
import { useItemAction } from './use-item.ts';

const t = words.items;

const send = (id: string) => (picture: File) => {
  const body = new FormData();
  body.append('thumbnail', picture);
  return ask(staff.setThumbnail, { params: { id }, body });
};

/** Another picture for the card, at once on every shelf, or the built one again. */
export const PictureChoice = ({ item }: { item: Item }) => {
  const notify = useNotify();
  const { id } = item;
  const giving = useItemAction(id, send(id));
  const dropping = useItemAction(id, () => ask(staff.dropThumbnail, { params: { id } }));
  const isBusy = giving.isPending || dropping.isPending;
  const error = giving.error ?? dropping.error;
  const chooser = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (picture) {
      dropping.reset();
      giving.mutate(picture, { onSuccess: () => notify(t.pictureSaved, { type: 'success' }) });
    }
    target.value = '';
  };
  const handleDrop = () => {
    giving.reset();
    dropping.mutate(undefined, {
      onSuccess: () => notify(t.pictureBuilt, { type: 'success' }),
    });
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        {t.picture}
      </Typography>
      <Typography color="text.secondary">{t.pictureLead}</Typography>
      <Button
        variant="outlined"
        startIcon={<AddPhoto />}
        disabled={isBusy}
        onClick={() => chooser.current?.click()}
      >
        {giving.isPending ? t.pictureSending : t.pictureChoose}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t.pictureChoose}
        onChange={handleChange}
        hidden
      />
      {item.thumbnail !== item.manifest.thumbnail && (
        <Button disabled={isBusy} onClick={handleDrop}>
          {t.pictureBack}
        </Button>
      )}
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
    </Stack>
  );
};
