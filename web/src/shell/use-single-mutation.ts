import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

/** A mutation that ignores whatever is pressed while it is on its way. */
export const useSingleMutation = <Reply, Input>(
  options: UseMutationOptions<Reply, Error, Input>,
) => {
  const queries = useQueryClient();
  const mutationKey = [useId()];
  const { mutate, isPending } = useMutation({ ...options, mutationKey });
  // A double click comes before the next drawing, so the cache is asked and not what was drawn.
  const isOnItsWay = () => queries.isMutating({ mutationKey }) > 0;
  return {
    isPending,
    isOnItsWay,
    mutate: (input: Input) => {
      if (!isOnItsWay()) mutate(input);
    },
  };
};
