import { reportCard } from '@nobi/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../../api.ts';
import { useSession } from '../../../../session.ts';

/** The card as the server draws it; the one before stays in sight while its name comes or goes. */
export const useCard = (child: string, isNamed: boolean) => {
  const { token } = useSession();
  return useQuery({
    queryKey: ['report-card', token, child, isNamed],
    queryFn: ({ signal }) =>
      ask(reportCard.card, {
        params: { child },
        query: { named: isNamed ? 'yes' : 'no' },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
};
