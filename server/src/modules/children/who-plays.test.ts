import {
  type CallShape,
  calls,
  children,
  courses,
  creativity,
  games,
  whoPlays,
} from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openCourse, openGame, openTool } from '../../testing/builds.ts';
import { logIn, newFamily, newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { withoutTriggers } from '../../testing/without-triggers.ts';
import { childrenSteps } from './children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);
const faces = (token: string) => product.send(whoPlays.faces, { token });

interface Kind {
  readonly kind: string;
  readonly begin: CallShape;
  readonly report: CallShape;
  readonly params: Record<string, string>;
  /** What the call that reports names a play session by. */
  readonly named: string;
}

const play: Kind = {
  kind: 'game',
  begin: games.play,
  report: games.report,
  params: { id: openGame },
  named: 'play',
};
const view: Kind = {
  kind: 'course',
  begin: courses.view,
  report: courses.report,
  params: { courseId: openCourse },
  named: 'view',
};
const use: Kind = {
  kind: 'tool',
  begin: creativity.record,
  report: creativity.report,
  params: { toolId: openTool },
  named: 'use',
};

const childOf = async (kind: string, id: string) => {
  const [row] = await product.db.query<{ child: string }>(
    'select child_id as child from play_session where kind = $1 and id = $2',
    [kind, id],
  );
  return row?.child;
};
const begin = async (token: string, { begin: shape, params }: Kind) => {
  const { body } = await product.send(shape, { token, params });
  return String(Object.values(Object(body))[0]);
};

const twoChildren = async () => {
  const family = await newSubscribedAdult(product);
  await add(family.token, { nickname: 'Adik' });
  const [first = '', second = ''] = await idsOf(family.token);
  return { ...family, first, second };
};

test('a family with one child has nothing to choose: that child plays', async () => {
  const { token } = await newFamily(product);
  const [only = ''] = await idsOf(token);

  expect((await faces(token)).body).toEqual({
    faces: [{ id: only, nickname: null, animal: 'tiger', has_secret: false, is_new: true }],
    playing: only,
    is_chosen: false,
  });
});

test('two devices of a family are two children, and the choice stays with the device', async () => {
  const { email, token, first, second } = await twoChildren();
  const phone = (await logIn(product, email)).token;

  const reply = await choose(phone, second);

  expect(reply).toMatchObject({ status: 200, body: { playing: second } });
  expect((await faces(phone)).body).toMatchObject({ playing: second, is_chosen: true });
  expect((await faces(token)).body).toMatchObject({ playing: first, is_chosen: false });
});

test('no birth month, class or zone stands beside the faces', async () => {
  const { token } = await twoChildren();

  const text = JSON.stringify((await faces(token)).body);

  expect(text).not.toMatch(/birth|grade|zone|age/);
});

test.each([play, view, use])(
  'a $kind is the child’s who began it, whoever plays later',
  async (kind) => {
    const { token, first, second } = await twoChildren();
    const mine = await begin(token, kind);
    await choose(token, second);
    const theirs = await begin(token, kind);

    const late = await product.send(kind.report, {
      token,
      params: { [kind.named]: mine },
      body: { events: [playEvent('a', Object.values(kind.params)[0] ?? '')] },
    });

    expect(late).toMatchObject({ status: 200, body: { kept: 1 } });
    expect(await childOf(kind.kind, mine)).toBe(first);
    expect(await childOf(kind.kind, theirs)).toBe(second);
  },
);

test('the process that answers next knows who plays, at once', async () => {
  const { token, second } = await twoChildren();
  const other = await startProduct({}, { databaseUrl: product.databaseUrl });
  await other.send(games.play, { token, params: play.params });

  await choose(token, second);
  const { body } = await other.send(games.play, { token, params: play.params });

  expect(await childOf('game', String(Object(body).play_id))).toBe(second);
  await other.stop();
});

test('whose child is removed while it plays, the session goes on with the first', async () => {
  const { token, first, second } = await twoChildren();
  await choose(token, second);
  const gone = await begin(token, play);

  await product.send(children.remove, { token, params: { child: second } });

  expect((await faces(token)).body).toMatchObject({ playing: first, is_chosen: false });
  expect(await childOf('game', gone)).toBeUndefined();
  expect(await childOf('game', await begin(token, play))).toBe(first);
});

test.skipIf(withoutTriggers)(
  'another family’s child does not play here, for the server and for the database',
  async () => {
    const [mine, theirs] = [await twoChildren(), await twoChildren()];
    const refused = [
      await choose(mine.token, theirs.second),
      await choose(mine.token, 'bukan-anak-siapa'),
      await product.send(whoPlays.setSecret, {
        token: mine.token,
        params: { child: theirs.second },
        body: { pictures: ['ball', 'kite', 'drum'] },
      }),
    ];

    for (const reply of refused) expect(reply).toMatchObject({ status: 404 });
    expect((await faces(mine.token)).body).toMatchObject({ playing: mine.first, is_chosen: false });
    expect((await faces(theirs.token)).body).toMatchObject({
      faces: [{ has_secret: false }, { has_secret: false }],
    });
    const begun = await begin(mine.token, play);
    const statements = [
      [`update play_session set child_id = $1 where id = $2`, begun],
      [
        `update session set child_id = $1 where account_id = (select account_id from child where id = $2)`,
        mine.first,
      ],
    ];
    for (const [sql = '', of] of statements)
      await expect(product.db.query(sql, [theirs.second, of])).rejects.toThrow('foreign key');
  },
);

test('the calls of the specification say nothing of a child', () => {
  const specified = Object.values(calls)
    .flatMap((shapes) => Object.values(shapes))
    .filter(({ origin }) => origin === 'specified');

  expect(specified).toHaveLength(23);
  for (const { path } of specified) expect(path).not.toContain('child');
});
