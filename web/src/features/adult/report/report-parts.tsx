import { Problem } from '@nobi/contract';
import { useParams } from 'react-router';
import { animals } from '../../../brand/animals.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useFaces } from '../../../who-plays/use-faces.ts';
import { ShareButton } from './card/share-button.tsx';
import { isUnseen } from './map/counts.rules.ts';
import styles from './report.module.css';
import { ReportBody } from './report-body.tsx';
import { useReport } from './use-report.ts';
import { words } from './words.ts';

const isAnimal = (name: string): name is keyof typeof animals => Object.hasOwn(animals, name);

/** Brothers and sisters, each with a report of their own; never beside each other. */
const Others = ({ child }: { child: string }) => {
  const several = useFaces(true).shown.data?.faces.filter(({ id }) => id !== child) ?? [];
  if (several.length === 0) return null;
  return (
    <nav className={styles.others} aria-label={words.others}>
      {several.map(({ id, nickname }) => (
        <a key={id} href={`/parents/report/${id}`}>
          {nickname ?? words.child}
        </a>
      ))}
    </nav>
  );
};

/** The report of the child in the address. */
export const ReportParts = () => {
  const child = useParams()['*']?.split('/')[1] ?? '';
  const { data, error, refetch } = useReport(child);
  const isUnknown = error instanceof Problem && error.code === 'not_found';
  if (!data)
    return (
      <div className={styles.report}>
        <LinkButton kind="white" size="grownup" className={styles.own} href="/parents">
          {words.back}
        </LinkButton>
        {error ? (
          <>
            <p role="alert">{isUnknown ? words.unknown : words.unread}</p>
            {!isUnknown && (
              <p>
                <Button kind="white" size="grownup" onClick={() => void refetch()}>
                  {words.tryAgain}
                </Button>
              </p>
            )}
          </>
        ) : (
          <p role="status">{words.loading}</p>
        )}
      </div>
    );
  const name = data.child.nickname ?? words.child;
  const { animal } = data.child;
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <header className={styles.head}>
        <div className={styles.who}>
          {isAnimal(animal) && <img src={animals[animal]} alt="" width={72} height={72} />}
          <h2 id="report-title">{name}</h2>
        </div>
        <LinkButton kind="white" size="grownup" className={styles.ofScreen} href="/parents">
          {words.back}
        </LinkButton>
      </header>
      <Others child={child} />
      <ReportBody report={data} name={name}>
        <div className={`${styles.actions} ${styles.ofScreen}`}>
          {!isUnseen(data) && <ShareButton child={child} />}
          <Button kind="white" size="grownup" onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      </ReportBody>
    </article>
  );
};
