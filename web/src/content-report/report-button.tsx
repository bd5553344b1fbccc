import { Suspense, useState } from 'react';
import { lazyPage } from '../shell/navigation/lazy-page.ts';
import styles from './report-button.module.css';
import { ReportSign } from './report-sign.tsx';
import type { ReportedPlace } from './reported-place.ts';
import { words } from './words.ts';

const ReportDialog = lazyPage(async () => (await import('./report-dialog.tsx')).ReportDialog);

export interface ReportButtonProps {
  place: ReportedPlace;
  /** Of who has a look for its buttons; else it is a sign with words. */
  className?: string | undefined;
}

/** “Laporkan”: a child or an adult tells that something here is wrong. */
export const ReportButton = ({ place, className }: ReportButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const handleOpen = () => {
    // A game does not go on behind it.
    dispatchEvent(new Event('nobi-rest'));
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={className ?? styles.report}
        {...(className !== undefined && { title: words.report, 'aria-label': words.report })}
        onClick={handleOpen}
      >
        <ReportSign size={32} />
        {className === undefined && <span>{words.somethingWrong}</span>}
      </button>
      <Suspense fallback={null}>
        {isOpen && <ReportDialog place={place} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
