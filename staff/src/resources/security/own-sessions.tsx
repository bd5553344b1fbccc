import { Button, Chip } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Facts, InfoCard } from '../../ui/info-card.tsx';

const t = words.colleagues;

/** Where one is signed in to the console oneself. */
export const OwnSessions = () => {
  const { data = [], refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => ask(staff.ownSessions, { signal }),
  });
  // Gone already is as good as ended; the list tells.
  const end = (session: string) =>
    void ask(staff.endOwnSession, { params: { session } }).then(
      () => refetch(),
      () => refetch(),
    );
  return (
    <InfoCard title={t.sessions}>
      <Facts
        none={t.empty}
        rows={data.map(({ id, began_at, seen_at, is_this }) => ({
          key: id,
          first: words.family.seen.replace('{time}', asTime(seen_at)),
          second: words.family.began.replace('{time}', asTime(began_at)),
          end: is_this ? (
            <Chip size="small" label={t.thisOne} />
          ) : (
            <Button size="small" color="error" onClick={() => end(id)}>
              {words.family.end}
            </Button>
          ),
        }))}
      />
    </InfoCard>
  );
};
