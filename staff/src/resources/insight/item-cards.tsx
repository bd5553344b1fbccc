import { Typography } from '@mui/material';
import { currentLanguage } from '@nobi/client/language';
import type { ReplyOf, staff } from '@nobi/contract';
import { asNumber } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { chartColors } from '../../ui/charts/days-chart.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { shareOf } from './item-labels.ts';
import { inOrder, placeLabel } from './stop-places.ts';

const t = words.insight;

type ItemInsight = ReplyOf<typeof staff.insightItem>;

/** The way through an item, and how many left at each place. */
export const StopsCard = ({ stops, totals }: Pick<ItemInsight, 'stops' | 'totals'>) => (
  <InfoCard title={t.stops}>
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {stops.length === 0 ? t.stopsNone : t.stopsLead}
    </Typography>
    {stops.length > 0 && (
      <BarsChart
        title={t.stops}
        heads={[t.place, t.stopped]}
        color={chartColors.orange}
        bars={inOrder(stops).map(({ place, stopped }) => ({
          key: place,
          label: placeLabel(place),
          value: stopped,
          end: `${asNumber(stopped)} · ${shareOf(stopped, totals.begun)}`,
        }))}
      />
    )}
  </InfoCard>
);

/** How many began each lesson; the full part of a bar finished it. */
export const LessonsCard = ({ lessons }: Pick<ItemInsight, 'lessons'>) => (
  <InfoCard title={t.lessonBars}>
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {t.barsHint}
    </Typography>
    <BarsChart
      title={t.lessonBars}
      heads={[t.lesson, t.finished]}
      color={chartColors.green}
      bars={lessons.map(({ lesson, begun, finished }) => ({
        key: String(lesson),
        label: t.lessonNumber.replace('{number}', String(lesson)),
        value: begun,
        part: finished,
        end: `${asNumber(finished)} / ${asNumber(begun)}`,
      }))}
    />
  </InfoCard>
);

const rateOf = ({ solved, first_try }: ItemInsight['skills'][number]) =>
  solved === 0 ? 0 : first_try / solved;

/** How often a skill goes right at once. */
export const SkillsCard = ({ skills }: Pick<ItemInsight, 'skills'>) => (
  <InfoCard title={t.skills}>
    {skills.length === 0 ? (
      <Typography color="text.secondary">{t.skillsNone}</Typography>
    ) : (
      <BarsChart
        title={t.skills}
        heads={[t.skill, t.firstTryShort]}
        color={chartColors.blue}
        most={1}
        bars={skills
          .toSorted((one, other) => rateOf(one) - rateOf(other))
          .map((skill) => ({
            key: skill.skill,
            label: currentLanguage() === 'id' ? skill.name_id : skill.name_en,
            value: rateOf(skill),
            second: t.skillHint
              .replace('{tries}', asNumber(skill.tries))
              .replace('{mastered}', asNumber(skill.mastered)),
            end: shareOf(skill.first_try, skill.solved),
          }))}
      />
    )}
  </InfoCard>
);
