import { support } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ask } from '../../api.ts';
import { draftOf } from '../../draft.ts';
import { useSession } from '../../session.ts';
import { usePassingWord } from '../../shell/use-passing-word.ts';
import { sentenceOf } from '../../text/errors.ts';
import {
  checkTicket,
  type TicketField,
  type TicketMistakes,
  type TicketTyped,
  ticketFields,
} from './ticket.rules.ts';
import { talksKey } from './use-talk.ts';
import { words } from './words.ts';

const readFields = (form: HTMLFormElement): TicketTyped => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { subject: text('subject'), message: text('message'), category: text('category') };
};

const focusOn = (form: HTMLFormElement, name: TicketField | undefined) => {
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

const draft = draftOf('support');

/** The ticket form: one question for one press; it empties only after the question has arrived. */
export const useTicket = () => {
  const [kept] = useState(draft.take);
  const { token } = useSession();
  const queries = useQueryClient();
  const { said, say } = usePassingWord();
  const [mistakes, setMistakes] = useState<TicketMistakes>({});
  const [isBusy, setIsBusy] = useState(false);
  // State arrives with the next drawing; a double click comes before that.
  const isSending = useRef(false);

  const send = async (form: HTMLFormElement) => {
    const checked = checkTicket(readFields(form));
    if ('mistakes' in checked) {
      setMistakes(checked.mistakes);
      focusOn(
        form,
        ticketFields.find((name) => checked.mistakes[name]),
      );
      return;
    }
    setMistakes({});
    setIsBusy(true);
    try {
      await ask(support.send, { body: checked.form });
      form.reset();
      void queries.invalidateQueries({ queryKey: talksKey(token) });
      say({ tone: 'done', text: words.sent });
    } catch (problem) {
      draft.keepIfSignedOut(problem, checked.form);
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

  /** A mistake goes away as soon as its field is touched. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    const touched = ticketFields.find(
      (name) => 'name' in target && target.name === name && mistakes[name],
    );
    if (touched) setMistakes(({ [touched]: _mended, ...others }) => others);
  };

  return { kept, said, mistakes, isBusy, handleSubmit, handleInput };
};
