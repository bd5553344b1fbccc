import { useQueryClient } from '@tanstack/react-query';
import type { draftOf } from '../../draft.ts';
import { useSession } from '../../session.ts';
import { usePassingNotice } from '../../shell/use-passing-notice.ts';
import { useSingleMutation } from '../../shell/use-single-mutation.ts';
import { sentenceOf } from '../../text/errors.ts';
import { conversationsKey } from './use-conversations.ts';
import { words } from './words.ts';

interface MessageOptions<Body> {
  readonly send: (body: Body) => Promise<unknown>;
  /** What is carried over a new login when the session has ended. */
  readonly draft: ReturnType<typeof draftOf>;
  readonly draftOfBody: (body: Body) => Readonly<Record<string, string>>;
  /** Empties the form, once the message has arrived; the lists are `refreshing` meanwhile. */
  readonly onSent: (form: HTMLFormElement, refreshing: Promise<void>) => Promise<void> | void;
}

/** A message to the people behind Nobi: one for one press. */
export const useMessage = <Body>({ send, draft, draftOfBody, onSent }: MessageOptions<Body>) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const { mutate, isPending, isOnItsWay } = useSingleMutation({
    mutationFn: ({ body }: { body: Body; form: HTMLFormElement }) => send(body),
    onSuccess: async (reply, { form }) => {
      await onSent(form, queries.invalidateQueries({ queryKey: conversationsKey(token) }));
      say({ tone: 'done', text: reply === 'later' ? words.sentLater : words.sent });
    },
    onError: (problem, { body }) => {
      draft.keepIfSignedOut(problem, draftOfBody(body));
      say({ tone: 'error', text: sentenceOf('support_failed') });
    },
  });
  return { notice, send: mutate, isBusy: isPending, isOnItsWay };
};
