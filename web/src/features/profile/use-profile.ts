import { profile } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';
import { seconds } from '../../time.ts';

export const profileKey = (token: string | null) => ['profile', token] as const;

export const useProfile = () => {
  const { token } = useSession();
  return useQuery({
    queryKey: profileKey(token),
    queryFn: ({ signal }) => ask(profile.show, { signal }),
    // The picture's address is good for an hour at least.
    staleTime: seconds(1800),
  });
};
