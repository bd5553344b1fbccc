import { Problem, type ReplyOf, type staffEnrolment, type staffSession } from '@nobi/contract';
import { signInWords as t } from '../text/sign-in.ts';

type Creation = ReplyOf<typeof staffEnrolment.beginInvitationPasskey>;
type Request = ReplyOf<typeof staffSession.beginPasskeySession>;

/** Whether this browser can make and use passkeys on this page (WebAuthn: secure pages alone). */
export const canUsePasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window;

/** Only who uses a passkey waits for it. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Undefined for a change of mind: browsers tell it from "no passkey here" and "too late" to nobody. */
const unlessCancelled = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch (error) {
    const { name } = Object(error);
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    const sentence = name === 'InvalidStateError' ? t.passkeyKnown : t.passkeyFailed;
    throw new Problem('staff_passkey_refused', { sentence });
  }
};

/** Has the browser make a passkey; undefined for a change of mind. */
export const createPasskey = async (optionsJSON: Creation) => {
  const { startRegistration } = await loadWebAuthn();
  const made = await unlessCancelled(startRegistration({ optionsJSON }));
  if (!made) return undefined;
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
};

/** Has a passkey sign; undefined for a change of mind. */
export const signWithPasskey = async (optionsJSON: Request) => {
  const { startAuthentication } = await loadWebAuthn();
  const signed = await unlessCancelled(startAuthentication({ optionsJSON }));
  if (!signed) return undefined;
  const { id, rawId, type, response } = signed;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const proof = { clientDataJSON, authenticatorData, signature };
  return { id, rawId, type, response: { ...proof, ...(userHandle && { userHandle }) } };
};
