import { Problem, reportLetter } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { Switch } from '../care/switch.tsx';
import { Unread } from '../care/unread.tsx';
import { words } from '../words.ts';

const useWeekLetter = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const queryKey = ['week-letter', token];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(reportLetter.letter, { signal }),
    staleTime: 0,
  });
  const turn = useMutation({
    mutationFn: (is_on: boolean) => ask(reportLetter.setLetter, { body: { is_on } }),
    onSuccess: (after) => queries.setQueryData(queryKey, after),
    onError: (error) =>
      say({
        tone: 'error',
        text: wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')),
      }),
  });
  return { shown, turn, notice };
};

/** The letter of Sundays: off until the adult asks for it. */
export const WeekLetter = () => {
  const { shown, turn, notice } = useWeekLetter();
  const { data } = shown;
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="letter-title">
      <h2 id="letter-title">{words.weekLetter}</h2>
      {!data && <Unread isPending={!shown.isError} onAgain={() => void shown.refetch()} />}
      {data && (
        <Switch
          says={words.weekLetterOn}
          more={words.weekLetterMore}
          isOn={data.is_on}
          isBusy={turn.isPending}
          onTurn={(isOn) => turn.mutate(isOn)}
        />
      )}
      {data?.is_on && !data.is_confirmed && (
        <p className={styles.asks}>{words.weekLetterUnconfirmed}</p>
      )}
      <PassingNotice notice={notice} />
    </section>
  );
};
