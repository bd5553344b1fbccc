import { type ContentReportReason, contentReportReasons } from '@nobi/contract';
import { ReasonDrawing } from './drawings.tsx';
import styles from './report-dialog.module.css';
import { words } from './words.ts';

interface ReasonChoiceProps {
  labelledBy: string;
  chosen: ContentReportReason | undefined;
  onChoose: (reason: ContentReportReason) => void;
}

/** What is wrong, as pictures of which one is chosen. */
export const ReasonChoice = ({ labelledBy, chosen, onChoose }: ReasonChoiceProps) => (
  <div role="radiogroup" aria-labelledby={labelledBy} className={styles.reasons}>
    {contentReportReasons.map((reason) => (
      <label key={reason} className={styles.reason}>
        <input
          type="radio"
          name="reason"
          value={reason}
          checked={chosen === reason}
          onChange={() => onChoose(reason)}
        />
        <ReasonDrawing reason={reason} />
        <span>{words.reasons[reason]}</span>
      </label>
    ))}
  </div>
);
