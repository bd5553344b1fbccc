import {
  Button,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type Plan, staff } from '@nobi/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ask, askFile, wordsOfProblem } from '../../../ask.ts';
import { saveFile } from '../../../save-file.ts';
import { words } from '../../../text/words.ts';
import { InfoCard } from '../../../ui/info-card.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { useStaffNumbers } from '../../../ui/use-staff-query.ts';
import { agesOf, type Cohort } from './cohort.rules.ts';
import { CohortBars } from './cohort-bars.tsx';
import { CohortTable } from './cohort-table.tsx';

const t = words.insight.cohorts;
const plans = ['regular', 'premium'] as const;

const File = () => {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const handleFile = async () => {
    setIsBusy(true);
    try {
      saveFile(await askFile(staff.exportCohorts));
    } catch (error) {
      notify(wordsOfProblem(error), { type: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <Button size="small" loading={isBusy} aria-label={t.file} onClick={() => void handleFile()}>
      CSV
    </Button>
  );
};

const Numbers = ({ cohorts, plan }: { cohorts: readonly Cohort[]; plan: Plan }) => {
  const known = agesOf[plan].filter((age) =>
    cohorts.some(({ stayed }) => stayed.some((each) => each.age === age)),
  );
  if (cohorts.every(({ families }) => families === 0))
    return <Typography color="text.secondary">{t.none}</Typography>;
  return (
    <>
      <CohortBars cohorts={cohorts} ages={known} />
      <CohortTable cohorts={cohorts} ages={known} />
    </>
  );
};

/** Who stays: families by the month of their first payment. */
export const CohortCard = () => {
  const [plan, setPlan] = useState<Plan>('regular');
  const { data, error, refetch } = useStaffNumbers(['cohorts', plan], (signal) =>
    ask(staff.cohorts, { query: { plan }, signal }),
  );
  return (
    <InfoCard title={t.title} action={<File />}>
      <Stack spacing={1.5} sx={{ mb: 1 }}>
        <Typography color="text.secondary">{t.lead}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label={t.plan}
          value={plan}
          onChange={(_event, chosen: Plan | null) => chosen && setPlan(chosen)}
        >
          {plans.map((each) => (
            <ToggleButton key={each} value={each}>
              {words.families[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton variant="rounded" height={320} sx={{ bgcolor: 'primary.light' }} />
      )}
      {data && <Numbers cohorts={data.cohorts} plan={plan} />}
    </InfoCard>
  );
};
