import { type BodyOf, childLearning, Problem } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { words } from '../words.ts';

export type LearningSet = BodyOf<typeof childLearning.set>;

const keyOf = (token: string | null) => ['learning', token];

/** Each child's goal and level, and what there is to choose a goal from. */
export const useLearning = () => {
  const { token } = useSession();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => ask(childLearning.list, { signal }),
    staleTime: 0,
  });
};

/** Saves what was chosen for one child, at once. */
export const useSetLearning = (child: string) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const save = useMutation({
    mutationFn: (body: LearningSet) => ask(childLearning.set, { params: { child }, body }),
    onSuccess: async () => {
      say({ tone: 'done', text: words.learningSaved });
      await queries.invalidateQueries({ queryKey: keyOf(token) });
    },
    onError: (error) =>
      say({
        tone: 'error',
        text: wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')),
      }),
  });
  return { save, notice };
};
