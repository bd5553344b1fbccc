import type { ReplyOf, staffEnrolment } from '@nobi/contract';
import { readConfig } from '../config.ts';
import { signInWords as t } from '../text/sign-in.ts';
import { canUsePasskeys } from './passkeys.ts';
import { QrSquare } from './qr-square.tsx';
import styles from './sign-in.module.css';
import { Field, StepForm } from './step-form.tsx';
import type { Enrolment } from './use-enrolment.ts';

type Invitation = ReplyOf<typeof staffEnrolment.openInvitation>;

const { provider } = readConfig();

interface EnrolmentFormProps {
  readonly enrolment: Enrolment;
  readonly invitation: Invitation;
}

/** A button that changes the way, and sends nothing. */
const Instead = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.plain} onClick={onClick}>
    {label}
  </button>
);

/** A password, or the word of the provider in its place. */
const FirstChoice = ({ enrolment }: Pick<EnrolmentFormProps, 'enrolment'>) => {
  if (enrolment.isByProvider)
    return (
      <>
        <p role="status">{t.joinedWith.replace('{provider}', provider ?? '')}</p>
        <Instead label={t.joinPassword} onClick={enrolment.choosePassword} />
      </>
    );
  return (
    <>
      <Field name="password" type="password" label={t.newPassword} autoComplete="new-password" />
      {provider && (
        <Instead
          label={t.joinWith.replace('{provider}', provider)}
          onClick={() => void enrolment.chooseProvider(provider)}
        />
      )}
    </>
  );
};

/** An authenticator app, or a passkey in its place. */
const SecondChoice = ({ enrolment, invitation }: EnrolmentFormProps) => {
  if (enrolment.isByPasskey)
    return (
      <>
        <p>{t.joinPasskeyLead}</p>
        <Instead label={t.joinAppInstead} onClick={() => enrolment.choosePasskey(false)} />
      </>
    );
  return (
    <>
      <p>{t.joinApp}</p>
      <div className={styles.app}>
        <QrSquare text={invitation.uri} label={t.enrolTitle} />
        <span>{t.byHand}</span>
        <code>{invitation.secret}</code>
      </div>
      <Field name="code" label={t.code} autoComplete="one-time-code" />
      {invitation.may_have_passkey && canUsePasskeys() && (
        <Instead label={t.joinPasskey} onClick={() => enrolment.choosePasskey(true)} />
      )}
    </>
  );
};

const textIn = (data: FormData, name: string) => {
  const text = data.get(name);
  return typeof text === 'string' ? text : undefined;
};

/** What an invited person says of themselves: a name, how they sign in, and a second factor. */
export const EnrolmentForm = ({ enrolment, invitation }: EnrolmentFormProps) => (
  <StepForm
    title={t.inviteTitle}
    lead={t.inviteLead.replace('{email}', invitation.email)}
    message={enrolment.message}
    onSubmit={(data) =>
      void enrolment.accept({
        name: String(textIn(data, 'name')).trim(),
        password: textIn(data, 'password'),
        code: textIn(data, 'code'),
      })
    }
  >
    <Field name="name" label={t.name} autoComplete="name" value={invitation.name} />
    <FirstChoice enrolment={enrolment} />
    <h2>{t.secondFactor}</h2>
    <SecondChoice enrolment={enrolment} invitation={invitation} />
    <button type="submit" className={styles.main} disabled={enrolment.isBusy}>
      {t.join}
    </button>
  </StepForm>
);
