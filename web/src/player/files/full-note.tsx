import { sentenceOf } from '../../text/errors.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { words } from '../words.ts';

/** The shelf takes no more: what is new is kept in the tool all the same. */
export const FullNote = ({ onClose }: { onClose: () => void }) => (
  <AlertDialog open size="child" button={words.ok} onClose={onClose}>
    {sentenceOf('works_full')}
  </AlertDialog>
);
