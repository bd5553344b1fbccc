import type { ErrorCode } from '@nobi/contract';
import { sentenceOf } from '../text/errors.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import styles from './card-dialog.module.css';
import type { CardItem } from './item-card.tsx';
import { words } from './words.ts';

interface CardDialogProps {
  /** An item whose parents want to know more, or why a way leads nowhere. */
  about: CardItem | ErrorCode;
  onClose: () => void;
}

/** For who chooses with the child: what it trains, and for whom it is made. */
const Details = ({ description, age_min, age_max, age_bands }: CardItem) => (
  <>
    <p>{description}</p>
    <p className={styles.ages}>
      {words.ages(age_min, age_max)} · {words.bands(age_bands)}
    </p>
  </>
);

export const CardDialog = ({ about, onClose }: CardDialogProps) => {
  const isCode = typeof about === 'string';
  return (
    <AlertDialog
      open
      size="child"
      title={isCode ? undefined : about.title}
      button={words.ok}
      onClose={onClose}
    >
      {isCode ? sentenceOf(about) : <Details {...about} />}
    </AlertDialog>
  );
};
