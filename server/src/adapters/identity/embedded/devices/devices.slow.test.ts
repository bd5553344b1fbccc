import { expect, test } from 'vitest';
import { rigForEachTest } from '../each-test.testing.ts';
import { codeIn, type EmbeddedRig, wordOf } from '../testing.ts';
import { cookieOf, elsewhere, minutes, owner, peopleAt } from './devices.testing.ts';

let rig: EmbeddedRig;
const { logIn, guess, askLetter } = peopleAt(() => rig);
rigForEachTest(async (started) => {
  rig = started;
  await rig.identity.provider.createPasswordAccount(owner);
});

test('three weeks of guesses and reset requests never hold up the owner on their phone', async () => {
  let phone = cookieOf(await logIn());
  let password = owner.password;
  const refused: string[] = [];
  const tried: number[] = [];
  const strangersLetters: number[] = [];
  const expectIn = async (what: string, answer: ReturnType<typeof logIn>) => {
    if ((await answer).statusCode !== 200) refused.push(`${what}: ${wordOf(await answer)}`);
  };

  for (let day = 0; day < 21; day += 1) {
    let guesses = 0;
    let letters = 0;
    for (let quarter = 0; quarter < 96; quarter += 1) {
      // As many as are let through, tidily: they stop when they are told to wait.
      for (let more = true; more; ) {
        more = wordOf(await guess()) === 'INVALID_PASSWORD';
        if (more) guesses += 1;
      }
      for (let more = quarter % 4 === 0; more; ) {
        more = (await askLetter(undefined, elsewhere())).statusCode === 200;
        if (more) letters += 1;
      }
      // A family logs in mornings and evenings; once it has forgotten its password.
      if (quarter === 28 || quarter === 76)
        await expectIn(`day ${day}`, logIn(phone, password, elsewhere()));
      if (day === 7 && quarter === 30) {
        await expectIn('the letter', askLetter(phone));
        password = 'sore teduh sekali';
        const oobCode = codeIn(rig.letters.at(-1));
        const used = await rig.call('resetPassword', { oobCode, newPassword: password });
        phone = cookieOf(used);
      }
      rig.pass(minutes(15));
    }
    tried.push(guesses);
    strangersLetters.push(letters);
  }

  expect(refused).toEqual([]);
  // 5 at once, 3 while the pauses grow, then 4 an hour; a used reset letter lets them begin anew.
  expect(Math.max(...tried)).toBeLessThanOrEqual(110);
  expect(Math.max(...strangersLetters)).toBeLessThanOrEqual(8 * 24);
}, 240_000);
