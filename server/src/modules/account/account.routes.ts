import { account, ownData, ownSessions } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { AccountService } from './account.service.ts';

export const accountRoutes = (serve: Serve, service: AccountService) => {
  serve(account.signUp, service.signUp);
  serve(account.signIn, service.signIn);
  serve(account.signInWithGoogle, service.signInWithGoogle);
  serve(account.signOut, service.signOut);
  serve(account.showEmail, service.email.show);
  serve(account.sendConfirmation, service.email.send);
  serve(account.confirmEmail, service.email.confirm);
  serve(ownSessions.sessions, service.sessions.sessions);
  serve(ownSessions.endSession, service.sessions.endSession);
  serve(ownSessions.endOtherSessions, service.sessions.endOtherSessions);
  serve(ownData.exportAccount, service.data.exportAccount);
  serve(ownData.eraseAccount, service.data.eraseAccount);
};
