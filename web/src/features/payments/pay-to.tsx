import type { PayTo } from '@nobi/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './payments.module.css';
import { words } from './words.ts';

/** What to type in at a bank or to show at a till, each number with a button of its own. */
export const PayToNumbers = ({ numbers }: { numbers: readonly PayTo[] }) => {
  const [copied, setCopied] = useState('');
  const handleCopy = (name: string, value: string) =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(words.numberCopied(name)),
      // The number can be marked at one touch.
      () => setCopied(words.numberMark),
    );
  return (
    <div className={styles.numbers}>
      {numbers.map(({ kind, value }) => (
        <div key={kind} className={styles.number}>
          <p>
            {words.numbers[kind]}
            <b>{value}</b>
          </p>
          <Button
            kind="quiet"
            size="grownup"
            aria-label={words.copyNumberNamed(words.numbers[kind])}
            onClick={() => void handleCopy(words.numbers[kind], value)}
          >
            {words.copyNumber}
          </Button>
        </div>
      ))}
      <p role="status">{copied}</p>
    </div>
  );
};
