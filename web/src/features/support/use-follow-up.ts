import { support } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ask } from '../../api.ts';
import { draftOf } from '../../draft.ts';
import { useSession } from '../../session.ts';
import { usePassingWord } from '../../shell/use-passing-word.ts';
import { sentenceOf } from '../../text/errors.ts';
import { checkFollowUp, type FollowUpMistake } from './ticket.rules.ts';
import { talksKey } from './use-talk.ts';
import { words } from './words.ts';

const draft = draftOf('talk');

const keptFor = (ticket: string) => {
  const { ticket: ofTicket, message = '' } = draft.take();
  return ofTicket === ticket ? message : '';
};

/** Writing again: one message for one press; the field empties only after it has arrived. */
export const useFollowUp = (ticket: string) => {
  const [kept] = useState(() => keptFor(ticket));
  const { token } = useSession();
  const queries = useQueryClient();
  const { said, say } = usePassingWord();
  const [mistake, setMistake] = useState<FollowUpMistake>();
  const [isBusy, setIsBusy] = useState(false);
  // State arrives with the next drawing; a double click comes before that.
  const isSending = useRef(false);

  const send = async (form: HTMLFormElement) => {
    const checked = checkFollowUp(String(new FormData(form).get('message') ?? ''));
    if ('mistake' in checked) {
      setMistake(checked.mistake);
      form.querySelector('textarea')?.focus();
      return;
    }
    const { message } = checked;
    setIsBusy(true);
    try {
      await ask(support.followUp, { params: { ticket }, body: { message } });
      // A reset would bring back a draft that was carried over.
      for (const area of form.querySelectorAll('textarea')) area.value = '';
      await queries.invalidateQueries({ queryKey: talksKey(token) });
      say({ tone: 'done', text: words.sent });
    } catch (problem) {
      draft.keepIfSignedOut(problem, { ticket, message });
      say({ tone: 'error', text: sentenceOf('support_failed') });
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await send(event.currentTarget);
    isSending.current = false;
  };

  return { kept, said, mistake, isBusy, handleSubmit, handleInput: () => setMistake(undefined) };
};
