import { useState } from 'react';
import { dayWords } from './days.ts';
import styles from './report.module.css';
import { type Grounds, useRows } from './use-report.ts';
import { words } from './words.ts';

interface BasisProps {
  answers: number;
  days: number;
  /** In place of the usual words. */
  says?: string;
  grounds: Grounds;
  /** Where rows of several skills stand together. */
  nameOf?: (skill: string) => string;
}

const Rows = ({ grounds, nameOf }: Pick<BasisProps, 'grounds' | 'nameOf'>) => {
  const { data, isError } = useRows(grounds, true);
  if (isError) return <p role="alert">{words.rowsUnread}</p>;
  if (!data) return <p role="status">{words.rowsLoading}</p>;
  const { row } = words;
  const requested = data.rows.reduce((sum, each) => sum + each.requested, 0);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard, too */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.rowsTable}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[row.day, row.item, row.alone, row.helped, row.missed].map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ day, item, item_title, skill, alone, helped, missed }) => (
              <tr key={`${day} ${item} ${skill}`}>
                <th scope="row">{dayWords(day)}</th>
                <td>
                  {item_title ?? item}
                  {nameOf && <span className={styles.under}>{nameOf(skill)}</span>}
                </td>
                <td>{alone}</td>
                <td>{helped}</td>
                <td>{missed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.small}>
        {words.aloneMore} {requested > 0 && words.requested(requested)}
      </p>
    </>
  );
};

/** What a sentence stands on: so many answers, which open. */
export const Basis = ({ answers, days, says, ...rows }: BasisProps) => {
  const [isOpen, setOpen] = useState(false);
  if (answers === 0) return <span className={styles.small}>{words.none}</span>;
  return (
    <details className={styles.basis} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{says ?? words.basis(answers, days)}</summary>
      {isOpen && <Rows {...rows} />}
    </details>
  );
};
