import { wordsOfProblem } from '../../api.ts';
import { coursePath } from '../../catalogue/item-paths.ts';
import { Thumbnail } from '../../catalogue/thumbnail.tsx';
import { momentInWib } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Wonder } from '../../wonder/wonder.tsx';
import styles from './recently-watched.module.css';
import { useHistory } from './use-history.ts';
import { words } from './words.ts';

/** The way back into what was begun. */
export const RecentlyWatched = () => {
  const { data, error, isFetching, refetch } = useHistory();
  const hasFailed = data === undefined && error !== null && !isFetching;
  return (
    <>
      <Wonder />
      <section className={styles.watched} aria-labelledby="watched">
        <h2 id="watched">{words.watched}</h2>
        {hasFailed && (
          <Notice
            tone="error"
            action={<Button onClick={() => void refetch()}>{words.watchedRetry}</Button>}
          >
            {words.watchedFailed} {wordsOfProblem(error)}
          </Notice>
        )}
        {data === undefined && !hasFailed && <div className={styles.waiting} aria-hidden="true" />}
        {data?.length === 0 && <p className={styles.nothing}>{words.watchedNothing}</p>}
        {data !== undefined && data.length > 0 && (
          <ul className={styles.list}>
            {data.map(({ id, viewed_at, course }) => (
              <li key={id}>
                <a
                  className={styles.entry}
                  href={coursePath(course)}
                  target="_blank"
                  rel="noopener"
                >
                  <Thumbnail address={course.thumbnail} className={styles.picture} />
                  <span className={styles.about}>
                    <strong className={styles.title}>{course.title}</strong>
                    <span className={styles.when}>{words.watchedAt(momentInWib(viewed_at))}</span>
                    <span className="spoken">{words.newTab}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
};
