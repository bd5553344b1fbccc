import { playSessionTables } from './tables.ts';

/** The moment in which an event happened, as near as the server knows. */
const happened = 'coalesce(e.happened_at, e.received_at)';

/** The minutes in which an account ($1) played, made or watched anything; `where` narrows them. */
export const playedMinutes = (where: (began: string, happened: string) => string) =>
  Object.values(playSessionTables)
    .map(
      ({ table, began, events, id }) =>
        `select date_trunc('minute', ${happened}) as minute
         from ${table} s join ${events} e on e.${id} = s.id
         where s.account_id = $1 and ${where(`s.${began}`, happened)}`,
    )
    .join(' union ');
