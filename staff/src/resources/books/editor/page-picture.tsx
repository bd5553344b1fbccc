import AddPhoto from '@mui/icons-material/AddPhotoAlternate';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { readPageConfig } from '@nobi/client/page-config';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { words } from '../../../text/words.ts';

const t = words.books;
const { playOrigin } = readPageConfig();

interface PagePictureProps {
  readonly picture: string | undefined;
  readonly onChange: (picture: string | undefined) => void;
}

const send = (picture: File) => {
  const body = new FormData();
  body.append('picture', picture);
  return ask(staff.addBookPicture, { body });
};

/** A picture of one's own in the place of the scene. */
export const PagePicture = ({ picture, onChange }: PagePictureProps) => {
  const chooser = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (reply) => onChange(reply.picture),
  });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) sending.mutate(file);
    target.value = '';
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {picture !== undefined && (
        <>
          <Box
            component="img"
            src={`${playOrigin}/books/pictures/${picture}.webp`}
            alt=""
            sx={{ width: 240, maxWidth: '100%', aspectRatio: '4 / 3', borderRadius: 2 }}
          />
          <Typography variant="body2" color="text.secondary">
            {t.uploaded}
          </Typography>
        </>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          startIcon={<AddPhoto />}
          disabled={sending.isPending}
          onClick={() => chooser.current?.click()}
        >
          {sending.isPending ? t.uploading : t.upload}
        </Button>
        {picture !== undefined && (
          <Button size="small" onClick={() => onChange(undefined)}>
            {t.dropPicture}
          </Button>
        )}
      </Stack>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t.upload}
        onChange={handleChange}
        hidden
      />
      {sending.error && <Alert severity="error">{wordsOfProblem(sending.error)}</Alert>}
    </Stack>
  );
};
