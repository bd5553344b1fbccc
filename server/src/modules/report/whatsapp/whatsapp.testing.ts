import { profile, reportWhatsapp } from '@nobi/contract';
import {
  graphApi,
  graphSettings,
  notificationOf,
  signed,
} from '../../../adapters/whatsapp/graph-api.testing.ts';
import { playLongAgo } from '../../../play-sessions/claims/claims.testing.ts';
import { openGame } from '../../../testing/builds.ts';
import { newConfirmedAdult } from '../../../testing/people.ts';
import { startProduct } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';

/** A product whose WhatsApp is the stand-in, with a clock that can be ahead, and phones that write to it. */
export const whatsappRig = async () => {
  const graph = await graphApi();
  const clock = { aheadMs: 0 };
  const product = await startProduct(
    { ...graphSettings, WHATSAPP_URL: graph.url },
    { outside: { now: () => new Date(Date.now() + clock.aheadMs) } },
  );
  return {
    graph,
    clock,
    product,
    async stop() {
      await product.stop();
      await graph.stop();
    },
  };
};
export type WhatsappRig = Awaited<ReturnType<typeof whatsappRig>>;

export interface WhatsappAdult {
  readonly token: string;
  readonly email: string;
  readonly child: string;
  readonly account: string;
  readonly number: string;
}

let numbers = 0;
export const newNumber = () => {
  numbers += 1;
  return `+62815${String(numbers).padStart(7, '0')}`;
};

/** What its adults and their phones do. */
export const whatsappSteps = (rig: () => WhatsappRig) => {
  const setNumber = async (token: string, number: string) => {
    const form = new FormData();
    form.set('whatsapp', number);
    await fetch(`${rig().product.url}${profile.update.path}`, {
      method: 'PATCH',
      headers: { authorization: `Token ${token}` },
      body: form,
    });
  };

  const play = ({ account, child }: Pick<WhatsappAdult, 'account' | 'child'>) =>
    playLongAgo(rig().product.db, {
      account,
      child,
      item: openGame,
      at: new Date(Date.now() + rig().clock.aheadMs - 3_600_000),
      answers: [{ success: true, skill: 'bonds-10' }],
    });

  /** A family whose child has played today; its number stands in its profile, unproven. */
  const newAdult = async (number = newNumber()): Promise<WhatsappAdult> => {
    const { product } = rig();
    const { token, email } = await newConfirmedAdult(product);
    await setNumber(token, number);
    const [child = ''] = await childrenSteps(() => product).idsOf(token);
    await product.db.query('update child set nickname = $2 where id = $1', [child, 'Sari']);
    const [row] = await product.db.query<{ id: string }>(
      'select id from account where email = $1',
      [email],
    );
    const account = row?.id ?? '';
    await play({ account, child });
    return { token, email, child, account, number };
  };

  const post = (body: string, headers: Record<string, string> = signed(body)) =>
    rig().product.send(reportWhatsapp.receiveWhatsapp, { body, headers });
  const deliver = (...messages: readonly unknown[]) =>
    post(JSON.stringify(notificationOf(messages, graphSettings.WHATSAPP_PHONE_ID)));
  const write = (from: string, text: string, at?: Date) =>
    deliver(rig().graph.message(from, text, at));

  const codeFor = async ({ token }: WhatsappAdult) =>
    reportWhatsapp.linkWhatsapp.reply.parse(
      (await rig().product.send(reportWhatsapp.linkWhatsapp, { token })).body,
    ).code;
  const isLinked = async ({ token }: WhatsappAdult) =>
    reportWhatsapp.whatsapp.reply.parse(
      (await rig().product.send(reportWhatsapp.whatsapp, { token })).body,
    ).linked_at !== null;
  const newLinked = async () => {
    const adult = await newAdult();
    await write(adult.number, await codeFor(adult));
    return adult;
  };

  return { play, newAdult, newLinked, post, deliver, write, codeFor, isLinked };
};
