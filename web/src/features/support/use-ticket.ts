import { support } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { ask } from '../../api.ts';
import { draftOf } from '../../draft.ts';
import { sendOrLater } from '../../offline/send-or-later.ts';
import {
  checkTicket,
  type TicketField,
  type TicketForm,
  type TicketMistakes,
  type TicketTyped,
  ticketFields,
} from './ticket.rules.ts';
import { useMessage } from './use-message.ts';

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

/** The ticket form; it empties only after the question has arrived. */
export const useTicket = () => {
  const [initial] = useState(draft.take);
  const [mistakes, setMistakes] = useState<TicketMistakes>({});
  const [sentTicket, setSentTicket] = useState<string>();
  const { notice, send, isBusy, isOnItsWay } = useMessage({
    send: (body: TicketForm) =>
      sendOrLater(
        async (key) => setSentTicket((await ask(support.send, { key, body })).ticket_id),
        { what: 'message', body },
      ),
    draft,
    draftOfBody: (body) => body,
    onSent: (form) => form.reset(),
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnItsWay()) return;
    const form = event.currentTarget;
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
    setSentTicket(undefined);
    send({ form, body: checked.form });
  };

  /** A mistake goes away as soon as its field is touched. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    const touched = ticketFields.find(
      (name) => 'name' in target && target.name === name && mistakes[name],
    );
    if (touched) setMistakes(({ [touched]: _mended, ...others }) => others);
  };

  return { initial, notice, sentTicket, mistakes, isBusy, handleSubmit, handleInput };
};
