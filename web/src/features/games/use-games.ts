import { games } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api.ts';
import { seconds } from '../../time.ts';

export const useGames = () =>
  useQuery({
    queryKey: ['games'],
    queryFn: ({ signal }) => ask(games.list, { signal }),
    staleTime: seconds(300),
  });
