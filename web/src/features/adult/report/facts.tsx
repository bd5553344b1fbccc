import { type FactKind, type ReportFact, reportFacts } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ask } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { dayWords } from './days.ts';
import styles from './report.module.css';
import { words } from './words.ts';

interface FactsProps {
  child: string;
  of: FactKind;
  /** What opens them. */
  children: ReactNode;
  className?: string | undefined;
}

const whatOf = ({ title, topic }: ReportFact, of: FactKind): string => {
  if (of === 'questions') return topic === null ? words.unsorted : words.topic[topic];
  return title ?? words.untitled;
};

const countOf = (count: number, of: FactKind) => (of === 'minutes' ? words.time(count) : count);

const Rows = ({ child, of }: Pick<FactsProps, 'child' | 'of'>) => {
  const { token } = useSession();
  const { data, isError } = useQuery({
    queryKey: ['report-facts', token, child, of],
    queryFn: ({ signal }) => ask(reportFacts.facts, { params: { child }, query: { of }, signal }),
    retry: false,
  });
  if (isError) return <p role="alert">{words.rowsUnread}</p>;
  if (!data) return <p role="status">{words.rowsLoading}</p>;
  return (
    <table className={styles.table} aria-label={words.factsTable}>
      <thead>
        <tr>
          {[words.row.day, words.what[of], words.facts[of]].map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two works of a day may bear one name
          <tr key={at}>
            <th scope="row">{dayWords(row.day)}</th>
            <td>{whatOf(row, of)}</td>
            <td>{countOf(row.count, of)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What one of the week's numbers counts, day by day. */
export const Facts = ({ child, of, children, className }: FactsProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={className ?? styles.basis}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{children}</summary>
      {isOpen && <Rows {...{ child, of }} />}
    </details>
  );
};
