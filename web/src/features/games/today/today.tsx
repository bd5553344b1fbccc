import type { NextItem } from '@nobi/contract';
import { Thumbnail } from '../../../catalogue/thumbnail.tsx';
import { PlaySign } from '../../../ui/play-sign.tsx';
import { SoundSign } from '../../../ui/sound-sign.tsx';
import { readAloud } from '../../../who-plays/read-aloud.ts';
import { useToday } from '../../../wonder/use-today.ts';
import styles from './today.module.css';
import { TodayShapes } from './today-shapes.tsx';
import { wayTo } from './way-to.ts';
import { words } from './words.ts';

const Next = ({ item }: { item: NextItem }) => (
  <a className={styles.next} href={wayTo(item)} target="_blank" rel="noopener">
    <Thumbnail address={item.thumbnail} className={styles.picture} isFirst />
    <span className={styles.about}>
      <span className={styles.title}>{item.title}</span>
      <span className={styles.go}>
        <PlaySign size={34} />
        <span>{words.next}</span>
      </span>
      <span className="spoken">{words.newTab}</span>
    </span>
  </a>
);

const Other = ({ item }: { item: NextItem }) => (
  <a className={styles.other} href={wayTo(item)} target="_blank" rel="noopener">
    <Thumbnail address={item.thumbnail} className={styles.picture} />
    <span className={styles.name}>{item.title}</span>
    <span className="spoken">{words.newTab}</span>
  </a>
);

/** One large way on and two beside it, by pictures and voice alone. Where it cannot be had, nothing. */
export const Today = () => {
  const { data, isPending } = useToday();
  const [first, ...others] = data?.next ?? [];
  // Its place is kept while the answer is on its way.
  if (isPending) return <TodayShapes />;
  if (!first) return null;
  return (
    <section className={styles.today} aria-label={words.today}>
      <Next item={first} />
      <button
        type="button"
        className={styles.hear}
        aria-label={words.hear}
        onClick={() => readAloud(words.todaySpoken([first, ...others].map(({ title }) => title)))}
      >
        <SoundSign size={34} />
      </button>
      {others.map((item) => (
        <Other key={`${item.kind}/${item.id}`} item={item} />
      ))}
    </section>
  );
};
