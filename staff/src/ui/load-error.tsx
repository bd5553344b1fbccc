import { Alert, Button } from '@mui/material';
import { wordsOfProblem } from '../ask.ts';
import { words } from '../text/words.ts';

interface LoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why there are no numbers, and the way to ask again. */
export const LoadError = ({ error, onRetry }: LoadErrorProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry}>
        {words.insight.retry}
      </Button>
    }
  >
    {words.insight.failed} {wordsOfProblem(error)}
  </Alert>
);
