import { Problem } from '@nobi/contract';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { wordsOfProblem } from '../api.ts';
import { prepareIdentityClient } from '../identity/identity-client.ts';
import { PopupBlocked } from '../identity/popup-blocked.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './pin.module.css';
import { proveByPassword, proveByProvider, providerName } from './use-owner-proof.ts';
import { words } from './words.ts';

interface OwnerFormProps {
  /** Stands above the password: what else is asked for. */
  children?: ReactNode;
  button: string;
  /** Whether all else is filled in; says so itself if not. */
  isReady?: () => boolean;
  onProof: (idToken: string) => Promise<void>;
  onClose?: () => void;
}

const wordsOf = (error: unknown) => {
  if (error instanceof PopupBlocked) return words.popupBlocked;
  return wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected'));
};

/** Whoever holds the account proves it once more, by the password or by the provider. */
export const OwnerForm = (props: OwnerFormProps) => {
  const { children, button, isReady = () => true, onProof, onClose } = props;
  const [password, setPassword] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(prepareIdentityClient, []);

  const prove = async (proof: () => Promise<string | undefined>) => {
    if (isBusy || !isReady()) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const idToken = await proof();
      if (idToken) await onProof(idToken);
    } catch (error) {
      setNotice(wordsOf(error));
    }
    setBusy(false);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMistake(password === '' ? words.passwordMissing : undefined);
    if (password === '') {
      if (isReady()) field.current?.focus();
    } else void prove(() => proveByPassword(password));
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {children}
      <PasswordField
        ref={field}
        label={words.password}
        error={mistake}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {notice && <Notice tone="error">{notice}</Notice>}
      <div className={styles.row}>
        {onClose && (
          <Button kind="quiet" size="grownup" onClick={onClose}>
            {words.close}
          </Button>
        )}
        <Button type="submit" kind="violet" size="grownup" busy={isBusy}>
          {button}
        </Button>
      </div>
      {providerName && (
        <Button
          kind="white"
          size="grownup"
          className={styles.provider}
          onClick={() => void prove(proveByProvider)}
        >
          {words.byProvider(providerName)}
        </Button>
      )}
    </form>
  );
};
