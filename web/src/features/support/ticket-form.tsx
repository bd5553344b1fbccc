import { ticketCategory } from '@nobi/contract';
import { sentenceOf } from '../../text/errors.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { PassingNotice } from '../../ui/passing-notice.tsx';
import styles from './support.module.css';
import { longest, type TicketField, type TicketMistakes } from './ticket.rules.ts';
import { conversationPath } from './use-conversations.ts';
import { useTicket } from './use-ticket.ts';
import { words } from './words.ts';

const sentenceAt = (mistakes: TicketMistakes, name: TicketField): string | undefined => {
  const code = mistakes[name];
  if (code === undefined) return undefined;
  return code === 'too_long' ? words.tooLong(longest[name]) : sentenceOf(code);
};

/** A question for the people behind Nobi. */
export const TicketForm = () => {
  const { initial, notice, sentTicket, mistakes, isBusy, ...handlers } = useTicket();
  const { handleSubmit, handleInput } = handlers;
  return (
    <form className={styles.form} onSubmit={handleSubmit} onInput={handleInput} noValidate>
      <Field
        name="subject"
        defaultValue={initial.subject}
        label={words.subject}
        autoComplete="off"
        required
        readOnly={isBusy}
        error={sentenceAt(mistakes, 'subject')}
      />
      <ChoiceField
        name="category"
        label={words.category}
        defaultValue={initial.category ?? 'general'}
      >
        {ticketCategory.options.map((category) => (
          <option key={category} value={category}>
            {words.categories[category]}
          </option>
        ))}
      </ChoiceField>
      <TextArea
        name="message"
        defaultValue={initial.message}
        label={words.message}
        hint={words.messageHint}
        rows={5}
        required
        readOnly={isBusy}
        error={sentenceAt(mistakes, 'message')}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
      <PassingNotice notice={notice} />
      {sentTicket && !isBusy && (
        <a
          className={buttonClass({ kind: 'quiet', size: 'grownup' }, styles.writeBack)}
          href={conversationPath(sentTicket)}
        >
          {words.addPictureTo}
        </a>
      )}
    </form>
  );
};
