import { type ReplyOf, staff } from '@nobi/contract';
import { useState } from 'react';
import { ask, wordsOfProblem } from '../ask.ts';
import { session } from '../session.ts';

type Begun = ReplyOf<typeof staff.beginSession>;

/** Where a sign-in stands: who one is, the second factor, and once the recovery codes. */
export type Stage =
  | { readonly at: 'person' }
  | { readonly at: 'code'; readonly begun: Begun }
  | { readonly at: 'keep'; readonly codes: readonly string[] };

/** Signs in step by step. What was typed stays when a step fails; `done` runs at its end. */
export const useSignIn = (done: () => void) => {
  const [stage, setStage] = useState<Stage>({ at: 'person' });
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const step = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setSaid('');
    try {
      await work();
    } catch (error) {
      setSaid(wordsOfProblem(error));
    }
    setIsBusy(false);
  };

  return {
    stage,
    said,
    isBusy,
    /** `prove` answers an id_token, or nothing when the person changed their mind. */
    begin: (prove: () => Promise<string | undefined>) =>
      step(async () => {
        const id_token = await prove();
        if (id_token === undefined) return;
        const begun = await ask(staff.beginSession, { body: { id_token } });
        setStage({ at: 'code', begun });
      }),
    finish: (code: string) =>
      step(async () => {
        if (stage.at !== 'code') return;
        const { challenge } = stage.begun;
        const { token, recovery_codes } = await ask(staff.finishSession, {
          body: { challenge, code },
        });
        session.start(token);
        if (recovery_codes.length > 0) setStage({ at: 'keep', codes: recovery_codes });
        else done();
      }),
    startAgain: () => {
      setSaid('');
      setStage({ at: 'person' });
    },
    done,
  };
};
