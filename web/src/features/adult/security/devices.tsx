import { momentInWib } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { Unread } from '../care/unread.tsx';
import { words } from '../words.ts';
import { useDevices } from './use-devices.ts';

/** Each device that is signed in, and a way to sign it out (OWASP ASVS 5.0.0, 7.5.2). */
export const Devices = () => {
  const { shown, end, notice } = useDevices();
  const list = shown.data?.sessions;
  return (
    <section className={styles.part} tabIndex={-1} aria-labelledby="devices-title">
      <h3 id="devices-title">{words.devices}</h3>
      {!list && <Unread isPending={!shown.isError} onAgain={() => void shown.refetch()} />}
      {list && (
        <ul className={styles.list}>
          {list.map(({ id, began_at, seen_at, is_this }) => (
            <li key={id} className={styles.entry}>
              <p>
                <strong>{is_this ? words.thisDevice : words.otherDevice}</strong>
                <span className={styles.small}>{words.seenAt(momentInWib(seen_at))}</span>
                <span className={styles.small}>{words.beganAt(momentInWib(began_at))}</span>
              </p>
              {!is_this && (
                <Button
                  kind="white"
                  size="grownup"
                  busy={end.isPending}
                  onClick={() => end.mutate(id)}
                >
                  {words.endDevice}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {list?.length === 1 && <p className={styles.small}>{words.noOtherDevice}</p>}
      {list && list.length > 2 && (
        <Button
          kind="white"
          size="grownup"
          className={styles.own}
          busy={end.isPending}
          onClick={() => end.mutate(undefined)}
        >
          {words.endOthers}
        </Button>
      )}
      <PassingNotice notice={notice} />
    </section>
  );
};
