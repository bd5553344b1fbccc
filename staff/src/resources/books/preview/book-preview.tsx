import {
  Alert,
  Box,
  Button,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { currentLanguage } from '@nobi/client/language';
import { staff } from '@nobi/contract';
import type { Lang } from '@nobi/kit/host';
import { useEffect, useRef, useState } from 'react';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { words } from '../../../text/words.ts';
import { embedContent } from '../../../ui/player/embed-content.ts';

const t = words.books;
/** A phone, drawn to scale. */
const screen = { width: 390, height: 844 };
const scale = 0.8;

interface BookPreviewProps {
  readonly book: string;
  /** Another one is shown anew. */
  readonly revision: number;
}

/** Shows the kept draft in the real library as soon as somebody asks for it, and anew after each saving. */
const usePreview = ({ book, revision }: BookPreviewProps, lang: Lang | undefined) => {
  const box = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another book
  useEffect(() => {
    if (!lang) return;
    const turn = { isMine: true, leave: () => {} };
    const show = async () => {
      try {
        const content = await ask(staff.previewBook, { params: { book } });
        if (!turn.isMine || !box.current) return;
        turn.leave = embedContent(
          box.current,
          { ...content, lang },
          {
            title: t.preview,
            onReady: () => setMessage(''),
            onLost: () => setMessage(words.items.lost),
          },
        );
      } catch (error) {
        if (turn.isMine) setMessage(wordsOfProblem(error));
      }
    };
    void show();
    return () => {
      turn.isMine = false;
      turn.leave();
    };
  }, [book, revision, lang]);
  return { box, message };
};

/** The book as a child would read it, in one language and the other. */
export const BookPreview = (props: BookPreviewProps) => {
  const [lang, setLang] = useState<Lang>();
  const { box, message } = usePreview(props, lang);
  return (
    <Stack component="section" aria-label={t.preview} spacing={1} sx={{ minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        {t.preview}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.previewLead}
      </Typography>
      {!lang && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setLang(currentLanguage())}
        >
          {t.openPreview}
        </Button>
      )}
      {lang && (
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={lang}
            onChange={(_event, next: Lang | null) => next && setLang(next)}
          >
            <ToggleButton value="id">ID</ToggleButton>
            <ToggleButton value="en">EN</ToggleButton>
          </ToggleButtonGroup>
          {message && <Alert severity="warning">{message}</Alert>}
          <Box
            sx={{ width: screen.width * scale, height: screen.height * scale, maxWidth: '100%' }}
          >
            <Box
              ref={box}
              sx={{
                ...screen,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
                borderRadius: 4,
                overflow: 'hidden',
                border: '2px solid',
                borderColor: 'secondary.main',
              }}
            />
          </Box>
        </>
      )}
    </Stack>
  );
};
