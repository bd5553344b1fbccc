import { Client, DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { knownObstacles } from '../../database/placement/known-obstacles.testing.ts';
import { readShapes, type Shape } from '../../database/placement/obstacles.ts';
import { quietLog } from '../../database/testing.ts';
import type { Statement } from '../plans/statements.ts';
import { startProduct } from '../product.ts';
import { citusForThisFile } from './citus-here.testing.ts';
import { clearTheWay, distribute, inOrder, keyByAccount } from './distribute.testing.ts';
import { exceptions } from './exceptions.ts';
import { liveThrough } from './family-life.ts';
import { refusals } from './refusals.testing.ts';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('on a coordinator and two workers', () => {
  const statements = new Map<string, Statement>();
  const { citus, why } = citusForThisFile();

  const open = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client;
  };

  test('a family signs up, pays, plays, and is erased, with the schema as it is', async ({
    skip,
  }) => {
    skip(why() !== undefined, why());
    const databaseUrl = await citus().newDatabase();
    const product = await startProduct(
      {},
      { databaseUrl, hear: (each) => statements.set(plain(each.text), each) },
    );
    try {
      await liveThrough(product);

      const [left] = await product.db.query(
        `select citus_version() like 'Citus %' as is_citus,
           (select count(*) from account) + (select count(*) from child)
             + (select count(*) from play_session) as of_family,
           (select array_agg(state || ' ' || (account_id is null)) from orders) as orders`,
      );
      expect(left).toEqual({ is_citus: true, of_family: 0, orders: ['paid true'] });
    } finally {
      await product.stop();
    }
  }, 300_000);

  describe('with what is known to be in the way taken away', () => {
    let client: Client;
    let shapes: Shape[];
    const answers = new Map<string, string | undefined>();
    const early = new Map<string, string | undefined>();
    beforeAll(async () => {
      if (why()) return;
      const url = await citus().newDatabase();
      const db = await connectDatabase({ url, poolSize: 1, log: quietLog });
      shapes = await readShapes(db);
      await db.close();
      client = await open(url);
      await clearTheWay(client, shapes);
      for (const shape of inOrder(shapes)) {
        const isBare = knownObstacles[shape.name]?.some((each) => /^(key|no column)/.test(each));
        if (isBare) early.set(shape.name, await distribute(client, shape.name));
        await keyByAccount(client, shape);
        answers.set(shape.name, await distribute(client, shape.name));
      }
    }, 300_000);
    afterAll(() => client?.end());

    test('Citus takes every table of families, and none of them before', ({ skip }) => {
      skip(why() !== undefined, why());
      expect([...answers].filter(([, refusal]) => refusal !== undefined)).toEqual([]);
      expect([...early].filter(([, refusal]) => refusal === undefined)).toEqual([]);
      expect([answers.size, early.size]).toEqual([43, 14]);
    });

    test('a statement that names the account asks one worker at most, or is a known refusal', async ({
      skip,
    }) => {
      skip(why() !== undefined, why());
      const ports: string[] = [];
      client.on('notice', ({ message, detail }) => {
        if (/^issuing (?!BEGIN|ROLLBACK|SAVEPOINT|SET)/i.test(message ?? ''))
          ports.push(/:(\d+)/.exec(detail ?? '')?.[1] ?? '');
      });
      const found = new Map<string, string>();
      for (const [text, { values, text: sent }] of statements) {
        if (exceptions.some(({ part }) => text.includes(part))) continue;
        ports.length = 0;
        await client.query('begin');
        await client.query('set local citus.log_remote_commands = on');
        const problem = await client.query(sent, [...values]).then(
          () => '',
          (error: unknown) =>
            error instanceof DatabaseError ? `${error.code} ${error.message}` : String(error),
        );
        await client.query('rollback');
        if (/^(0A000|XX000 (?!.*violates))/.test(problem)) found.set(text, problem);
        else if (new Set(ports).size > 1) found.set(text, `${new Set(ports).size} workers`);
      }
      const unknown = [...found].filter(
        ([text, says]) =>
          !refusals.some((each) => text.includes(each.part) && each.says.test(says)),
      );
      const needless = refusals.filter(
        ({ part }) => ![...found.keys()].some((text) => text.includes(part)),
      );

      expect(statements.size).toBeGreaterThan(200);
      expect([unknown, needless]).toEqual([[], []]);
    }, 300_000);
  });
});
