import type { ErrorCode } from '@nobi/contract';
import { sentenceOf } from '../text/errors.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { words } from './words.ts';

/** A way that leads nowhere says so. */
export const LinkMissing = ({ code, onClose }: { code: ErrorCode; onClose: () => void }) => (
  <AlertDialog open size="child" button={words.ok} onClose={onClose}>
    {sentenceOf(code)}
  </AlertDialog>
);
