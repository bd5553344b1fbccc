import { Link } from '@mui/material';
import { SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { topicOf } from './safety-case.ts';

const t = words.safety;

interface Flag {
  readonly id: string;
  readonly at: string;
  readonly severity: keyof typeof t.severities;
  readonly topic: string;
  readonly is_seen: boolean;
  readonly is_told: boolean;
  readonly case: string | null;
}

const Column = ConsoleColumn<Flag>;
const severities = ['high', 'medium', 'low'] as const;

/** What Nobi told the adults of, without a name and without a word. */
export const FlagList = () => (
  <ConsoleList
    title={words.places.flags}
    filters={[
      <SelectInput
        key="severity"
        source="severity"
        label={t.severity}
        choices={severities.map((id) => ({ id, name: t.severities[id] }))}
        alwaysOn
      />,
    ]}
    sort={{ field: 'at', order: 'DESC' }}
  >
    <ConsoleTable rowClick={false} empty={<EmptyRows text={t.noFlags} />}>
      <Column source="at" label={t.opened} render={({ at }) => asTime(at)} />
      <Column label={t.severity} render={({ severity }) => t.severities[severity]} />
      <Column label={t.topic} render={({ topic }) => topicOf(topic)} />
      <Column
        label={t.number}
        render={({ case: id }) =>
          id && (
            <Link component={RouterLink} to={`/safety/${id}/show`}>
              {t.caseNumber.replace('{number}', id)}
            </Link>
          )
        }
      />
      <Column label={t.told} render={({ is_told }) => (is_told ? t.yes : t.no)} />
      <Column label={t.seen} render={({ is_seen }) => (is_seen ? t.yes : t.no)} />
    </ConsoleTable>
  </ConsoleList>
);
