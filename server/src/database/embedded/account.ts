import { execFile, type SpawnOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresFailed } from './trouble.ts';

/** As whom PostgreSQL runs: it refuses to be root. */
export type Account = {
  /** Who owns the data, seen from here. */
  uid: number;
  gid: number;
  command(program: string, args: readonly string[]): { file: string; args: string[] };
};

type Way = { uid: number; gid: number; prefix: readonly string[] };

const run = promisify(execFile);

/** A small environment of its own: no secret of ours reaches the database process. */
export const spawnOptions = (binaries: Binaries, cwd: string): SpawnOptions => ({
  cwd,
  env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC', ...binaries.environment },
});

const findAccount = async (): Promise<{ uid: number; gid: number }> => {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = ['nobi', 'postgres', 'nobody']
    .map((name) => lines.find((fields) => fields[0] === name))
    .find((fields) => fields !== undefined && Number(fields[2]) > 0);
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
};

const withUs = ['setpriv', '--pdeathsig', 'INT'];

const waysOfRoot = async (): Promise<Way[]> => {
  const { uid, gid } = await findAccount();
  const become = [...withUs, '--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups'];
  const limits = (capabilities: string) =>
    ['bounding-set', 'inh-caps', 'ambient-caps'].map((set) => `--${set}=${capabilities}`);
  // The capability lets PostgreSQL walk through a private folder of root without being root; the
  // security bit keeps access(2), by which it checks its own binary, from forgetting that.
  const mayWalk = ['--securebits=+no_setuid_fixup', ...limits('-all,+dac_override')];
  const elsewhere = ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`];
  return [
    { uid, gid, prefix: [...become, ...limits('-all')] },
    { uid, gid, prefix: [...become, ...mayWalk] },
    { uid: 0, gid: 0, prefix: [...elsewhere, ...withUs] },
    { uid: 0, gid: 0, prefix: elsewhere },
  ];
};

const waysOfOthers = (uid: number, gid: number): Way[] => [
  { uid, gid, prefix: process.platform === 'linux' ? withUs : [] },
  { uid, gid, prefix: [] },
];

const accountOf = ({ uid, gid, prefix }: Way): Account => ({
  uid,
  gid,
  command: (program, args) => {
    const [file = program, ...rest] = [...prefix, program, ...args];
    return { file, args: rest };
  },
});

/** Tries the ways from the least power up; `give` hands the probing folder to the account. */
export const chooseAccount = async (
  binaries: Binaries,
  folder: string,
  give: (account: Account) => Promise<void>,
): Promise<Account> => {
  const uid = process.getuid?.() ?? -1;
  const ways = uid === 0 ? await waysOfRoot() : waysOfOthers(uid, process.getgid?.() ?? -1);
  let last = '';
  for (const way of ways) {
    const account = accountOf(way);
    const script = 'cd "$1" && : > probe && rm probe && exec "$2" --version';
    const probe = account.command('/bin/sh', ['-c', script, 'sh', folder, binaries.postgres]);
    try {
      await give(account);
      await run(probe.file, probe.args, { ...spawnOptions(binaries, '/'), timeout: 10_000 });
      return account;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
  }
  throw new EmbeddedPostgresFailed(
    'PostgreSQL cannot be started from this account' +
      (uid === 0 ? ', and it refuses to run as root. Run Nobi as an ordinary user' : '') +
      `. Or set DATABASE_URL to a PostgreSQL of your own. (${last.trim().split('\n').slice(-1)[0]})`,
  );
};
