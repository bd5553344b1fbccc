import { report } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../api.ts';
import { useSession } from '../../../session.ts';

export const useReport = (child: string) => {
  const { token } = useSession();
  return useQuery({
    queryKey: ['report', token, child],
    queryFn: ({ signal }) => ask(report.show, { params: { child }, signal }),
    staleTime: 0,
    retry: false,
  });
};

/** What a sentence stands on: the week, a skill's last two weeks, or all that is under its state. */
export interface Grounds {
  child: string;
  of: 'week' | 'practice' | 'state';
  skill?: string;
}

export const useRows = ({ child, of, skill }: Grounds, isWanted: boolean) => {
  const { token } = useSession();
  return useQuery({
    queryKey: ['report-rows', token, child, of, skill],
    queryFn: ({ signal }) =>
      ask(report.rows, { params: { child }, query: { of, ...(skill && { skill }) }, signal }),
    enabled: isWanted,
    retry: false,
  });
};
