import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readSettings, SettingsProblem } from '../src/settings/settings.ts';
import { portProblems } from './checks/ports.ts';
import { askAll, talkOn, Unanswered } from './conversation.ts';
import { ownSecrets, writeEnvironment } from './env-file.ts';
import { questions, type Values } from './questions.ts';

const file = join(process.cwd(), '.env');
const say = (text: string) => console.log(text);

/** The proxy in front is on this machine. Compose says otherwise for itself. */
const behindProxy = { HOST: 'localhost', TRUST_PROXY: '127.0.0.1' };

const nextSteps = ({ PUBLIC_URL = '', STAFF_EMAIL = '', STAFF_PASSWORD = '' }: Values) => `
Written to .env. Now one of:
  docker compose up -d          everything, with certificates that Caddy fetches
  npm run build && npm start    behind your own proxy (deploy/)
Then open ${PUBLIC_URL}/staff/ and sign in as ${STAFF_EMAIL} with ${STAFF_PASSWORD}
At Midtrans, set the notification address to ${PUBLIC_URL}/api/payment/notifications/midtrans/`;

const setUp = async () => {
  if (existsSync(file)) {
    say('There is an .env already. Change it by hand (docs/settings.md), or move it away first.');
    return 1;
  }
  for (const problem of await portProblems([80, 443, 3000, 3001])) say(problem);
  const talk = talkOn(createInterface({ input: process.stdin }), say);
  const answers = await askAll(talk, questions(process.env.MIDTRANS_URL));
  const values = { ...answers, ...behindProxy, ...ownSecrets() };
  readSettings(values);
  await writeEnvironment(file, values);
  say(nextSteps(values));
  return 0;
};

try {
  process.exit(await setUp());
} catch (error) {
  if (error instanceof Unanswered) say('\nNothing was written: not all was answered.');
  else if (error instanceof SettingsProblem) say(`\nNothing was written.\n${error.message}`);
  else throw error;
  process.exit(1);
}
