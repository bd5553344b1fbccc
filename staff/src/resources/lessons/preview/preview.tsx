import CloseFullscreen from '@mui/icons-material/CloseFullscreen';
import OpenInFull from '@mui/icons-material/OpenInFull';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { currentLanguage } from '@nobi/client/language';
import type { Lang } from '@nobi/kit/host';
import { type ReactNode, useId, useState } from 'react';
import { words } from '../../../text/words.ts';
import { PreviewScreen, type ScreenSize, screenSizes } from './preview-screen.tsx';
import type { PreviewContent } from './use-preview-player.ts';

const t = words.lessons;

interface ChoicesProps {
  readonly size: ScreenSize;
  readonly onSize: (size: ScreenSize) => void;
  readonly lang: Lang;
  readonly onLang: (lang: Lang) => void;
  /** The way to the other size of the preview itself. */
  readonly children: ReactNode;
}

const Choices = ({ size, onSize, lang, onLang, children }: ChoicesProps) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <ToggleButtonGroup
      exclusive
      size="small"
      value={size}
      onChange={(_, next: ScreenSize | null) => next && onSize(next)}
    >
      <ToggleButton value="phone">{t.phone}</ToggleButton>
      <ToggleButton value="desktop">{t.desk}</ToggleButton>
    </ToggleButtonGroup>
    <ToggleButtonGroup
      exclusive
      size="small"
      value={lang}
      onChange={(_, next: Lang | null) => next && onLang(next)}
    >
      <ToggleButton value="id">ID</ToggleButton>
      <ToggleButton value="en">EN</ToggleButton>
    </ToggleButtonGroup>
    {children}
  </Stack>
);

/** The real player with the lesson as it stands, small beside the fields or large in a dialog. */
export const Preview = (content: Omit<PreviewContent, 'lang'>) => {
  const [size, setSize] = useState<ScreenSize>('phone');
  const [lang, setLang] = useState<Lang>(currentLanguage());
  const [isLarge, setIsLarge] = useState(false);
  const id = useId();
  const choices = { size, onSize: setSize, lang, onLang: setLang };
  const scale = Math.min(340 / screenSizes[size].width, 0.76);
  return (
    <Stack
      component="section"
      aria-label={t.preview}
      spacing={1}
      sx={{ minWidth: 0, position: { lg: 'sticky' }, top: 64 }}
    >
      <Typography variant="h6" component="h2">
        {t.preview}
      </Typography>
      <Choices {...choices}>
        <Button size="small" startIcon={<OpenInFull />} onClick={() => setIsLarge(true)}>
          {t.large}
        </Button>
      </Choices>
      {/* One player at a time: what a lesson says is heard once. */}
      {isLarge ? (
        <Box sx={{ height: screenSizes[size].height * scale }} />
      ) : (
        <PreviewScreen {...content} lang={lang} size={size} scale={scale} />
      )}
      <Typography variant="body2" color="text.secondary">
        {t.previewLead}
      </Typography>
      <Dialog fullScreen open={isLarge} onClose={() => setIsLarge(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{t.preview}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Choices {...choices}>
            <Button
              autoFocus
              size="small"
              startIcon={<CloseFullscreen />}
              onClick={() => setIsLarge(false)}
            >
              {t.small}
            </Button>
          </Choices>
          <PreviewScreen {...content} lang={lang} size={size} scale={1} />
        </DialogContent>
      </Dialog>
    </Stack>
  );
};
