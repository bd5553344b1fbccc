import { children, courses } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCourse, premiumCourse } from '../../testing/builds.ts';
import { newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { withoutTriggers } from '../../testing/without-triggers.ts';
import { childrenSteps } from '../children/children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);

const siblings = async () => {
  const { token } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Adik' });
  const [first = '', second = ''] = await idsOf(token);
  return { token, first, second };
};
const view = async (token: string, courseId: string) =>
  String(Object((await product.send(courses.view, { token, params: { courseId } })).body).view_id);
const watched = async (token: string) =>
  Object((await product.send(courses.history, { token })).body).map(
    ({ course }: { course: { id: string } }) => course.id,
  );

test('each child has a list of what it watched last', async () => {
  const { token, first, second } = await siblings();
  await view(token, openCourse);
  await choose(token, second);

  const before = await watched(token);
  await view(token, premiumCourse);
  const after = await watched(token);
  await choose(token, first);

  expect(before).toEqual([]);
  expect(after).toEqual([premiumCourse]);
  expect(await watched(token)).toEqual([openCourse]);
});

test.skipIf(withoutTriggers)(
  'views from before there were children are the first child’s',
  async () => {
    const { token, second } = await siblings();
    await product.db.query(
      `insert into course_view (id, account_id, course_id)
     select gen_random_uuid(), account_id, $2 from child where id = $1`,
      [second, openCourse],
    );

    const first = await watched(token);
    await choose(token, second);

    expect([first, await watched(token)]).toEqual([[openCourse], []]);
  },
);

test('an answer belongs to the child who began the view, also after a switch, and goes with it', async () => {
  const { token, first, second } = await siblings();
  const id = await view(token, openCourse);
  await choose(token, second);

  const { status } = await product.send(courses.check, {
    token,
    params: { view: id },
    body: { lesson: 'lesson-one', question: 'how-many', choice: 4 },
  });
  const whose = () =>
    product.db.query<{ child: string }>(
      `select v.child_id as child from play_answer a
       join play_session v on v.account_id = a.account_id and v.id = a.session_id
       where a.session_id = $1`,
      [id],
    );
  const before = await whose();
  await product.send(children.remove, { token, params: { child: first } });

  expect(status).toBe(200);
  expect(before).toEqual([{ child: first }]);
  expect(await whose()).toEqual([]);
});
