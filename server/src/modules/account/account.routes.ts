import { account } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { AccountService } from './account.service.ts';

export const accountRoutes = (serve: Serve, service: AccountService) => {
  serve(account.signUp, service.signUp);
  serve(account.signIn, service.signIn);
  serve(account.signInWithGoogle, service.signInWithGoogle);
  serve(account.signOut, service.signOut);
};
