import { type ProposalKind, proposalKinds, proposalRoles } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail, newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { withoutTriggers } from '../../testing/without-triggers.ts';
import { aDayLater, appointedBy, newPerson, type Person } from './proposals.testing.ts';

let product: Product;
let one: Person;
let other: Person;
let puppet: Person;
beforeAll(async () => {
  product = await startProduct();
  one = await newPerson(product);
  other = await newPerson(product);
  puppet = await newPerson(product);
  await appointedBy(product, puppet, one);
});
afterAll(() => product.stop());

const write = (sql: string, ...values: unknown[]) => product.db.query(sql, values);
const refusal = 'two_people';

const idOf = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};
interface Proposed {
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly wish?: object;
  readonly family?: string;
}
const insertOf = ({ kind, subject, wish = {}, family }: Proposed): [string, unknown[]] => [
  `insert into proposal (kind, subject, wish, reason, proposed_by, account_id)
   values ($1, $2, $3, 'x', $4, $5) returning id`,
  [kind, subject, JSON.stringify(wish), one.id, family ?? null],
];
const proposed = async (what: Proposed) => {
  const [row] = await product.db.query<{ id: string }>(...insertOf(what));
  return row?.id ?? '';
};
const confirm = (id: string, by: Person) =>
  write('update proposal set confirmed_by = $2 where id = $1', id, by.id);

const support = { roles: ['support'] };
const invitation = `insert into staff_invitation
    (email, language, roles, token_hash, invited_by, confirmed_by, expires_at)
  values ($1, 'id', array['support'], sha256(gen_random_uuid()::text::bytea), $2, $3,
    now() + interval '1 day')`;
const colleague = `insert into staff (email, display_name, language, roles, appointed_by, confirmed_by)
  values ($1, 'x', 'id', array['support'], $2, $3)`;

test('no invitation, no colleague and no further role without a confirmed proposal', async () => {
  await expect(write(invitation, newEmail(), one.id, other.id)).rejects.toThrow(refusal);
  await expect(write(colleague, newEmail(), one.id, other.id)).rejects.toThrow(refusal);
  await expect(write(colleague, newEmail(), null, null)).rejects.toThrow(refusal);
  const friend = await newPerson(product, ['support']);
  await expect(
    write(`update staff set roles = array['finance'] where id = $1`, friend.id),
  ).rejects.toThrow(refusal);
});

test.skipIf(withoutTriggers)('no erasure without a confirmed proposal', async () => {
  const { email } = await newFamily(product);

  await expect(write('delete from account where email = $1', email)).rejects.toThrow(refusal);
});

test('nobody confirms their own proposal, nor does a puppet of theirs, however long it waits', async () => {
  const id = await proposed({ kind: 'appointment', subject: newEmail(), wish: support });

  for (const person of [one, puppet]) await expect(confirm(id, person)).rejects.toThrow(refusal);
  await aDayLater(product);
  for (const person of [one, puppet]) await expect(confirm(id, person)).rejects.toThrow(refusal);
  await expect(
    write(
      `insert into proposal (kind, subject, wish, reason, proposed_by, confirmed_by)
       values ('roles', 'x', '{}', 'x', $1, $2)`,
      one.id,
      other.id,
    ),
  ).rejects.toThrow(refusal);
});

test('what was proposed and since when is not written over', async () => {
  const id = await proposed({ kind: 'appointment', subject: newEmail(), wish: support });
  const change = (what: string) => write(`update proposal set ${what} where id = $1`, id);

  for (const what of [
    `wish = '{"roles": ["administrator"]}'`,
    `subject = 'lain@contoh.id'`,
    `proposed_at = now() - interval '2 days'`,
    `kind = 'roles'`,
    `proposed_by = '${other.id}'`,
  ])
    await expect(change(what)).rejects.toThrow('stays as it was written');
});

test('a yes opens what it was said to, for its own transaction, and nothing else', async () => {
  const email = newEmail();
  const id = await proposed({ kind: 'appointment', subject: email, wish: support });
  await confirm(id, other);

  // The yes was another transaction's.
  await expect(write(invitation, email, one.id, other.id)).rejects.toThrow(refusal);
  const stranger = newEmail();
  /** Proposes, confirms and invites the stranger, all in one. */
  const inOne = (subject: string, wish: object) =>
    product.db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        ...insertOf({ kind: 'appointment', subject, wish }),
      );
      await tx.query('update proposal set confirmed_by = $2 where id = $1', [row?.id, other.id]);
      await tx.query(invitation, [stranger, one.id, other.id]);
    });
  await expect(inOne(newEmail(), support)).rejects.toThrow(refusal);
  await expect(inOne(stranger, { roles: ['finance'] })).rejects.toThrow(refusal);
  await inOne(stranger, support);
  await expect(write(colleague, stranger, one.id, one.id)).rejects.toThrow(refusal);
  await write(colleague, stranger, one.id, other.id);
});

test.skipIf(withoutTriggers)(
  'two erase a family in one transaction, and nobody in two',
  async () => {
    const { email } = await newFamily(product);
    const family = await idOf(email);
    const id = await proposed({ kind: 'erasure', subject: family, family });
    const erase = 'delete from account where id = $1';

    await expect(write(erase, family)).rejects.toThrow(refusal);
    await product.db.transaction(async (tx) => {
      await tx.query('update proposal set confirmed_by = $2 where id = $1', [id, other.id]);
      await tx.query(`delete from orders where account_id = $1`, [family]);
      await tx.query(erase, [family]);
    });

    expect(await idOf(email)).toBe('');
  },
);

test('the database and the contract name the same roles', async () => {
  for (const kind of proposalKinds) {
    const [row] = await product.db.query('select proposal_roles($1) as roles', [kind]);
    expect(row).toEqual({ roles: proposalRoles[kind] });
  }
});
