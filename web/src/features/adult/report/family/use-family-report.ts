import { reportFamily } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../../api.ts';
import { useSession } from '../../../../session.ts';

/** The first look at every child; without it the ways to the reports stand all the same. */
export const useFamilyReport = () => {
  const { token } = useSession();
  return useQuery({
    queryKey: ['family-report', token],
    queryFn: ({ signal }) => ask(reportFamily.family, { signal }),
    staleTime: 0,
    retry: false,
  });
};
