import { currentLanguage } from '@nobi/client/language';
import { learning, type NextItem } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../api.ts';
import { coursePath, playPath, toolPath } from '../../../catalogue/item-paths.ts';

const ways: Record<NextItem['kind'], (id: string) => string> = {
  // The address of a game corrects itself to the one that people read.
  game: (id) => playPath({ id, html_game_url: id }),
  course: (id) => coursePath({ id }),
  tool: (id) => toolPath({ id }),
};

export const wayTo = ({ kind, id }: NextItem) => ways[kind](id);

/** What to go on with; looked up anew when the child comes back from it. The shelf never waits for it. */
export const useToday = () =>
  useQuery({
    queryKey: ['today', currentLanguage()],
    queryFn: ({ signal }) => ask(learning.today, { signal }),
    retry: false,
    refetchOnWindowFocus: 'always',
  });
