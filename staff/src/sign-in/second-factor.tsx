import { signInWords as t } from '../text/sign-in.ts';
import { canUsePasskeys } from './passkeys.ts';
import { QrSquare } from './qr-square.tsx';
import styles from './sign-in.module.css';
import { Field, StepForm } from './step-form.tsx';
import type { Challenge, SignIn } from './use-sign-in.ts';

interface SecondFactorProps {
  readonly signIn: SignIn;
  readonly challenge: Challenge;
}

const leadOf = ({ uri, has_app, passkey }: Challenge) => {
  if (uri) return t.enrolLead;
  if (passkey && canUsePasskeys()) return has_app ? t.passkeyLead : t.passkeyOnlyLead;
  return has_app ? t.codeLead : t.recoveryLead;
};

const titleOf = ({ uri }: Challenge, hasPasskey: boolean) => {
  if (uri) return t.enrolTitle;
  return hasPasskey ? t.secondFactor : t.codeTitle;
};

/** Why a passkey of theirs is not asked for here; undefined when there is nothing to say. */
const noteOf = ({ passkey, passkeys_made_at: hosts = [] }: Challenge) => {
  if (passkey) return canUsePasskeys() ? undefined : t.noPasskeysHere;
  return hosts.length > 0 ? t.passkeysElsewhere.replace('{hosts}', hosts.join(', ')) : undefined;
};

const ByPasskey = ({ signIn: { isBusy, finishByPasskey } }: Pick<SecondFactorProps, 'signIn'>) => (
  <>
    <button
      type="button"
      className={styles.main}
      disabled={isBusy}
      onClick={() => void finishByPasskey()}
    >
      {t.usePasskey}
    </button>
    <div className={styles.or}>{t.orCode}</div>
  </>
);

/** A passkey, or the code of an authenticator app, which is given its secret the first time. */
export const SecondFactor = ({ signIn, challenge }: SecondFactorProps) => {
  const { uri, secret, passkey } = challenge;
  const hasPasskey = passkey !== undefined && canUsePasskeys();
  const note = noteOf(challenge);
  return (
    <StepForm
      title={titleOf(challenge, hasPasskey)}
      lead={leadOf(challenge)}
      message={signIn.message}
      onSubmit={(data) => void signIn.finish(String(data.get('code')))}
    >
      {note && <p role="note">{note}</p>}
      {uri && (
        <div className={styles.app}>
          <QrSquare text={uri} label={t.enrolTitle} />
          <span>{t.byHand}</span>
          <code>{secret}</code>
        </div>
      )}
      {hasPasskey && <ByPasskey signIn={signIn} />}
      <Field name="code" label={t.code} autoComplete="one-time-code" autoFocus={!hasPasskey} />
      <button
        type="submit"
        className={hasPasskey ? styles.button : styles.main}
        disabled={signIn.isBusy}
      >
        {t.enter}
      </button>
      <button type="button" className={styles.plain} onClick={signIn.startAgain}>
        {t.back}
      </button>
    </StepForm>
  );
};
