import { payments, type StaffRole, staff, staffRoles } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmProposals,
  enterConsole,
  newColleague,
  newFamily,
  newSecond,
} from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
let boss: { id: string; token: string };
let second: string;
beforeAll(async () => {
  product = await startProduct();
  const { id, email } = await newColleague(product, { roles: staffRoles });
  boss = { id, token: (await enterConsole(product, email)).token };
  second = await newSecond(product);
});
afterAll(() => product.stop());

const changeRoles = async (colleague: string, roles: readonly StaffRole[]) => {
  const changed = await product.send(staff.changeRoles, {
    token: boss.token,
    params: { colleague },
    body: { roles, reason: 'Tugas baru' },
  });
  await confirmProposals(product, second);
  return changed;
};

test('a changed role counts from the next call, and nobody changes their own', async () => {
  const colleague = await newColleague(product, { roles: ['support'] });
  const { token } = await enterConsole(product, colleague.email);
  const before = await product.send(staff.items, { token });

  const replies = [
    await changeRoles(colleague.id, ['content']),
    await changeRoles(boss.id, ['content']),
  ];
  const after = [
    await product.send(staff.items, { token }),
    await product.send(staff.tickets, { token }),
  ];

  expect(before.body).toMatchObject({ code: 'staff_not_your_role' });
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  expect(after.map(({ status }) => status)).toEqual([200, 403]);
});

test('the mark of a superuser lifts payment at once, and opens no console', async () => {
  const family = await newFamily(product);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    family.email,
  ]);
  const params = { family: row?.id ?? '' };
  const body = { is_superuser: true, reason: 'Mitra' };
  const isPaid = () => product.send(payments.myStatus, { token: family.token });
  const before = await isPaid();

  await product.send(staff.markSuperuser, { token: boss.token, params, body });
  const console = await product.send(staff.whoAmI, { token: family.token });

  expect(before.body).toMatchObject({ is_paid: false });
  expect((await isPaid()).body).toMatchObject({ is_paid: true });
  expect(console.status).toBe(401);
});
