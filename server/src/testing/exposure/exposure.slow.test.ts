import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { newFamily, startPayment } from '../people.ts';
import { freePort } from '../ports.ts';
import { launch, newHome } from '../process.ts';
import { type Product, startProduct } from '../product.ts';
import { ask, type Door, openDoors } from './doors.testing.ts';
import { type Chosen, counts, mistakes, refused, started } from './matrix.testing.ts';

const boss = { email: 'boss@contoh.id', password: 'kata-sandi-bos-1' };
const guest = { email: 'tamu@contoh.id', password: 'kata-sandi-tamu-1' };
const asStaff = ({ email, password }: typeof boss) => ({
  STAFF_EMAIL: email,
  STAFF_PASSWORD: password,
});

let ports: { PORT: string; PLAY_PORT: string };
let outside: Awaited<ReturnType<typeof openDoors>>;
/** A trial that has somebody's letter and a page on which they pay; all the others use its database. */
let trial: Product;
let gatewayPage: string;
let reader: string;

beforeAll(async () => {
  const [port, playPort] = [await freePort(), await freePort()];
  ports = { PORT: String(port), PLAY_PORT: String(playPort) };
  outside = await openDoors(port, playPort);
  trial = await startProduct(asStaff(boss));
  const family = await newFamily(trial);
  reader = family.email;
  gatewayPage = new URL((await startPayment(trial, family.token, 'regular')).pageUrl).pathname;
});
afterAll(async () => {
  await outside.stop();
  await trial.stop();
});

/** What the settings say and nothing else, on the port that every proxy knows. */
const startAs = (chosen: Chosen, beside: { databaseUrl?: string }, staff = guest) =>
  startProduct(
    {
      ...{ HOST: '', PUBLIC_URL: '', PLAY_URL: '', SANDBOX_FAULTS: '' },
      ...ports,
      ...asStaff(staff),
      ...chosen,
    },
    beside,
  );

const signIn = (door: Door, body: typeof boss) =>
  ask(door, '/api/staff/session/begin/', { method: 'POST', body });

test('the matrix holds every combination, and neither half is empty', () => {
  expect(counts.all).toBe(64);
  expect(refused.length + counts.allowed).toBe(64);
  expect(refused.length).toBe(30);
  expect(started.length).toBe(20);
});

test.each(refused)('refused, with every setting named: %s', (_title, chosen) => {
  const read = () => readSettings({ ...chosen });

  for (const name of mistakes(chosen).flat()) expect(read).toThrow(name);
});

test('a refusal ends the process with 1 and says in a sentence what to set', async () => {
  const home = await newHome();
  const single = refused.map(([, chosen]) => chosen).filter((so) => mistakes(so).length === 1);
  const reasons = new Map(single.map((chosen) => [String(mistakes(chosen)), chosen]));

  const ends = await Promise.all(
    [...reasons.values()].map(async (chosen) => {
      const empty = { HOST: '', PUBLIC_URL: '', PLAY_URL: '' };
      const { ended, output } = launch(home, { ...empty, ...chosen });
      const code = await ended;
      return {
        code,
        unnamed: mistakes(chosen)
          .flat()
          .filter((name) => !output().includes(name)),
      };
    }),
  );
  await home.remove();

  expect(ends).toEqual(Array(3).fill({ code: 1, unnamed: [] }));
}, 60_000);

/** What each door should show of a product that started so. */
const due = (door: Door, chosen: Chosen) => {
  const isShut = door.name.startsWith('another address') && chosen.HOST === undefined;
  const isGatewayOpen = !chosen.MIDTRANS_SERVER_KEY && chosen.ALLOW_SANDBOX_PAYMENTS === '1';
  return {
    door: door.name,
    letters: door.isHere && !chosen.SMTP_URL,
    // By the proxy itself: Nobi would say that nothing is there.
    lettersDenied: door.isExample,
    gateway:
      !isShut && !door.isExample && (isGatewayOpen || (door.isHere && !chosen.MIDTRANS_SERVER_KEY)),
    alive: !isShut,
    ready: !isShut && !door.isExample,
    numbers: false,
  };
};

const shown = async (door: Door) => {
  const paths = ['/dev/inbox', gatewayPage, '/healthz', '/readyz', '/metrics'];
  const [letters, gateway, alive, ready, numbers] = await Promise.all(
    paths.map((path) => ask(door, path)),
  );
  return {
    door: door.name,
    letters: letters?.status === 200 || letters?.body.includes(reader) === true,
    lettersDenied: letters?.status === 403,
    gateway: gateway?.status === 200,
    alive: alive?.status === 200,
    ready: ready?.status === 200,
    numbers: numbers?.status === 200,
  };
};

test.each(started)('starts, and shows strangers nothing: %s', async (_title, chosen) => {
  const product = await startAs(chosen, trial);
  const seen = await Promise.all(outside.doors.map(shown));
  const staff = await product.db.query('select email from staff');
  await product.stop();

  expect(seen).toEqual(outside.doors.map((door) => due(door, chosen)));
  expect(staff).toEqual([{ email: boss.email }]);
});

test('the first password opens the console through every proxy, a later one through none', async () => {
  const [, chosen = {}] = started.at(-1) ?? [];
  const later = await startAs(chosen, trial);
  const guests = await Promise.all(outside.doors.map((door) => signIn(door, guest)));
  // One after the other: a busy machine says 503 to some of so many passwords at once.
  const first: Awaited<ReturnType<typeof signIn>>[] = [];
  for (const door of outside.doors) first.push(await signIn(door, boss));
  await later.stop();

  expect(guests.filter(({ status }) => status < 400)).toEqual([]);
  expect(first.map(({ status }) => status)).toEqual(outside.doors.map(() => 200));
});

test('before anybody is staff, and without the setting, no password opens the console', async () => {
  const nobody = await startAs({ STAFF_EMAIL: '', STAFF_PASSWORD: '' }, {});
  const answers = await Promise.all(
    outside.doors.filter(({ isHere }) => isHere).map((door) => signIn(door, boss)),
  );
  const staff = await nobody.db.query('select email from staff');
  await nobody.stop();

  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  expect(staff).toEqual([]);
});
