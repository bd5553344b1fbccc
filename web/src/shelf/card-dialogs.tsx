import type { ErrorCode } from '@nobi/contract';
import { useNavigate } from 'react-router';
import { GrownUpStep } from '../shell/grown-up-step.tsx';
import { sentenceOf } from '../text/errors.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { words } from './words.ts';

interface CardDialogsProps {
  asks: 'grown-up' | 'link';
  linkMissing: ErrorCode;
  onClose: () => void;
}

/** The way to Premium goes past a grown-up; a way that leads nowhere says so. */
export const CardDialogs = ({ asks, linkMissing, onClose }: CardDialogsProps) => {
  const navigate = useNavigate();
  return asks === 'grown-up' ? (
    <GrownUpStep onPassed={() => void navigate('/payment')} onClose={onClose} />
  ) : (
    <AlertDialog open size="child" button={words.ok} onClose={onClose}>
      {sentenceOf(linkMissing)}
    </AlertDialog>
  );
};
