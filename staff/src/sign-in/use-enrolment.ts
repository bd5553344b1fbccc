import { type BodyOf, type ReplyOf, staffEnrolment } from '@nobi/contract';
import { useEffect, useState } from 'react';
import { ask, wordsOfProblem } from '../ask.ts';
import { createPasskey } from './passkeys.ts';
import { proveAtProvider } from './prove.ts';
import { useStep } from './use-step.ts';

type Invitation = ReplyOf<typeof staffEnrolment.openInvitation>;
type Typed = Pick<BodyOf<typeof staffEnrolment.acceptInvitation>, 'name' | 'password' | 'code'>;

/** Where an enrolment stands: read, filled in, and at the end the recovery codes. */
type EnrolmentState =
  | { readonly at: 'loading' }
  | { readonly at: 'form'; readonly invitation: Invitation }
  | { readonly at: 'keep'; readonly codes: readonly string[] }
  | { readonly at: 'over' };

/** Opens an invitation and accepts it; what was typed stays when a try fails. */
export const useEnrolment = (token: string) => {
  const [state, setState] = useState<EnrolmentState>({ at: 'loading' });
  const { message, setMessage, isBusy, step } = useStep();
  const [idToken, setIdToken] = useState<string>();
  const [isByPasskey, setIsByPasskey] = useState(false);

  useEffect(() => {
    ask(staffEnrolment.openInvitation, { body: { token } }).then(
      (invitation) => setState({ at: 'form', invitation }),
      (error: unknown) => {
        setMessage(wordsOfProblem(error));
        setState({ at: 'over' });
      },
    );
  }, [token, setMessage]);

  const newPasskey = async () =>
    createPasskey(await ask(staffEnrolment.beginInvitationPasskey, { body: { token } }));

  return {
    state,
    message,
    isBusy,
    /** Whether the provider stands in for a password. */
    isByProvider: idToken !== undefined,
    isByPasskey,
    choosePasskey: setIsByPasskey,
    choosePassword: () => setIdToken(undefined),
    chooseProvider: (provider: string) =>
      step(async () => setIdToken((await proveAtProvider(provider))?.id_token)),
    accept: ({ name, password, code }: Typed) =>
      step(async () => {
        const registration = isByPasskey ? await newPasskey() : undefined;
        if (isByPasskey && !registration) return;
        const who = idToken === undefined ? { password } : { id_token: idToken };
        // A provider's word counts once: after a failure it is asked anew.
        setIdToken(undefined);
        const factor = registration ? { registration } : { code };
        const body = { token, name, ...who, ...factor };
        const entered = await ask(staffEnrolment.acceptInvitation, { body });
        setState({ at: 'keep', codes: entered.recovery_codes });
      }),
  };
};

export type Enrolment = ReturnType<typeof useEnrolment>;
