/**
 * The minutes in which an account ($1) played, made or watched anything; `where` narrows them. The kinds
 * are named because the index of play sessions begins with them.
 */
export const playedMinutes = (where: (session: string, happened: string) => string) =>
  `select distinct date_trunc('minute', e.happened_at) as minute
   from play_session_all s join play_event_all e
     on e.account_id = s.account_id and e.session_id = s.id and e.began_at = s.began_at
   where s.account_id = $1 and s.kind in ('game', 'course', 'tool') and e.account_id = $1
     and ${where('s', 'e.happened_at')}`;
