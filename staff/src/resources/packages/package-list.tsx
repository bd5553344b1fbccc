import { Chip } from '@mui/material';
import { SelectInput } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { asMegabytes, type PackageRow, packageTitle, stateColour } from './package.ts';
import { Upload } from './upload.tsx';

const t = words.packages;
const states = Object.entries(t.states).map(([id, name]) => ({ id, name }));
const Column = ConsoleColumn<PackageRow>;

/** Uploaded content, the newest first, under the place where more is uploaded. */
export const PackageList = () => (
  <>
    <Upload />
    <ConsoleList
      title={words.places.packages}
      sort={{ field: 'uploaded_at', order: 'DESC' }}
      actions={false}
      filters={[
        <SelectInput key="state" source="state" label={t.state} choices={states} alwaysOn />,
      ]}
    >
      <ConsoleTable rowClick="show" empty={<EmptyRows text={t.empty} />}>
        <Column label={t.package} render={packageTitle} />
        <Column label={t.version} render={({ slug, version }) => `${slug} · ${version}`} />
        <Column
          label={t.state}
          render={({ state }) => (
            <Chip size="small" color={stateColour[state]} label={t.states[state]} />
          )}
        />
        <Column label={t.size} render={({ bytes }) => asMegabytes(bytes)} />
        <Column
          label={t.uploaded}
          render={({ uploaded_by, uploaded_at }) => `${uploaded_by}, ${asTime(uploaded_at)}`}
        />
        <Column source="published_by" label={t.published} disableSort />
      </ConsoleTable>
    </ConsoleList>
  </>
);
