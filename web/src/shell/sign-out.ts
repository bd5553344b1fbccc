import { account } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ask } from '../api.ts';
import { sayGoodbye } from '../goodbye.ts';
import { here } from '../offline/saved.ts';

/**
 * Ends the session in this browser at once, with or without a line; the server is told beside it. Where
 * something was saved, what waits is sent first, or its loss is said.
 */
export const useSignOut = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    if (here.mayGo && !(await here.mayGo())) return;
    // The call carries the token it reads now; it may outlive the page.
    ask(account.signOut, { keepalive: true }).catch(() => {});
    sayGoodbye();
    queries.clear();
    void navigate('/login', { replace: true, state: { isSignedOut: true } });
  };
};
