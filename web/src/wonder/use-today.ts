import { currentLanguage } from '@nobi/client/language';
import { learning } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../api.ts';

/** What to go on with; looked up anew when the child comes back from it. The shelf never waits for it. */
export const useToday = () =>
  useQuery({
    queryKey: ['today', currentLanguage()],
    queryFn: ({ signal }) => ask(learning.today, { signal }),
    retry: false,
    refetchOnWindowFocus: 'always',
  });
