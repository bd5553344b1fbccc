import type { EmbeddedRig } from '../testing.ts';

export const owner = {
  email: 'kartika@example.com',
  password: 'pagi cerah',
  displayName: 'Kartika',
};
export const minutes = (count: number) => count * 60_000;
const phoneAt = '203.0.113.7';

export const cookieOf = (answer: Awaited<ReturnType<EmbeddedRig['call']>>) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0];

let networks = 0;
/** An address that nobody used before: whoever guesses has a botnet. */
export const elsewhere = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

/** What the owner on their phone and strangers elsewhere send to the provider. */
export const peopleAt = (rig: () => EmbeddedRig) => {
  const logIn = (cookie?: string, password = owner.password, address = phoneAt) =>
    rig().call('signInWithPassword', { email: owner.email, password }, { address, cookie });
  return {
    logIn,
    guess: (password = 'salah') => logIn(undefined, password, elsewhere()),
    askLetter: (cookie?: string, address = phoneAt) =>
      rig().call(
        'sendOobCode',
        { requestType: 'PASSWORD_RESET', email: owner.email },
        { address, cookie },
      ),
  };
};
