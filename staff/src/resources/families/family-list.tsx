import { Chip } from '@mui/material';
import { SearchInput } from 'react-admin';
import { asDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';

const t = words.families;

interface Family {
  readonly id: string;
  readonly created_at: string;
  readonly plan: 'regular' | 'premium' | null;
  readonly paid_until: string | null;
  readonly is_suspended: boolean;
  readonly is_superuser: boolean;
}

/** Room for all that may be typed. */
const wide = { width: { xs: '100%', sm: 360 } };

const Column = ConsoleColumn<Family>;

const Standing = ({ family }: { family: Family }) => {
  if (family.is_suspended) return <Chip size="small" color="error" label={t.suspended} />;
  if (family.is_superuser) return <Chip size="small" color="secondary" label={t.staff} />;
  if (!family.plan) return <Chip size="small" variant="outlined" label={t.noPlan} />;
  return <Chip size="small" color="success" label={t[family.plan]} />;
};

/** Families, found by what they tell on the telephone. */
export const FamilyList = () => (
  <ConsoleList
    title={words.places.families}
    filters={[
      <SearchInput key="search" source="search" alwaysOn placeholder={t.search} sx={wide} />,
    ]}
    sort={{ field: 'created_at', order: 'DESC' }}
  >
    <ConsoleTable views="families" rowClick="show" empty={<EmptyRows text={t.empty} />}>
      <Column source="display_name" label={t.name} disableSort />
      <Column source="email" label={t.email} disableSort />
      <Column source="whatsapp" label={t.whatsapp} disableSort />
      <Column
        source="plan"
        disableSort
        label={t.plan}
        render={(family) => <Standing family={family} />}
      />
      <Column
        source="paid_until"
        disableSort
        label={t.until}
        render={({ paid_until }) => (paid_until ? asDay(paid_until) : '')}
      />
      <Column source="created_at" label={t.since} render={({ created_at }) => asDay(created_at)} />
    </ConsoleTable>
  </ConsoleList>
);
