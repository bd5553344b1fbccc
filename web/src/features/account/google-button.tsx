import type { ErrorCode } from '@nobi/contract';
import { GoogleLogo } from '@phosphor-icons/react/dist/csr/GoogleLogo';
import { useEffect, useState } from 'react';
import { saidOr } from '../../api.ts';
import { config } from '../../config.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account.module.css';
import { openIdentityClient, prepareIdentityClient } from './identity-client.ts';
import { PopupBlocked } from './popup-blocked.ts';
import { words } from './words.ts';

interface GoogleButtonProps {
  label: string;
  failure: ErrorCode;
  onToken: (idToken: string) => Promise<void>;
}

/** Signing in with a Google account, where this installation has a provider for it. */
export const GoogleButton = ({ label, failure, onToken }: GoogleButtonProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  useEffect(prepareIdentityClient, []);
  if (!config.identity.google) return null;

  const handleClick = async () => {
    setIsBusy(true);
    setSaid(undefined);
    try {
      const client = await openIdentityClient();
      const idToken = await client.signInWithGoogle?.();
      if (idToken) await onToken(idToken);
    } catch (error) {
      setSaid(error instanceof PopupBlocked ? words.popupBlocked : saidOr(error, failure));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className={styles.form}>
      <p className={styles.or}>{words.or}</p>
      <Button kind="white" busy={isBusy} onClick={() => void handleClick()}>
        <GoogleLogo size={26} weight="bold" aria-hidden="true" />
        {label}
      </Button>
      {said && <Notice tone="error">{said}</Notice>}
    </div>
  );
};
