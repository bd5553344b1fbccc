import { parseArgs } from 'node:util';
import { recoverAdministrator } from '../../modules/staff/recovery/recover-administrator.ts';
import { readSettings } from '../../settings/settings.ts';
import { allOrNothing, storesOn } from '../client.store.ts';
import { quiet, run } from '../command.ts';
import { openSource } from '../places.ts';
import { BackupProblem } from '../problem.ts';

const usage = 'Say for whom: npm run staff:recover -- you@example.com [--print]';

const input = () => {
  try {
    const options = { print: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [email, ...others] = positionals;
    if (email && others.length === 0)
      return { email: email.toLowerCase(), isPrinted: values.print === true };
  } catch (error) {
    throw new BackupProblem(usage, { cause: error });
  }
  throw new BackupProblem(usage);
};

/** `npm run staff:recover`: a way back into the console for an administrator who has none. */
const recover = async () => {
  const { email, isPrinted } = input();
  const settings = readSettings();
  const { client, close } = await openSource(settings, quiet);
  try {
    const { publicUrl } = settings;
    const link = await allOrNothing(client, async () =>
      recoverAdministrator(storesOn(client), { email, publicUrl, isPrinted }),
    );
    if (!link)
      throw new BackupProblem(
        `${email} is no administrator. Nobody is appointed by this command; colleagues with other roles are invited again in the console.`,
      );
    const ended = `The sessions of ${email} have ended, and the audit log says so.`;
    return isPrinted
      ? [ended, 'This address works once, for 24 hours. Give it to nobody else:', link]
      : [
          ended,
          'A letter with a link that works once, for 24 hours, goes out while the product runs.',
        ];
  } finally {
    await close();
  }
};

await run('make a way back', recover);
