import { Suspense, useState } from 'react';
import { lazyPage } from '../shell/navigation/lazy-page.ts';
import { Eye } from './eye.tsx';
import styles from './seen-sign.module.css';

// The pages that show the sign have no byte to spare for what it says.
const SeenDialog = lazyPage(async () => (await import('./load-seen-dialog.ts')).loadSeenDialog());

/** An eye that tells the child what the adult can see: with pictures, and read aloud. */
export const SeenSign = ({ label }: { label: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Eye size={34} />
      </button>
      <Suspense fallback={null}>{isOpen && <SeenDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
