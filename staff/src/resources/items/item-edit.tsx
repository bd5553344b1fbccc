import { Box, Stack } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  BooleanInput,
  Edit,
  FormDataConsumer,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { Player } from '../../ui/player/player.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { categoriesOf, type Item, titleOf } from './item.ts';
import { PictureChoice } from './picture-choice.tsx';
import { ResetItem } from './reset-item.tsx';
import { useItem } from './use-item.ts';

const t = words.items;

/** What of the row the server takes; the rest is only shown. */
const changeOf = (item: Item) => {
  const { id: _id, kind: _kind, trust: _trust, thumbnail: _thumb, ...fields } = item;
  const { manifest: _manifest, is_changed: _is, ...change } = fields;
  return change;
};

const Title = () => {
  const item = useRecordContext<Item>();
  return <>{item && titleOf(item)}</>;
};

const Preview = () => {
  const item = useRecordContext<Item>();
  const id = item?.id ?? '';
  const open = useCallback(() => ask(staff.previewItem, { params: { id } }), [id]);
  return item && <Player title={titleOf(item)} open={open} />;
};

const Fields = () => {
  const item = useRecordContext<Item>();
  const plans = (['regular', 'premium'] as const).map((id) => ({ id, name: words.families[id] }));
  const row = {
    direction: { xs: 'column', md: 'row' },
    spacing: 2,
    sx: { width: '100%' },
  } as const;
  return (
    <>
      <Stack {...row}>
        <TextInput source="title_id" label={t.titleId} validate={required()} />
        <TextInput source="title_en" label={t.titleEn} validate={required()} />
      </Stack>
      <Stack {...row}>
        <TextInput
          source="description_id"
          label={t.descriptionId}
          multiline
          validate={required()}
        />
        <TextInput
          source="description_en"
          label={t.descriptionEn}
          multiline
          validate={required()}
        />
      </Stack>
      <Stack {...row}>
        <SelectInput
          source="category"
          label={t.category}
          choices={categoriesOf(item?.kind ?? '')}
          validate={required()}
        />
        <SelectInput source="plan" label={t.plan} choices={plans} validate={required()} />
      </Stack>
      <Stack {...row}>
        <NumberInput source="age_min" label={t.ageMin} min={3} max={13} validate={required()} />
        <NumberInput source="age_max" label={t.ageMax} min={3} max={13} validate={required()} />
        <NumberInput
          source="order"
          label={t.order}
          helperText={t.orderHelp}
          min={0}
          max={9999}
          validate={required()}
        />
      </Stack>
      <BooleanInput source="is_hidden" label={t.hide} />
    </>
  );
};

/** The card on the shelf with what is being typed, and its picture. */
const Look = () => {
  const record = useRecordContext<Item>();
  const { data: item = record } = useItem(record?.id ?? '');
  if (!item) return null;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ mb: 3, alignItems: 'flex-start' }}
    >
      <FormDataConsumer<Item>>
        {({ formData }) => (
          <CatalogueCard item={{ ...item, ...formData }} picture={item.thumbnail} />
        )}
      </FormDataConsumer>
      {item.manifest && <PictureChoice item={item} />}
    </Stack>
  );
};

/** What the list brought has no manifest yet; the page itself has a moment later. */
const Actions = () => {
  const record = useRecordContext<Item>();
  const { data: item } = useItem(record?.id ?? '');
  return item?.is_changed ? <ResetItem item={item} /> : <TopToolbar />;
};

const Bar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** One item beside the real player: what is saved is on every shelf at once. */
export const ItemEdit = () => {
  const queries = useQueryClient();
  return (
    <Edit
      title={<Title />}
      actions={<Actions />}
      mutationMode="pessimistic"
      redirect={false}
      transform={changeOf}
      mutationOptions={{
        onSettled: () => queries.invalidateQueries({ queryKey: ['item-beside'] }),
      }}
    >
      <Box sx={{ display: { lg: 'flex' }, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SimpleForm toolbar={<Bar />}>
            <Look />
            <Fields />
          </SimpleForm>
        </Box>
        <Preview />
      </Box>
    </Edit>
  );
};
