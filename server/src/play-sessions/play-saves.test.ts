import { type CallShape, courses, creativity, games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenSteps } from '../modules/children/children.testing.ts';
import { openCourse, openGame, openTool } from '../testing/builds.ts';
import { newSubscribedAdult } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);

interface Kind {
  readonly name: string;
  readonly params: Record<string, string>;
  readonly begin: CallShape;
  readonly load: CallShape;
  readonly keep: CallShape;
}
const game: Kind = {
  name: 'game',
  params: { id: openGame },
  begin: games.play,
  load: games.load,
  keep: games.keep,
};
const course: Kind = {
  name: 'course',
  params: { courseId: openCourse },
  begin: courses.view,
  load: courses.load,
  keep: courses.keep,
};
const tool: Kind = {
  name: 'tool',
  params: { toolId: openTool },
  begin: creativity.record,
  load: creativity.load,
  keep: creativity.keep,
};
const kinds = [game, course, tool];

const begin = async (token: string, kind: Kind) => {
  const { body } = await product.send(kind.begin, { token, params: kind.params });
  return String(Object.values(Object(body))[0]);
};
const load = (token: string, kind: Kind, session?: string) =>
  product.send(kind.load, {
    token,
    params: kind.params,
    ...(session && { query: { play_session: session } }),
  });
const keep = (token: string, kind: Kind, [save, session]: readonly [string, string?]) =>
  product.send(kind.keep, {
    token,
    params: kind.params,
    body: { save },
    ...(session && { query: { play_session: session } }),
  });

const siblings = async () => {
  const family = await newSubscribedAdult(product);
  await add(family.token, { nickname: 'Adik' });
  const [first = '', second = ''] = await idsOf(family.token);
  return { ...family, first, second };
};

test.each(kinds)('a child goes on in its own $name, never in a sibling’s', async (kind) => {
  const { token, first, second } = await siblings();
  await keep(token, kind, ['milik kakak']);

  await choose(token, second);
  const fresh = await load(token, kind);
  await keep(token, kind, ['milik adik']);
  await choose(token, first);

  expect(fresh.body).toMatchObject({ save: null });
  expect((await load(token, kind)).body).toMatchObject({ save: 'milik kakak' });
});

test.each(kinds)(
  'a tab with a $name keeps for the child who began, after a switch too',
  async (kind) => {
    const { token, second } = await siblings();
    const mine = await begin(token, kind);
    await choose(token, second);
    const theirs = await begin(token, kind);

    await keep(token, kind, ['tab kakak', mine]);
    await keep(token, kind, ['tab adik', theirs]);

    expect((await load(token, kind, mine)).body).toMatchObject({ save: 'tab kakak' });
    expect((await load(token, kind)).body).toMatchObject({ save: 'tab adik' });
  },
);

test.each(kinds)(
  'another family’s play session of a $name opens and takes no save',
  async (kind) => {
    const [mine, theirs] = [await siblings(), await siblings()];
    const session = await begin(theirs.token, kind);
    await keep(theirs.token, kind, ['rahasia', session]);
    const elsewhere = kinds.find(({ name }) => name !== kind.name) ?? game;
    const ofAnotherItem = await begin(mine.token, elsewhere);

    const replies = [
      await load(mine.token, kind, session),
      await keep(mine.token, kind, ['diganti', session]),
      await load(mine.token, kind, ofAnotherItem),
      await keep(mine.token, kind, ['diganti', ofAnotherItem]),
      await load(mine.token, kind, 'bukan-sesi-siapa'),
    ];

    for (const reply of replies) expect(reply).toMatchObject({ status: 404 });
    expect((await load(theirs.token, kind, session)).body).toMatchObject({ save: 'rahasia' });
    expect((await load(mine.token, kind)).body).toMatchObject({ save: null });
  },
);

test('the database refuses a save of another family’s child', async () => {
  const [mine, theirs] = [await siblings(), await siblings()];
  await keep(mine.token, game, ['milikku']);

  const stolen = product.db.query('update play_save set child_id = $1 where child_id = $2', [
    theirs.first,
    mine.first,
  ]);

  await expect(stolen).rejects.toThrow('play_save_child');
});
