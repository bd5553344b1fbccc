import { type StaffRole, staff } from '@nobi/contract';
import * as z from 'zod/mini';
import { enterConsole, newColleague, newEmail } from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';

/** A colleague with a session of the console. */
export const newPerson = async (product: Product, roles?: readonly StaffRole[]) => {
  const { id, email } = await newColleague(product, roles && { roles });
  return { id, email, token: (await enterConsole(product, email)).token };
};
export type Person = Awaited<ReturnType<typeof newPerson>>;

/** Time and appointments are moved as the owner of the tables. */
const asOwner = (product: Product, table: string) => (sql: string, values: readonly unknown[]) =>
  product.db.transaction(async (tx) => {
    await tx.query(`alter table ${table} disable trigger user`);
    await tx.query(sql, values);
    await tx.query(`alter table ${table} enable trigger user`);
  });

export const appointedBy = (product: Product, person: Person, by: Person) =>
  asOwner(product, 'staff')('update staff set appointed_by = $2, confirmed_by = $2 where id = $1', [
    person.id,
    by.id,
  ]);

export const aDayLater = (product: Product) =>
  asOwner(product, 'proposal')(
    `update proposal set proposed_at = proposed_at - interval '24 hours'`,
    [],
  );

const list = z.looseObject({
  rows: z.array(
    z.looseObject({ id: z.string(), kind: z.string(), who: z.string(), may_confirm: z.boolean() }),
  ),
});

export const waitingFor = async (product: Product, { token }: Person) =>
  list.parse((await product.send(staff.proposals, { token })).body);

/** A yes or a no to the only thing that waits for this person. */
export const decide = async (product: Product, person: Person, isConfirmed: boolean) => {
  const { rows } = await waitingFor(product, person);
  return product.send(staff.decideProposal, {
    token: person.token,
    params: { proposal: rows[0]?.id ?? '' },
    body: { is_confirmed: isConfirmed },
  });
};

export const invite = async (product: Product, { token }: Person, email = newEmail()) => {
  const body = { email, language: 'en', roles: ['administrator'], reason: 'Tim baru' };
  return { email, reply: await product.send(staff.invite, { token, body }) };
};

/** What the newest letter to somebody leads to. */
export const linkOf = async ({ db }: Product, email: string) => {
  const [letter] = await db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /staff\/invitation#([\w-]{43})/.exec(letter?.text_body ?? '')?.[1];
};
