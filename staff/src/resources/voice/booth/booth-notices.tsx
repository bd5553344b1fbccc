import { Alert, Button } from '@mui/material';
import { words } from '../../../text/words.ts';
import type { BoothState } from './use-booth.ts';

const t = words.voice;

/** What went wrong with a take, and how to mend it. */
export const BoothNotices = ({ booth, problem }: { booth: BoothState; problem: string }) => {
  const { fault, between, unsent, saveAgain, isSaved } = booth;
  const last = unsent.at(-1);
  return (
    <>
      {fault && <Alert severity="error">{t.faults[fault]}</Alert>}
      {problem && <Alert severity="error">{problem}</Alert>}
      {last && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void saveAgain()}>
              {t.again}
            </Button>
          }
        >
          {t.unsent.replace('{count}', String(unsent.length)).replace('{why}', last.why)}
        </Alert>
      )}
      {between && isSaved && (
        <Alert severity="info">{t.between.replace('{who}', between.taken_by)}</Alert>
      )}
    </>
  );
};
