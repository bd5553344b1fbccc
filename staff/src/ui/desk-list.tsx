import { List, type ListProps, useResourceDefinition } from 'react-admin';
import { ListTrouble } from './list-trouble.tsx';
import { Pages } from './pages.tsx';

// The list says itself what is wrong and offers to try again.
const quiet = { onError: () => undefined };

/** A list of the console: its filters, sort and page stand in the address. */
export const DeskList = (props: ListProps) => {
  const { hasCreate } = useResourceDefinition();
  return (
    <List
      // Without anything to do there is no bar for it.
      {...(!hasCreate && { actions: false })}
      exporter={false}
      empty={false}
      perPage={25}
      pagination={<Pages />}
      error={<ListTrouble />}
      queryOptions={quiet}
      {...props}
    />
  );
};
