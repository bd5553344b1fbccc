import type { TableRowProps } from '@mui/material';
import type { ViewList } from '@nobi/contract';
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableColumnProps,
  DataTableRow,
  useDataTableCallbacksContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { BulkBar } from './bulk-bar.tsx';
import { lastVisited } from './last-visited.ts';
import type { Column } from './views/columns-menu.tsx';
import { ViewsBar } from './views/views-bar.tsx';

/** Enter on a row is a click on it; on a button inside of it, it is the button's. */
const openByKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
  if (event.key === 'Enter' && event.target === event.currentTarget) event.currentTarget.click();
};

/** A row that opens something is reached by keyboard, and is found again by whoever comes back. */
const Row = (props: TableRowProps) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { rowClick } = useDataTableCallbacksContext();
  const row = useRef<HTMLTableRowElement>(null);
  const id = record?.id;
  useEffect(() => {
    if (id === undefined || !lastVisited.isThis(resource, id)) return;
    // Behind the framework's own scrolling to the top of a page.
    requestAnimationFrame(() => row.current?.focus());
  }, [resource, id]);
  if (!rowClick) return <DataTableRow {...props} hover={false} />;
  return (
    <DataTableRow
      {...props}
      ref={row}
      tabIndex={0}
      onKeyDown={openByKey}
      onClickCapture={() => id !== undefined && lastVisited.keep(resource, id)}
    />
  );
};

const Body = (props: { children?: ReactNode }) => <DataTableBody {...props} row={Row} />;

interface ConsoleTableProps {
  /** What a click or Enter on a row opens. */
  readonly rowClick: 'show' | 'edit' | false;
  readonly empty: ReactNode;
  /** What may be done with several rows at once; without it none can be chosen. */
  readonly bulk?: ReactElement;
  /** Under this name its views are saved; each column then says its `source`. */
  readonly views?: ViewList;
  readonly children: ReactNode;
}

interface ColumnWords {
  readonly source?: string;
  readonly label?: ReactNode;
}

const columnsIn = (children: ReactNode): Column[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ColumnWords>(child)) return [];
    const { source, label } = child.props;
    return source && typeof label === 'string' ? [{ source, label }] : [];
  });

/** The rows of a list: a table at a desk, a card each on phones and tablets (theme/table-styles.ts). */
export const ConsoleTable = ({ bulk, views, ...props }: ConsoleTableProps) => (
  <>
    {views && <ViewsBar list={views} columns={columnsIn(props.children)} />}
    <DataTable
      bulkActionButtons={bulk ?? false}
      bulkActionsToolbar={<BulkBar>{bulk}</BulkBar>}
      body={Body}
      {...props}
    />
  </>
);

/** A column; on a phone its label stands beside each value. */
export const ConsoleColumn = <Row extends object>(props: DataTableColumnProps<Row>) => {
  const { label } = props;
  return <DataTable.Col<Row> data-label={typeof label === 'string' ? label : ''} {...props} />;
};
