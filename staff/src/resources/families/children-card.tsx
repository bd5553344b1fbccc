import { words } from '../../text/words.ts';
import { Facts, InfoCard } from '../../ui/info-card.tsx';
import type { Family } from './use-family.ts';

const t = words.family;

type Child = Family['children'][number];

const gradeOf = ({ grade }: Child) => {
  if (grade === null) return undefined;
  return grade === 0 ? t.beforeSchool : t.grade.replace('{grade}', String(grade));
};

const about = (child: Child) =>
  [
    child.age_band && t.years.replace('{band}', child.age_band.replace('-', '–')),
    gradeOf(child),
    t.zones[child.zone],
  ]
    .filter(Boolean)
    .join(' · ');

const kinds = ['games', 'courses', 'tools', 'works', 'questions'] as const;

/** How much that child plays; never what was said. */
const playOf = ({ id }: Child, all: Family['child_play']) => {
  const play = all.find(({ child }) => child === id);
  return play && kinds.map((kind) => `${play[kind]} ${t.counts[kind]}`).join(', ');
};

/** Who plays, by the names they have at home; no other page of the console shows these. */
export const ChildrenCard = ({ family: { children, child_play } }: { family: Family }) => (
  <InfoCard title={t.children}>
    <Facts
      none={t.notFound}
      rows={children.map((child) => ({
        key: child.id,
        first: child.nickname ?? t.childUnnamed,
        second: [about(child), playOf(child, child_play)].filter(Boolean).join(' · '),
      }))}
    />
  </InfoCard>
);
