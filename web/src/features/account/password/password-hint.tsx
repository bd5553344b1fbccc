import { useEffect, useState } from 'react';
import styles from '../account.module.css';
import { words } from '../words.ts';
import { isCommonPassword } from './common-passwords.ts';
import { strengthOf } from './password-strength.rules.ts';

const useIsCommon = (password: string): boolean => {
  const [common, setCommon] = useState('');
  useEffect(() => {
    let isCurrent = true;
    if (password.length >= 6)
      isCommonPassword(password)
        .then((isCommon) => {
          if (isCurrent) setCommon(isCommon ? password : '');
        })
        // Without the list there is no warning; the password is allowed either way.
        .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password !== '' && common === password;
};

/** The minimum, then how hard the password is to guess. It advises and never blocks. */
export const PasswordHint = ({ password }: { password: string }) => {
  const isCommon = useIsCommon(password);
  const strength = strengthOf(password);
  const isLong = password.length >= 6;
  return (
    <>
      {words.passwordHint}
      <span className={styles.strength} aria-live="polite">
        {isLong && (
          <>
            <span
              className={styles.meter}
              data-strength={isCommon ? 'weak' : strength}
              aria-hidden="true"
            />
            {isCommon ? words.passwordCommon : words.passwordStrength[strength]}
          </>
        )}
      </span>
    </>
  );
};
