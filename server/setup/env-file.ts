import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Values } from './questions.ts';

const secret = () => randomBytes(18).toString('base64url');

/** What nobody should have to think up. */
export const ownSecrets = (): Values => ({
  STAFF_PASSWORD: secret(),
  POSTGRES_PASSWORD: secret(),
  BACKUP_PASSPHRASE: secret(),
});

/** Single quotes are taken literally by Node and by compose alike; a name such as Ma'ruf needs the others. */
const quoted = (text: string) =>
  text.includes("'") ? `"${text.replaceAll('"', '')}"` : `'${text}'`;

/** Writes the settings for its owner's eyes alone; refuses to take the place of a file that is there. */
export const writeEnvironment = (path: string, values: Values) => {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quoted(value)}\n`);
  const head =
    '# Made by `npm run setup`; docs/settings.md explains each line. Keep a copy elsewhere.\n';
  return writeFile(path, head + lines.join(''), { mode: 0o600, flag: 'wx' });
};
