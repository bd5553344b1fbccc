import { contentReportReasons } from '@nobi/contract';
import { useEffect, useId, useRef } from 'react';
import frame from '../ui/dialog.module.css';
import { readAloud, stopReading } from '../who-plays/read-aloud.ts';
import styles from './report-dialog.module.css';
import { ReportForm } from './report-form.tsx';
import type { ReportedPlace } from './reported-place.ts';
import { Thanks } from './thanks.tsx';
import { useReport } from './use-report.ts';
import { words } from './words.ts';

interface ReportDialogProps {
  place: ReportedPlace;
  onClose: () => void;
}

const question = () =>
  `${words.title} ${contentReportReasons.map((each) => words.reasons[each]).join('. ')}.`;

/** What is wrong here: read aloud, answered with a picture, and with words by who can write. */
export const ReportDialog = ({ place, onClose }: ReportDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const report = useReport(place);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    readAloud(question());
    return stopReading;
  }, []);
  const handleClose = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      {report.arrived ? (
        <Thanks
          titleId={id}
          reason={report.reason}
          help={report.arrived.help}
          onClose={handleClose}
        />
      ) : (
        <ReportForm
          titleId={id}
          report={report}
          isOfNobi={place.kind === 'nobi' && place.turn !== undefined}
          onAgain={() => readAloud(question())}
          onClose={handleClose}
        />
      )}
    </dialog>
  );
};
