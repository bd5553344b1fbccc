import { List, type ListProps, useResourceDefinition } from 'react-admin';
import { ListError } from './list-error.tsx';
import { ListPagination } from './list-pagination.tsx';

// The list says itself what is wrong and offers to try again.
const quiet = { onError: () => undefined };

/** A list of the console: its filters, sort and page stand in the address. */
export const ConsoleList = ({ queryOptions, ...props }: ListProps) => {
  const { hasCreate } = useResourceDefinition();
  return (
    <List
      // Without anything to do there is no bar for it.
      {...(!hasCreate && { actions: false })}
      exporter={false}
      empty={false}
      perPage={25}
      pagination={<ListPagination />}
      error={<ListError />}
      queryOptions={{ ...quiet, ...queryOptions }}
      {...props}
    />
  );
};
