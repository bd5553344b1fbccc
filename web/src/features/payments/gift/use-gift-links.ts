import { giftLinks, type Plan, type ReplyOf } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../api.ts';
import { useSession } from '../../../session.ts';

type Links = ReplyOf<typeof giftLinks.giftLinks>;
export type GiftLink = Links['links'][number];

/** The family's links: made, listed and ended. */
export const useGiftLinks = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const queryKey = ['gift-links', token];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(giftLinks.giftLinks, { signal }),
    staleTime: 0,
  });
  const making = useMutation({
    mutationFn: (body: { plan: Plan; shown_name: string | null }) =>
      ask(giftLinks.makeGiftLink, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  const ending = useMutation({
    mutationFn: (link: string) => ask(giftLinks.endGiftLink, { params: { link } }),
    onSuccess: (links: Links) => queries.setQueryData(queryKey, links),
  });
  return { links: data?.links, making, ending };
};
