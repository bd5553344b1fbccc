import { staff } from '@nobi/contract';
import { type FormEvent, useRef, useState } from 'react';
import { wordsOfProblem } from '../../api.ts';
import { momentInWib } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './staff.module.css';
import { type Outcome, type Ticket, useAnswer } from './use-tickets.ts';
import { words } from './words.ts';

const longest = 4000;

const mistakeIn = (response: string): string | undefined => {
  if (staff.answer.body.safeParse({ response }).success) return undefined;
  return response.trim() === '' ? words.empty : words.tooLong(longest);
};

interface AnswerFormProps {
  ticket: Ticket;
  onOutcome: (outcome: Outcome) => void;
}

const AnswerForm = ({ ticket, onOutcome }: AnswerFormProps) => {
  const [response, setResponse] = useState('');
  const [mistake, setMistake] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending, problem } = useAnswer(ticket, onOutcome);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = mistakeIn(response);
    setMistake(found);
    if (found) field.current?.focus();
    else send(response);
  };

  return (
    <form className={styles.answer} onSubmit={handleSubmit} noValidate>
      <TextArea
        ref={field}
        name="response"
        label={words.yourAnswer}
        aria-label={words.answerTo(ticket.subject)}
        error={mistake}
        rows={3}
        required
        readOnly={isSending}
        value={response}
        onChange={(event) => {
          setResponse(event.target.value);
          setMistake(undefined);
        }}
      />
      {problem && <Notice tone="error">{wordsOfProblem(problem)}</Notice>}
      <Button type="submit" kind="violet" size="grownup" busy={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
};

/** One question: who asks, what, and its answer or the form for one. */
export const TicketCard = ({ ticket, onOutcome }: AnswerFormProps) => (
  <li className={styles.ticket}>
    <div className={styles.top}>
      <h2 className={styles.subject}>{ticket.subject}</h2>
      <span className={styles.chip} data-category={ticket.category}>
        {words.categories[ticket.category]}
      </span>
    </div>
    <p className={styles.small}>{words.from(ticket.display_name, ticket.email)}</p>
    <p className={styles.small}>{words.asked(momentInWib(ticket.created_at))}</p>
    <p className={styles.message}>{ticket.message}</p>
    {ticket.response === null ? (
      <AnswerForm ticket={ticket} onOutcome={onOutcome} />
    ) : (
      <div className={styles.given}>
        <p className={styles.small}>{words.answeredOn(momentInWib(ticket.responded_at ?? ''))}</p>
        <p className={styles.message}>{ticket.response}</p>
      </div>
    )}
  </li>
);
