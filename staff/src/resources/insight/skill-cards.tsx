import { Skeleton, Typography } from '@mui/material';
import { currentLanguage } from '@nobi/client/language';
import { type ReplyOf, staff } from '@nobi/contract';
import { ask } from '../../ask.ts';
import { asNumber } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { chartColors } from '../../ui/charts/days-chart.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { useStaffQuery } from '../../ui/use-staff-query.ts';

const t = words.insight.bySkill;

type SkillInsight = ReplyOf<typeof staff.skillInsight>;

const isIndonesian = () => currentLanguage() === 'id';
const mostShown = 12;

const StopsOfSkills = ({ skills }: Pick<SkillInsight, 'skills'>) => (
  <InfoCard title={t.stops}>
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {skills.length === 0 ? t.tooFew : t.stopsLead}
    </Typography>
    {skills.length > 0 && (
      <BarsChart
        title={t.stops}
        heads={[words.insight.skill, t.stopped]}
        color={chartColors.orange}
        most={100}
        bars={skills.slice(0, mostShown).map((skill) => ({
          key: skill.skill,
          label: isIndonesian() ? skill.name_id : skill.name_en,
          value: skill.stopped_percent,
          second: t.stopsHint
            .replace('{children}', asNumber(skill.children))
            .replace('{alone}', asNumber(skill.alone_percent)),
          end: `${skill.stopped_percent} %`,
        }))}
      />
    )}
  </InfoCard>
);

const signed = (shift: number) => `${shift > 0 ? '+' : '−'}${Math.abs(shift).toFixed(1)}`;

const HardTasks = ({ tasks }: Pick<SkillInsight, 'tasks'>) => (
  <InfoCard title={t.tasks}>
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {tasks.length === 0 ? t.tooFew : t.tasksLead}
    </Typography>
    {tasks.length > 0 && (
      <BarsChart
        title={t.tasks}
        heads={[t.task, t.right]}
        color={chartColors.blue}
        most={100}
        bars={tasks.slice(0, mostShown).map((task) => ({
          key: `${task.item} ${task.skill} ${task.level}`,
          label: t.taskOf
            .replace('{item}', isIndonesian() ? task.title_id : task.title_en)
            .replace('{skill}', isIndonesian() ? task.name_id : task.name_en)
            .replace('{level}', String(task.level)),
          value: task.right_percent,
          second: t.tasksHint
            .replace('{expected}', String(task.expected_percent))
            .replace('{shift}', signed(task.shift))
            .replace('{children}', asNumber(task.children)),
          end: `${task.right_percent} %`,
        }))}
      />
    )}
  </InfoCard>
);

/** How skills stand in a sample of families: where children stop, and what is harder than it says. */
export const SkillCards = () => {
  const { data, error, refetch } = useStaffQuery(['skill-insight'], (signal) =>
    ask(staff.skillInsight, { signal }),
  );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={480} sx={{ bgcolor: 'primary.light' }} />;
  return (
    <>
      <StopsOfSkills skills={data.skills} />
      <HardTasks tasks={data.tasks} />
    </>
  );
};
