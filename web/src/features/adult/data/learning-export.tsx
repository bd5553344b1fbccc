import { currentLanguage } from '@nobi/client/language';
import { Problem, report, reportExport } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { Button } from '../../../ui/button.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { saveDocument, saveFile } from '../save-document.ts';
import { useChildren } from '../use-children.ts';
import { words } from '../words.ts';
import { learningDocument } from './learning-document.ts';

type Kind = 'read' | 'xapi';

/** All pages of a child's answers under one random actor. */
const readStatements = async (child: string) => {
  const actor = crypto.randomUUID();
  const statements: object[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const query = { actor, ...(after && { after }) };
    const page = await ask(reportExport.statements, { params: { child }, query });
    statements.push(...page.statements);
    after = page.next;
  }
  return statements;
};

const download = async (child: string, kind: Kind) => {
  if (kind === 'xapi') {
    saveDocument(await readStatements(child), 'nobi-xapi.json');
    return;
  }
  const language = currentLanguage();
  const found = await ask(report.show, { params: { child } });
  saveFile(learningDocument(found, language), 'text/html', words.learningFile.file);
};

const ChildExport = ({ child, name }: { child: string; name: string }) => {
  const { notice, say } = usePassingNotice();
  const exporting = useMutation({
    mutationFn: (kind: Kind) => download(child, kind),
    onSuccess: () => say({ tone: 'done', text: words.exported }),
    onError: (error) =>
      say({
        tone: 'error',
        text: wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')),
      }),
  });
  return (
    <li className={styles.entry}>
      <span className={styles.asks}>{name}</span>
      {(['read', 'xapi'] as const).map((kind) => (
        <Button
          key={kind}
          kind="white"
          size="grownup"
          aria-label={words.learningExportOf[kind](name)}
          busy={exporting.isPending && exporting.variables === kind}
          onClick={() => exporting.mutate(kind)}
        >
          {words.learningExportKinds[kind]}
        </Button>
      ))}
      <PassingNotice notice={notice} />
    </li>
  );
};

/** What a child learnt, for a person and for a machine. */
export const LearningExport = () => {
  const children = useChildren().data?.children ?? [];
  return (
    <section className={styles.part}>
      <h3>{words.learningExport}</h3>
      <p className={styles.small}>{words.learningExportLead}</p>
      <ul className={styles.list}>
        {children.map(({ id, nickname }) => (
          <ChildExport key={id} child={id} name={nickname ?? words.unnamedChild} />
        ))}
      </ul>
    </section>
  );
};
