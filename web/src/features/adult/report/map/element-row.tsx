import type { ReportSkill } from '@nobi/contract';
import { Basis } from '../basis.tsx';
import styles from '../report.module.css';
import { StateChip, stateWords } from '../state-chip.tsx';
import { words } from '../words.ts';
import { countStates } from './counts.rules.ts';
import own from './map.module.css';

interface ElementRowProps {
  name: string;
  skills: readonly ReportSkill[];
  child: string;
}

const partsOf = (skills: readonly ReportSkill[]) =>
  countStates(skills)
    .map(({ state, count }) => words.countOf(count, stateWords(state)))
    .join(', ');

/** How a group of skills stands, in words. */
export const countLine = (skills: readonly ReportSkill[], phase: string) =>
  words.mapLine(skills.length, phase, partsOf(skills));

/** One element: a box for each of its skills, the counts in words, and each skill inside. */
export const ElementRow = ({ name, skills, child }: ElementRowProps) => (
  <li className={own.element}>
    <details className={own.details}>
      <summary>
        <span className={own.name}>{name}</span>
        <span className={own.boxes} aria-hidden="true">
          {skills.map(({ id, state }) => (
            <i key={id} className={`${own.box} ${styles[state]}`} />
          ))}
        </span>
        <span className={styles.small}>{partsOf(skills)}</span>
      </summary>
      <ul className={own.skills} aria-label={words.skillsOf(name)}>
        {skills.map(({ id, name: skill, state, answers, days }) => (
          <li key={id}>
            <span>{skill}</span>
            <StateChip state={state} />
            <Basis {...{ answers, days }} grounds={{ child, of: 'state', skill: id }} />
          </li>
        ))}
      </ul>
    </details>
  </li>
);
