import type { Report } from '@nobi/contract';
import styles from '../report.module.css';
import { StateChip } from '../state-chip.tsx';
import { words } from '../words.ts';
import {
  hasEvidence,
  outsideOf,
  type ShownSubject,
  stateOrder,
  subjectsOf,
} from './counts.rules.ts';
import { countLine, ElementRow } from './element-row.tsx';
import own from './map.module.css';

const phases = ['FON', 'A', 'B', 'C'] as const;
type Phase = (typeof phases)[number];

const skillsOf = (subjects: readonly ShownSubject[]) =>
  subjects.flatMap(({ elements }) => elements.flatMap(({ skills }) => skills));

interface SubjectProps {
  subject: ShownSubject;
  child: string;
}

/** What Nobi has nothing for is named, too: the map shows its own gaps. */
const Subject = ({ subject: { name, elements }, child }: SubjectProps) => {
  const missing = elements.filter(({ skills }) => skills.length === 0);
  return (
    <div>
      <h4>{name}</h4>
      <ul className={own.elements}>
        {elements
          .filter(({ skills }) => skills.length > 0)
          .map(({ code, name: element, skills }) => (
            <ElementRow key={code} name={element} skills={skills} child={child} />
          ))}
      </ul>
      {missing.length > 0 && (
        <p className={styles.small}>
          {words.noSkills(missing.map(({ name: element }) => element).join(', '))}
        </p>
      )}
    </div>
  );
};

interface PhaseProps {
  phase: Phase;
  subjects: readonly ShownSubject[];
  child: string;
  isOpen: boolean;
}

const PhasePart = ({ phase, subjects, child, isOpen }: PhaseProps) => (
  <details className={own.phase} open={isOpen}>
    <summary>
      <span className={own.phaseName}>{words.phase[phase]}</span>
    </summary>
    <p>{countLine(skillsOf(subjects), words.phase[phase])}</p>
    <div className={own.subjects}>
      {subjects.map((subject) => (
        <Subject key={subject.name} subject={subject} child={child} />
      ))}
    </div>
  </details>
);

const Outside = ({ report }: { report: Report }) => {
  const groups = outsideOf(report);
  if (groups.length === 0) return null;
  return (
    <details className={own.phase} open={groups.some(({ skills }) => skills.some(hasEvidence))}>
      <summary>
        <span className={own.phaseName}>{words.outside}</span>
      </summary>
      <p className={styles.small}>{words.outsideLine}</p>
      <ul className={own.elements}>
        {groups.map(({ kind, skills }) => (
          <ElementRow
            key={kind}
            name={words.domain[kind]}
            skills={skills}
            child={report.child.id}
          />
        ))}
      </ul>
    </details>
  );
};

/** Every skill by phase, subject and element; the child's own phase and what was seen stand open. */
export const SkillMap = ({ report }: { report: Report }) => {
  const { child } = report;
  const shown = phases
    .map((phase) => ({ phase, subjects: subjectsOf(report, phase) }))
    .filter(({ subjects }) => subjects.length > 0);
  const isOpen = (phase: Phase, subjects: readonly ShownSubject[]) =>
    phase === child.phase || skillsOf(subjects).some(hasEvidence);
  return (
    <section className={styles.card} aria-labelledby="map-title">
      <h3 id="map-title">{words.map}</h3>
      <p className={styles.small}>{words.mapLead}</p>
      <p className={own.legend}>
        {stateOrder.map((state) => (
          <StateChip key={state} state={state} />
        ))}
      </p>
      {shown
        .toSorted(
          (one, other) => Number(other.phase === child.phase) - Number(one.phase === child.phase),
        )
        .map(({ phase, subjects }) => (
          <PhasePart
            key={phase}
            {...{ phase, subjects }}
            child={child.id}
            isOpen={isOpen(phase, subjects)}
          />
        ))}
      <Outside report={report} />
    </section>
  );
};
