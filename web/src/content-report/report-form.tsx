import type { FormEvent } from 'react';
import { Loudspeaker } from '../seen/pictures.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { readAloud } from '../who-plays/read-aloud.ts';
import { ReasonChoice } from './reason-choice.tsx';
import styles from './report-dialog.module.css';
import type { useReport } from './use-report.ts';
import { words } from './words.ts';

interface ReportFormProps {
  titleId: string;
  report: ReturnType<typeof useReport>;
  /** The question and the answer are sent along. */
  isOfNobi: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** The picture, the words, and the way to the people behind Nobi. */
export const ReportForm = (props: ReportFormProps) => {
  const { titleId, report, isOfNobi, onAgain, onClose } = props;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (report.reason === undefined) readAloud(words.chooseFirst);
    report.send();
  };
  return (
    <form className={styles.body} onSubmit={handleSubmit} noValidate>
      <div className={styles.head}>
        <h2 id={titleId}>{words.title}</h2>
        <button type="button" className={styles.again} aria-label={words.again} onClick={onAgain}>
          <Loudspeaker size={32} />
        </button>
      </div>
      <ReasonChoice
        labelledBy={titleId}
        chosen={report.reason}
        onChoose={(reason) => {
          report.choose(reason);
          readAloud(words.reasons[reason]);
        }}
      />
      <TextArea
        name="message"
        label={words.tell}
        hint={isOfNobi ? words.answerGoes : undefined}
        rows={2}
        maxLength={1000}
        value={report.message}
        readOnly={report.isBusy}
        onChange={({ target }) => report.write(target.value)}
      />
      <p role="alert" className={styles.failure}>
        {report.failure}
      </p>
      <div className={styles.ways}>
        <Button type="submit" busy={report.isBusy}>
          {report.isBusy ? words.sending : words.send}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </form>
  );
};
