import { Alert, Box } from '@mui/material';
import { useRef } from 'react';
import { words } from '../../../text/words.ts';
import { type PreviewContent, usePreviewPlayer } from './use-preview-player.ts';

export const screenSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
export type ScreenSize = keyof typeof screenSizes;

interface PreviewScreenProps extends PreviewContent {
  readonly size: ScreenSize;
  readonly scale: number;
}

/** The screen of a child's device with the real player in it, drawn to scale. */
export const PreviewScreen = ({ size, scale, ...content }: PreviewScreenProps) => {
  const box = useRef<HTMLDivElement>(null);
  const message = usePreviewPlayer(box, content);
  const { width, height } = screenSizes[size];
  return (
    <>
      {!content.isSound && <Alert severity="info">{words.lessons.previewWaits}</Alert>}
      {message && <Alert severity="warning">{message}</Alert>}
      <Box sx={{ width: width * scale, height: height * scale, flexShrink: 0 }}>
        <Box
          ref={box}
          sx={{
            width,
            height,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            bgcolor: 'primary.light',
            borderRadius: 4,
            overflow: 'hidden',
            border: '2px solid',
            borderColor: 'secondary.main',
          }}
        />
      </Box>
    </>
  );
};
