import { randomBytes, randomInt } from 'node:crypto';
import { account, adult, ownData } from '@nobi/contract';
import * as z from 'zod/mini';
import { syntheticAddress } from '../src/modules/account/synthetic-address.rules.ts';
import { Fault, type Installation } from './installation.ts';

const proven = z.object({ idToken: z.string() });

/** Never one of those that are refused as simple. */
const newPin = () => `3141${randomInt(10, 100)}`;

/** A family that no person is: what it is called, how it proves itself, and how it goes again. */
export const syntheticFamily = ({ ask, open, origin }: Installation, key: string) => {
  const email = syntheticAddress(key, randomBytes(12).toString('hex'));
  const password = randomBytes(18).toString('base64url');
  let token: string | undefined;

  /** A proof of who holds the account; each is good for one call. */
  const prove = async () => {
    const response = await open(`${origin}/idp/v1/accounts:signInWithPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    const answer = proven.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw new Fault(`The sign-in of passwords answered ${response.status}`);
    return answer.data.idToken;
  };

  const openAdult = async () =>
    ask(adult.setPin, { token, body: { pin: newPin(), id_token: await prove() } });

  return {
    token: () => token,
    signUp: () =>
      ask(account.signUp, {
        body: { email, password, display_name: 'Synthetic check', whatsapp: '+6281200000000' },
      }),
    async signIn() {
      ({ token } = await ask(account.signIn, { body: { id_token: await prove() } }));
    },
    /** Opens the adult's room for ten minutes. */
    openAdult,
    /** Has everything erased, and sees that nobody is let in any more. */
    async leave() {
      await openAdult();
      await ask(ownData.eraseAccount, { token, body: { id_token: await prove() } });
      const { status } = await open(`${origin}${account.showEmail.path}`, {
        headers: { authorization: `Token ${token}` },
      });
      if (status !== 401) throw new Fault(`The erased family was answered ${status}`);
    },
  };
};

export type SyntheticFamily = ReturnType<typeof syntheticFamily>;
