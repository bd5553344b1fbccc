import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import styles from './care.module.css';
import { words } from './words.ts';

interface UnreadProps {
  isPending: boolean;
  onAgain: () => void;
}

/** In the place of what is still on its way, or did not arrive. */
export const Unread = ({ isPending, onAgain }: UnreadProps) =>
  isPending ? (
    <p role="status">{words.loading}</p>
  ) : (
    <div className={styles.row}>
      <p role="alert">{words.unread}</p>
      <FocusKeeper>
        <Button kind="white" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      </FocusKeeper>
    </div>
  );
