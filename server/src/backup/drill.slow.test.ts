import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { account, creativity, games, payments, profile } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../database/testing.ts';
import { pictureOf, sendPicture } from '../modules/profile/profile.testing.ts';
import { openGame, openTool } from '../testing/builds.ts';
import {
  type Family,
  logIn,
  newEmail,
  newFamily,
  newSubscriber,
  password,
} from '../testing/people.ts';
import { launchReady, newHome, stop } from '../testing/process.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { type Reply, senderTo } from '../testing/sender.ts';
import { backupIn, command, newPlace } from './backup.testing.ts';
import { readManifest } from './manifest.ts';

let place: Awaited<ReturnType<typeof newPlace>>;
let product: Product;
beforeAll(async () => {
  place = await newPlace();
  product = await startProduct({ DATA_DIR: place.in('first') });
});
afterAll(async () => {
  await product.stop();
  await place.remove();
});

const game = { params: { id: openGame } };

/** A family that has paid, played, made something and shows its face. */
const livingFamily = async () => {
  const family = await newSubscriber(product, 'premium');
  const { token } = family;
  const thumb = await sharp({ create: { width: 32, height: 24, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  await sendPicture(product, token, await pictureOf('png'));
  await product.send(games.play, { token, ...game });
  await product.send(games.keep, { token, ...game, body: { save: `{"of":"${family.email}"}` } });
  await product.send(creativity.showWork, {
    token,
    params: { toolId: openTool, workId: 'perahu' },
    body: { thumb: thumb.toString('base64'), title: 'Perahu 🚣\t\\N' },
  });
  return family;
};

/** Everything a family can see of its own, as one product tells it. */
const viewOf = async (send: Product['send'], url: string, token: string) => {
  const body = profile.show.reply.parse((await send(profile.show, { token })).body);
  const picture = await fetch(new URL(body.profile_picture ?? '', url));
  const bodyOf = async (reply: Promise<Reply>) => (await reply).body;
  const status = payments.myStatus.reply.parse((await send(payments.myStatus, { token })).body);
  return {
    name: body.display_name,
    picture: Buffer.from(await picture.arrayBuffer()).toString('base64'),
    paidUntil: status.paid_until,
    save: await bodyOf(send(games.load, { token, ...game })),
    works: await bodyOf(send(creativity.works, { token })),
  };
};

const invoiceLink = async ({ email }: Family) => {
  const [letter] = await product.db.query<{ text_body: string }>(
    `select text_body from letter where recipient = $1 order by id desc limit 1`,
    [email],
  );
  return new URL(/https?:\S+/.exec(letter?.text_body ?? '')?.[0] ?? '');
};

/** A child who goes on playing until told to stop; answers what the product said to each save. */
const traffic = (token: string) => {
  const statuses: number[] = [];
  let isOver = false;
  const playing = (async () => {
    while (!isOver) {
      const body = { save: `{"round":${statuses.length}}` };
      statuses.push((await product.send(games.keep, { token, ...game, body })).status);
    }
  })();
  return async () => {
    isOver = true;
    await playing;
    return statuses;
  };
};

/** A family that signs up at the restored product: its sequences and keys must work on. */
const newcomerAt = async (url: string, send: Product['send']) => {
  const email = newEmail();
  const body = { email, password, display_name: 'Ayah Budi', whatsapp: '+6281234567891' };
  await send(account.signUp, { body });
  return (await logIn({ url, send }, email)).token;
};

const manifestIn = async (folder: string) =>
  (await readManifest(await backupIn(folder), undefined)).manifest;

test('a restored product has all of the moment of the backup, and nothing later', async () => {
  const families = [await livingFamily(), await livingFamily()];
  const views = await Promise.all(
    families.map(({ token }) => viewOf(product.send, product.url, token)),
  );
  const invoice = await invoiceLink(families[0] ?? (await livingFamily()));
  const stopTraffic = traffic((await newSubscriber(product)).token);
  const here = { DATABASE_URL: product.databaseUrl, DATA_DIR: place.in('first') };

  const saved = await command('backup', ['--to', place.in('one')], here);
  const statuses = await stopTraffic();
  const canary = await newFamily(product);
  await sendPicture(product, canary.token, await pictureOf('jpeg'));
  // Under its old name: who somebody is, is known by issuer and subject.
  const home = await newHome({ PUBLIC_URL: product.url });
  const there = { DATA_DIR: home.environment.DATA_DIR };
  const brought = await command('restore', ['--from', await backupIn(place.in('one'))], there);
  const again = await command('backup', ['--to', place.in('two')], there);

  expect([saved, brought, again].map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const [one, two] = [await manifestIn(place.in('one')), await manifestIn(place.in('two'))];
  const sums = ({ tables, sequences, files }: typeof one) => ({
    tables: tables.map(({ name, rows, sum }) => ({ name, rows, sum })),
    sequences,
    files: files.count,
  });
  expect(sums(two)).toEqual(sums(one));
  expect(one.files.count).toBe(2);

  const running = await launchReady(home);
  const send = senderTo(home.url);
  for (const [at, { email, token }] of families.entries()) {
    const fresh = await logIn({ url: home.url, send }, email);
    expect(await viewOf(send, home.url, fresh.token)).toEqual(views[at]);
    expect((await send(profile.show, { token })).status).toBe(200);
  }
  const page = await fetch(new URL(invoice.pathname + invoice.search, home.url));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Rp 120')]);
  await expect(logIn({ url: home.url, send }, canary.email)).rejects.toThrow();
  // And once more from a product that runs with its own database, into a given one.
  const newcomer = await newcomerAt(home.url, send);
  const blank = await emptyDatabase();
  const third = await command('backup', ['--to', place.in('three')], there);
  const last = await command('restore', ['--from', await backupIn(place.in('three'))], {
    DATABASE_URL: blank.url,
    DATA_DIR: place.in('last'),
  });
  await stop(running);
  await home.remove();
  expect([third, last].map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', '']);
  const beside = await startProduct({ DATA_DIR: place.in('last') }, { databaseUrl: blank.url });
  expect((await beside.send(profile.show, { token: newcomer })).status).toBe(200);
  await beside.stop();
  await blank.drop();
}, 150_000);

test('a backup is for its owner alone', async () => {
  const folder = place.in('private');
  await command('backup', ['--to', folder], {
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: place.in('first'),
  });

  const backup = await backupIn(folder);
  const modes = new Set<number>();
  for (const name of await readdir(backup))
    modes.add((await stat(join(backup, name))).mode & 0o777);
  expect([...modes]).toEqual([0o600]);
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
}, 30_000);
