import { Problem, type ReplyOf, staffSession } from '@nobi/contract';
import { ask } from './ask.ts';

let me: Promise<ReplyOf<typeof staffSession.whoAmI>> | undefined;

/** Who is signed in. Asked once a page: name and roles are wanted in many places at once. */
const whoAmI = () => {
  me ??= ask(staffSession.whoAmI);
  me.catch(() => {
    me = undefined;
  });
  return me;
};

/** The console's session: a cookie that no script can see, so the server is asked. */
export const session = {
  whoAmI,
  /** No only when the server says so; whoever cannot reach it is not signed out by that. */
  isOpen: () =>
    whoAmI().then(
      () => true,
      (error: unknown) => !(error instanceof Problem && error.code === 'not_signed_in'),
    ),
  forget: () => {
    me = undefined;
  },
};
