import StarRate from '@mui/icons-material/StarRate';
import { Stack } from '@mui/material';
import { staff } from '@nobi/contract';
import {
  BooleanInput,
  DateInput,
  List,
  Pagination,
  SelectInput,
  Title,
  useListContext,
} from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { useStaffNumbers } from '../../ui/use-staff-query.ts';
import { RatingRows } from './rating-rows.tsx';
import { RatingsTrend } from './ratings-trend.tsx';

const t = words.insight.ratings;

const choices = Array.from({ length: 10 }, (_, at) => ({ id: 10 - at, name: String(10 - at) }));

/** Nothing to turn where nothing is. */
const Pages = () => {
  const { data, page } = useListContext();
  return page === 1 && data?.length === 0 ? null : <Pagination />;
};

const Ratings = () => (
  <List
    title={false}
    filters={[
      <SelectInput key="stars" source="stars" label={t.stars} choices={choices} alwaysOn />,
      <DateInput key="from" source="from" label={t.from} alwaysOn />,
      <DateInput key="to" source="to" label={t.to} alwaysOn />,
      <BooleanInput
        key="with_words"
        source="with_words"
        label={t.withWords}
        format={(value) => value === 'true'}
        parse={(value) => (value ? 'true' : '')}
        alwaysOn
      />,
    ]}
    sort={{ field: 'created_at', order: 'DESC' }}
    actions={false}
    pagination={<Pages />}
    empty={false}
    sx={{ '& .MuiFormControlLabel-root': { ml: 0 } }}
  >
    <RatingRows />
  </List>
);

/** What families think of Nobi: how it goes, and their own words. */
export const RatingsPage = () => {
  const { data, error, refetch } = useStaffNumbers(['ratings', 'trend'], (signal) =>
    ask(staff.ratingsTrend, { signal }),
  );
  const isEmpty = data && data.now.given + data.before.given === 0;
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1200 }}>
      <Title title={words.places.ratings} />
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {isEmpty && <EmptyState icon={<StarRate />} title={t.emptyTitle} lead={t.emptyLead} />}
      {!error && !isEmpty && <RatingsTrend trend={data} />}
      {/* Once the trend has its height, so that the list is not moved by it. */}
      {(data || error) && <Ratings />}
    </Stack>
  );
};
