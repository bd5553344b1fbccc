import { type BodyOf, childPlaytime, children, Problem } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { words } from '../words.ts';

export type Times = BodyOf<typeof childPlaytime.set>;
type Extra = BodyOf<typeof childPlaytime.extend>['extra_minutes'];

const keyOf = (token: string | undefined) => ['child-times', token];

/** Each child with its times. */
export const useFamilyTimes = () => {
  const { token } = useSession();
  const times = useQuery({
    queryKey: keyOf(token ?? undefined),
    queryFn: ({ signal }) => ask(childPlaytime.list, { signal }),
    staleTime: 0,
  });
  const names = useQuery({
    queryKey: ['children', token],
    queryFn: ({ signal }) => ask(children.list, { signal }),
    staleTime: 0,
  });
  const known = new Map(names.data?.children.map((child) => [child.id, child]));
  return {
    isFailed: times.isError || names.isError,
    refetch: () => void Promise.all([times.refetch(), names.refetch()]),
    children:
      times.data &&
      names.data &&
      times.data.children.flatMap((set) => {
        const child = known.get(set.child);
        return child ? [{ child, set }] : [];
      }),
  };
};

/** Saves the times of one child, and adds minutes to its day. */
export const useChildTimes = (child: string) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const settled = {
    onSuccess: async () => {
      say({ tone: 'done', text: words.playtimeSaved });
      await queries.invalidateQueries({ queryKey: keyOf(token ?? undefined) });
    },
    onError: (problem: unknown) =>
      say({
        tone: 'error',
        text: wordsOfProblem(problem instanceof Problem ? problem : new Problem('unexpected')),
      }),
  };
  const save = useMutation({
    mutationFn: (body: Times) => ask(childPlaytime.set, { params: { child }, body }),
    ...settled,
  });
  const extend = useMutation({
    mutationFn: (extra_minutes: Extra) =>
      ask(childPlaytime.extend, { params: { child }, body: { extra_minutes } }),
    ...settled,
  });
  return { save, extend, notice };
};
