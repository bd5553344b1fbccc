import { children, type Plan, type secretPictures, whoPlays } from '@nobi/contract';
import type { Locator, Page } from '@playwright/test';
import { enterAdult, justPaid, type SignedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';

type Picture = (typeof secretPictures)[number];

/** The pictures by which the children here are let in. */
export const secret: readonly Picture[] = ['boat', 'moon', 'key'];

const put = async (
  { url }: Product,
  { token }: SignedIn,
  { method, path, body }: { method: string; path: string; body: object },
) => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** One more child, said by the adult behind the PIN. */
export const addChild = async (
  product: Product,
  family: SignedIn,
  { nickname = 'Adik', animal = 'elephant', pictures = [] as readonly Picture[] } = {},
) => {
  const { method, path } = children.add;
  const body = { nickname, animal, birth_month: null, grade: null, zone: 'Asia/Jakarta' };
  const { id } = await put(product, family, { method, path, body });
  if (pictures.length > 0)
    await put(product, family, {
      method: whoPlays.setSecret.method,
      path: whoPlays.setSecret.path.replace('{child}', String(id)),
      body: { pictures },
    });
  return String(id);
};

/** A family whose one child is Sari the tiger; the adult has just shown the PIN. */
export const withSari = async (product: Product, plan?: Plan) => {
  const family = await justPaid(product, plan);
  const { method, path } = children.introduce;
  const body = { nickname: 'Sari', animal: 'tiger', birth_month: null };
  await put(product, family, { method, path, body });
  return enterAdult(product, family);
};

/** Sari the tiger and Adik the elephant; the second may have pictures before the face. */
export const twoChildren = async (product: Product, pictures: readonly Picture[] = []) => {
  const family = await withSari(product);
  await addChild(product, family, { pictures });
  return family;
};

/** What is asked above the page. */
export const picker = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title });

/** Whose product it is at this moment, by the one who always stands in the bar. */
export const chip = (page: Page): Locator => page.locator('header [data-child]');

/** Who is credited with what was begun last. */
export const lastPlayer = async ({ db }: Product, { email }: SignedIn) => {
  const { rows } = await db.query(
    `select c.nickname from play_session p join account a on a.id = p.account_id
     left join child c on c.id = p.child_id
     where a.email = $1 order by p.began_at desc limit 1`,
    [email],
  );
  return rows[0]?.nickname;
};
