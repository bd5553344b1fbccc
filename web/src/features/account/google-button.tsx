import { type ErrorCode, Problem } from '@nobi/contract';
import { GoogleLogo } from '@phosphor-icons/react/dist/csr/GoogleLogo';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wordsOfProblemOr } from '../../api.ts';
import { config } from '../../config.ts';
import { openIdentityClient, prepareIdentityClient } from '../../identity/identity-client.ts';
import { PopupBlocked } from '../../identity/popup-blocked.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account.module.css';
import { isOfClosedAccount } from './use-login.ts';
import { words } from './words.ts';
import { WriteToUs } from './write-to-us.tsx';

interface GoogleButtonProps {
  label: string;
  failure: ErrorCode;
  onToken: (idToken: string) => Promise<void>;
  /** Asked before the window opens; false keeps it closed. */
  onStart?: () => boolean;
  hint?: ReactNode;
}

const name = typeof config.identity.googleName === 'string' ? config.identity.googleName : 'Google';
/** Our words speak of Google; an installation may have another provider in its place. */
const named = (text: string) => text.replace('Google', name);

const sayingOf = (error: unknown, failure: ErrorCode) => {
  if (error instanceof PopupBlocked) return words.popupBlocked;
  // The server has one word for it, whichever page asks.
  if (error instanceof Problem && error.code === 'google_login_failed') return sentenceOf(failure);
  return wordsOfProblemOr(error, failure);
};

/** Runs one attempt at a time; `cancel` stops waiting for a window that is lost from sight. */
const useGoogle = ({ failure, onToken, onStart }: Omit<GoogleButtonProps, 'label' | 'hint'>) => {
  const [step, setStep] = useState<'idle' | 'waiting' | 'entering'>('idle');
  const [notice, setNotice] = useState<{ text: string; isClosed: boolean }>();
  const cancel = useRef(() => {});

  const start = async () => {
    if (onStart?.() === false) return;
    const cancelled = new Promise<null>((resolve) => {
      cancel.current = () => resolve(null);
    });
    setStep('waiting');
    setNotice(undefined);
    try {
      const client = await openIdentityClient();
      const idToken = await Promise.race([client.signInWithGoogle?.(), cancelled]);
      setStep('entering');
      if (idToken) await onToken(idToken);
    } catch (error) {
      const text = named(sayingOf(error, failure));
      setNotice({ text, isClosed: isOfClosedAccount(error) });
    } finally {
      setStep('idle');
    }
  };

  return { step, notice, start, cancel: () => cancel.current() };
};

/** Signing in with a Google account, where this installation has a provider for it. */
export const GoogleButton = ({ label, hint, ...attempt }: GoogleButtonProps) => {
  const { step, notice, start, cancel } = useGoogle(attempt);
  useEffect(prepareIdentityClient, []);
  if (!config.identity.google) return null;

  return (
    <div className={styles.form}>
      <p className={styles.or}>{words.or}</p>
      <Button
        kind="white"
        className={styles.google}
        busy={step !== 'idle'}
        onClick={() => void start()}
      >
        {name === 'Google' && <GoogleLogo size={26} weight="bold" aria-hidden="true" />}
        {named(label)}
      </Button>
      {hint && <p className={styles.googleHint}>{hint}</p>}
      {step === 'waiting' && (
        <button type="button" className={styles.forgot} onClick={cancel}>
          {words.cancelGoogle}
        </button>
      )}
      {notice && (
        <Notice tone="error">
          <span>{notice.text}</span>
          {notice.isClosed && <WriteToUs />}
        </Notice>
      )}
    </div>
  );
};
