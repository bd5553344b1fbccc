import { dayInWib, nearDay } from '@nobi/client/days';
import { currentLanguage } from '@nobi/client/language';
import { inWib, Problem, type Work } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { wordsOfProblem } from '../../../api.ts';
import { toolList } from '../../../catalogue/lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WonderIsland } from '../../../wonder/wonder.tsx';
import { words } from '../words.ts';
import { useWorks } from './use-works.ts';
import { workPath } from './work-path.ts';
import styles from './works-list.module.css';

const dayOf = (instant: string): string => {
  const at = new Date(instant);
  const near = nearDay(dayInWib(at), new Date());
  return near ? words[near] : inWib(at, currentLanguage(), { dateStyle: 'medium' });
};

interface WorkCardProps {
  work: Work;
  tool: string;
}

const WorkCard = ({ work, tool }: WorkCardProps) => (
  <a className={styles.work} href={workPath(work)} target="_blank" rel="noopener">
    <span className={styles.frame}>
      <img src={work.thumb} alt="" loading="lazy" decoding="async" draggable={false} />
    </span>
    <span className={styles.about}>
      <strong className={styles.title}>{work.title || tool}</strong>
      <span className={styles.when}>
        {work.title && `${tool} · `}
        <time dateTime={work.changed_at}>{dayOf(work.changed_at)}</time>
      </span>
      <span className="spoken">{words.newTab}</span>
    </span>
  </a>
);

const Works = () => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useWorks();
  const tools = useQuery(toolList());
  const nameOf = (id: string) => tools.data?.find((tool) => tool.id === id)?.title ?? '';
  if (!data)
    return error && !isFetching ? (
      <Notice
        tone="error"
        action={<Button onClick={() => void refetch()}>{words.worksRetry}</Button>}
      >
        {error instanceof Problem && error.code === 'offline'
          ? words.worksLater
          : `${words.worksFailed} ${wordsOfProblem(error)}`}
      </Notice>
    ) : (
      <div role="status" className={styles.waiting}>
        <span className="spoken">{words.worksLoading}</span>
      </div>
    );

  const works = data.pages.flatMap((page) => page.works);
  // A work that changed between two pages may come with both.
  const shown = [...new Map(works.map((work) => [`${work.tool_id}/${work.id}`, work]))];
  if (shown.length === 0)
    return (
      <Empty mood="happy">
        <p>{words.worksEmpty}</p>
      </Empty>
    );
  return (
    <>
      <ul className={styles.works}>
        {shown.map(([key, work]) => (
          <li key={key}>
            <WorkCard work={work} tool={nameOf(work.tool_id)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="white" busy={isFetching} onClick={() => void fetchNextPage()}>
          {words.worksMore}
        </Button>
      )}
    </>
  );
};

/** What this child made with the tools, the newest first. */
export const WorksList = () => (
  <>
    <WonderIsland />
    <section className={styles.shelf} aria-labelledby="works">
      <h2 id="works">{words.works}</h2>
      <Works />
    </section>
  </>
);
