import { type BodyOf, Problem, playtime } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../api.ts';
import { useSession } from '../../session.ts';
import { usePassingWord } from '../../shell/use-passing-word.ts';
import { words } from './words.ts';

export type PlaytimeLimit = BodyOf<typeof playtime.choose>['limit_minutes'];

/** The play time of a day: what is set, what today has seen, and how it is changed. */
export const usePlaytime = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { said, say } = usePassingWord();
  const queryKey = ['playtime', token];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(playtime.show, { signal }),
  });
  const choice = useMutation({
    mutationFn: (limit_minutes: PlaytimeLimit) => ask(playtime.choose, { body: { limit_minutes } }),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, after);
      say({ tone: 'done', text: words.playtimeSaved });
    },
    onError: (problem) =>
      say({
        tone: 'error',
        text: wordsOfProblem(problem instanceof Problem ? problem : new Problem('unexpected')),
      }),
  });
  return { shown, choice, said };
};
