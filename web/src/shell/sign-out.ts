import { account } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ask } from '../api.ts';
import { hasSaved } from '../offline/saved.ts';
import { session } from '../session.ts';

/** What waits goes out with the token that it still has; then nothing of the family stays here. */
const forgetHere = async (token: string | null) => {
  if (!hasSaved() || token === null) return;
  const { leaveDevice } = await import('../offline/outbox/outbox.ts');
  await leaveDevice(token);
};

/** Ends the session in this browser at once, with or without a line; the server is told beside it. */
export const useSignOut = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return () => {
    // The call carries the token it reads now; it may outlive the page.
    const { token } = session.read();
    const end = () => ask(account.signOut, { keepalive: true, ...(token !== null && { token }) });
    forgetHere(token)
      .then(end)
      .catch(() => {});
    session.end({ isGoodbye: true });
    queries.clear();
    void navigate('/login', { replace: true, state: { isSignedOut: true } });
  };
};
