import { paymentStatus, type ReplyOf } from '@nobi/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { hasSaved } from '../offline/saved.ts';
import { session, useSession } from '../session.ts';
import { hours } from '../time.ts';

export type MyStatus = ReplyOf<typeof paymentStatus.myStatus>;

/** Asks the server who this is and what is paid, and keeps its two flags for the guards. */
export const readMyStatus = async (signal?: AbortSignal): Promise<MyStatus> => {
  const { token } = session.read();
  const status = await ask(paymentStatus.myStatus, signal ? { signal } : {});
  // Signed out, or in as somebody else, while the answer was on its way: it is not about them.
  if (session.read().token === token)
    session.mark({ isPaid: status.is_paid, isSuperUser: status.is_superuser });
  // Beside whatever the page is at: what waits is sent, and the lease renewed.
  if (hasSaved())
    import('../offline/outbox/flushing.ts').then(
      ({ startOutbox }) => startOutbox(),
      () => {},
    );
  return status;
};

export const myStatusOf = (token: string | null) =>
  queryOptions({
    queryKey: ['my-status', token],
    queryFn: ({ signal }) => readMyStatus(signal),
    enabled: token !== null,
    // Asked at start, and again when the app returns to the foreground after an hour.
    staleTime: hours(1),
    refetchOnWindowFocus: true,
  });

export const useMyStatus = () => useQuery(myStatusOf(useSession().token));

/** Keeps the flags fresh on every page. */
export const StatusKeeper = () => {
  useMyStatus();
  return null;
};
