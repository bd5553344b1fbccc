import type { Report } from '@nobi/contract';
import styles from '../report.module.css';
import { words } from '../words.ts';
import { hasEvidence } from './counts.rules.ts';

const namesOf = (elements: Report['elements']) =>
  elements.map(({ subject, name }) => `${subject}: ${name}`).join(' · ');

const tested = /^(?:MAT|BIN)\.C\./;

/** For the last class: of the two subjects that are tested, where there is evidence. No scores. */
export const SixthGrade = ({ report: { child, elements, skills } }: { report: Report }) => {
  if (child.grade !== 6) return null;
  const shown = elements
    .filter(({ code }) => tested.test(code))
    .map((element) => ({
      ...element,
      isSeen: skills.some((skill) => skill.element === element.code && hasEvidence(skill)),
    }));
  const [seen, unseen] = [
    shown.filter(({ isSeen }) => isSeen),
    shown.filter((each) => !each.isSeen),
  ];
  return (
    <section className={styles.card} aria-labelledby="sixth-title">
      <h3 id="sixth-title">{words.sixth}</h3>
      <p>{words.sixthLead}</p>
      <p>
        <strong>{words.sixthLine(seen.length, shown.length)}</strong>
      </p>
      {seen.length > 0 && <p>{namesOf(seen)}</p>}
      {unseen.length > 0 && <p className={styles.small}>{words.sixthNone(namesOf(unseen))}</p>}
    </section>
  );
};
