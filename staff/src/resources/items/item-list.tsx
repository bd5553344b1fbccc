import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Avatar, Chip, IconButton, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { SearchInput, SelectInput, useNotify, useRefresh } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { bandsOf, categoryName, type Item, kinds, titleOf } from './item.ts';

const t = words.items;
const Column = ConsoleColumn<Item>;

const Card = ({ item }: { item: Item }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <Avatar variant="rounded" src={item.thumbnail} alt="" sx={{ width: 56, height: 42 }} />
    <div>
      <Typography sx={{ fontWeight: 700 }}>{titleOf(item)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[t.kinds[item.kind], item.is_changed && t.changed, item.trust === 'guest' && t.guest]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </div>
  </Stack>
);

const Moves = ({ item }: { item: Item }) => {
  const refresh = useRefresh();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (to: 'up' | 'down') =>
      ask(staff.moveItem, { params: { id: item.id }, body: { to } }),
    onSuccess: () => refresh(),
    onError: (error) => notify(wordsOfProblem(error), { type: 'error' }),
  });
  const name = titleOf(item);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }} onClick={(e) => e.stopPropagation()}>
      <IconButton
        size="small"
        aria-label={t.up.replace('{name}', name)}
        disabled={isPending}
        onClick={() => mutate('up')}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t.down.replace('{name}', name)}
        disabled={isPending}
        onClick={() => mutate('down')}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Stack>
  );
};

/** Everything on the shelves in its order, the hidden items too. */
export const ItemList = () => (
  <ConsoleList
    title={words.places.items}
    filters={[
      <SearchInput key="search" source="search" alwaysOn placeholder={t.search} />,
      <SelectInput key="kind" source="kind" label={t.kind} choices={kinds} alwaysOn />,
    ]}
    sort={{ field: 'order', order: 'ASC' }}
  >
    <ConsoleTable rowClick="edit" empty={<EmptyRows text={t.empty} />}>
      <Column label={t.item} render={(item) => <Card item={item} />} />
      <Column label={t.category} render={({ category }) => categoryName(category)} />
      <Column label={t.age} render={({ age_min, age_max }) => `${age_min}–${age_max}`} />
      <Column label={t.bands} render={bandsOf} />
      <Column
        label={t.plan}
        render={({ plan }) => (
          <Chip
            size="small"
            color={plan === 'premium' ? 'primary' : 'default'}
            label={words.families[plan]}
          />
        )}
      />
      <Column
        label={t.shown}
        render={({ is_hidden }) => (
          <Chip
            size="small"
            variant={is_hidden ? 'outlined' : 'filled'}
            color={is_hidden ? 'default' : 'success'}
            label={is_hidden ? t.hidden : t.shown}
          />
        )}
      />
      <Column label={t.order} render={(item) => <Moves item={item} />} />
    </ConsoleTable>
  </ConsoleList>
);
