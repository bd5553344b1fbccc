import { type BodyOf, Problem, type ReplyOf, staffSession } from '@nobi/contract';
import { useState } from 'react';
import { ask } from '../ask.ts';
import { readConfig } from '../config.ts';
import { session } from '../session.ts';
import { signInWords as t } from '../text/sign-in.ts';
import { signWithPasskey } from './passkeys.ts';
import { provePassword } from './prove.ts';
import { useStep } from './use-step.ts';

type Proof = BodyOf<typeof staffSession.beginSession>;

/** Colleagues of an installation on Firebase may have their password there; else the refusal stands. */
const atFirebase = async (proof: Proof, refusal: unknown): Promise<Proof> => {
  const isOurs = !('password' in proof) || readConfig().kind !== 'firebase';
  if (isOurs || !(refusal instanceof Problem && refusal.code === 'login_incorrect')) throw refusal;
  return { id_token: await provePassword(proof.email, proof.password) };
};

export type Challenge = ReplyOf<typeof staffSession.beginSession>;

/** Where a sign-in stands: who one is, the second factor, and once the recovery codes. */
export type SignInState =
  | { readonly at: 'person' }
  | { readonly at: 'code'; readonly challenge: Challenge }
  | { readonly at: 'keep'; readonly codes: readonly string[] };

interface SignInEvents {
  readonly onFirstFactor: (() => void) | undefined;
  readonly onDone: () => void;
}

/** Signs in step by step. What was typed stays when a step fails; `onDone` runs at its end. */
export const useSignIn = ({ onFirstFactor, onDone }: SignInEvents) => {
  const [state, setState] = useState<SignInState>({ at: 'person' });
  const { message, setMessage, isBusy, step } = useStep();

  /** A browser that keeps no cookies would show the first step again, without a word. */
  const enter = async () => {
    if (!(await session.isOpen())) throw new Problem('login_failed', { sentence: t.noCookie });
    onDone();
  };

  const enterWith = async (body: BodyOf<typeof staffSession.finishPasskeySession>) => {
    await ask(staffSession.finishPasskeySession, { body });
    await enter();
  };

  return {
    state,
    message,
    isBusy,
    /** `prove` answers what says who this is, or nothing when the person changed their mind. */
    begin: (prove: () => Promise<Proof | undefined>) =>
      step(async () => {
        const body = await prove();
        if (body === undefined) return;
        const challenge = await ask(staffSession.beginSession, { body }).catch(async (error) => {
          const other = await atFirebase(body, error);
          return ask(staffSession.beginSession, { body: other });
        });
        setState({ at: 'code', challenge });
        onFirstFactor?.();
      }),
    finish: (code: string) =>
      step(async () => {
        if (state.at !== 'code') return;
        const { challenge } = state.challenge;
        const { recovery_codes } = await ask(staffSession.finishSession, {
          body: { challenge, code },
        });
        if (recovery_codes.length > 0) {
          setState({ at: 'keep', codes: recovery_codes });
          return;
        }
        await enter();
      }),
    /** A passkey in the code's place. */
    finishByPasskey: () =>
      step(async () => {
        if (state.at !== 'code' || !state.challenge.passkey) return;
        const { challenge, passkey } = state.challenge;
        const assertion = await signWithPasskey(passkey);
        if (assertion) await enterWith({ challenge, assertion });
      }),
    /** A passkey alone, which asks the person for a PIN, finger or face. */
    enterByPasskey: () =>
      step(async () => {
        const assertion = await signWithPasskey(await ask(staffSession.beginPasskeySession));
        if (assertion) await enterWith({ assertion });
      }),
    startAgain: () => {
      setMessage('');
      setState({ at: 'person' });
    },
    done: onDone,
  };
};

export type SignIn = ReturnType<typeof useSignIn>;
