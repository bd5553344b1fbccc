import { staff } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../ask.ts';
import type { Item } from './item.ts';

export const itemKey = (id: string) => ['item-beside', id] as const;

/** The item as the server has it now: the form beside it keeps what is being typed. */
export const useItem = (id: string) =>
  useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }) => ask(staff.item, { params: { id }, signal }),
    enabled: id !== '',
  });

/** Something about the item that is done at once; what came of it is shown without asking again. */
export const useItemAction = <Input>(id: string, work: (input: Input) => Promise<Item>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (item) => queries.setQueryData(itemKey(id), item),
  });
};
