import { children } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';

/** Who belongs to this family. */
export const useChildren = () => {
  const { token } = useSession();
  return useQuery({
    queryKey: ['children', token],
    queryFn: ({ signal }) => ask(children.list, { signal }),
    staleTime: 0,
  });
};

/** The children where there are several: a family with one sees nothing more of it. */
export const useSeveralChildren = () => {
  const list = useChildren().data?.children;
  return list && list.length > 1 ? list : undefined;
};
