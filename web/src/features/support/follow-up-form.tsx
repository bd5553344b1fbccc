import { type ReplyOf, support } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { ask } from '../../api.ts';
import { draftOf } from '../../draft.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { PassingNotice } from '../../ui/passing-notice.tsx';
import styles from './support.module.css';
import { checkFollowUp, type FollowUpMistake, longest } from './ticket.rules.ts';
import { useMessage } from './use-message.ts';
import { words } from './words.ts';

const draft = draftOf('talk');

const draftFor = (ticket: string) => {
  const { ticket: ofTicket, message = '' } = draft.take();
  return ofTicket === ticket ? message : '';
};

/** Writing again; the field empties only after the message has arrived. */
const useFollowUp = (ticket: string) => {
  const [initial] = useState(() => draftFor(ticket));
  const [mistake, setMistake] = useState<FollowUpMistake>();
  const { notice, send, isBusy, isOnItsWay } = useMessage({
    send: (message: string) => ask(support.followUp, { params: { ticket }, body: { message } }),
    draft,
    draftOfBody: (message) => ({ ticket, message }),
    onSent: async (form, refreshing) => {
      // A reset would bring back a draft that was carried over.
      for (const area of form.querySelectorAll('textarea')) area.value = '';
      await refreshing;
    },
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnItsWay()) return;
    const form = event.currentTarget;
    const checked = checkFollowUp(String(new FormData(form).get('message') ?? ''));
    if ('mistake' in checked) {
      setMistake(checked.mistake);
      form.querySelector('textarea')?.focus();
    } else send({ form, body: checked.message });
  };

  return {
    initial,
    notice,
    mistake,
    isBusy,
    handleSubmit,
    handleInput: () => setMistake(undefined),
  };
};

export interface FollowUpFormProps {
  readonly conversation: Pick<ReplyOf<typeof support.question>, 'ticket_id' | 'state'>;
}

/** Writes again about a question that was asked before. */
export const FollowUpForm = ({ conversation: { ticket_id, state } }: FollowUpFormProps) => {
  const { initial, notice, mistake, isBusy, handleSubmit, handleInput } = useFollowUp(ticket_id);
  const wrong = mistake === 'too_long' ? words.tooLong(longest.message) : undefined;
  return (
    <form className={styles.form} onSubmit={handleSubmit} onInput={handleInput} noValidate>
      <TextArea
        name="message"
        defaultValue={initial}
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
      <PassingNotice notice={notice} />
    </form>
  );
};
