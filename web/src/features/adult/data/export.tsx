import { ownData, Problem } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { seconds } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { saveDocument } from '../save-document.ts';
import { words } from '../words.ts';

/** Everything that is kept of the family, in one file. */
export const Export = () => {
  const { notice, say } = usePassingNotice();
  const download = useMutation({
    mutationFn: () => ask(ownData.exportAccount, { timeout: seconds(60) }),
    onSuccess: (all) => {
      saveDocument(all, `nobi-keluarga-${all.made_at.slice(0, 10)}.json`);
      say({ tone: 'done', text: words.exported });
    },
    onError: (error) =>
      say({
        tone: 'error',
        text: wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')),
      }),
  });
  return (
    <section className={styles.part}>
      <h3>{words.export}</h3>
      <p className={styles.small}>{words.exportLead}</p>
      <Button
        kind="white"
        size="grownup"
        className={styles.own}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? words.exporting : words.exportNow}
      </Button>
      <PassingNotice notice={notice} />
    </section>
  );
};
