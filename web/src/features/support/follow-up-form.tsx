import type { ReplyOf, support } from '@nobi/contract';
import { sentenceOf } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { PassingNotice } from '../../ui/passing-notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './support.module.css';
import { longest } from './ticket.rules.ts';
import { useFollowUp } from './use-follow-up.ts';
import { words } from './words.ts';

interface FollowUpFormProps {
  readonly talk: Pick<ReplyOf<typeof support.question>, 'ticket_id' | 'state'>;
}

/** Writes again about a question that was asked before. */
export const FollowUpForm = ({ talk: { ticket_id, state } }: FollowUpFormProps) => {
  const { kept, said, mistake, isBusy, handleSubmit, handleInput } = useFollowUp(ticket_id);
  const wrong = mistake === 'too_long' ? words.tooLong(longest.message) : undefined;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
      onInput={handleInput}
      noValidate
    >
      <TextArea
        name="message"
        defaultValue={kept}
        label={words.again}
        hint={state === 'closed' ? words.againClosed : words.againHint}
        rows={4}
        required
        readOnly={isBusy}
        error={mistake === 'missing' ? sentenceOf('field_required') : wrong}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
      <PassingNotice said={said} />
    </form>
  );
};
