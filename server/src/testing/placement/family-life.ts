import {
  account,
  adult,
  chatControls,
  childLearning,
  childPlaytime,
  children,
  consent,
  contentReport,
  giftLinks,
  moneyBack,
  ownData,
  ownOrders,
  ownSessions,
  reportExport,
  reportFamily,
  reportLetter,
  support,
  whoPlays,
} from '@nobi/contract';
import * as z from 'zod/mini';
import { childNamed } from '../../modules/children/children.testing.ts';
import { openGame } from '../builds.ts';
import {
  confirmEmail,
  idTokenFor,
  logIn,
  newSubscribedAdult,
  type ReachedWithin,
} from '../people.ts';
import { spendDay } from '../plans/child-day.ts';
import { familySender, type Send } from '../plans/family-sender.ts';

const faces = z.array(z.object({ id: z.string() }));

const bringUp = async (send: Send) => {
  await send('a second child', children.add, { body: childNamed('Bima') });
  await send('all children', children.list);
  const [first, second] = faces.parse((await send('faces', whoPlays.faces)).faces);
  const [older, younger] = [first?.id ?? '', second?.id ?? ''];
  await send('the second one plays', whoPlays.choose, { body: { child: younger } });
  await send('all play times', childPlaytime.list);
  const params = { child: younger };
  await send('minutes for today', childPlaytime.extend, { params, body: { extra_minutes: 15 } });
  await send('goals', childLearning.list);
  await send('a steady level', childLearning.set, {
    params,
    body: { is_steady: true, goal: null },
  });
  await send('what is allowed', consent.list);
  await send('whose voice', consent.ownVoice);
  await send('all reports', reportFamily.family);
  await send('what the first one answered', reportExport.statements, {
    params: { child: older },
    query: { actor: '0190f3a0-0000-7000-8000-000000000000' },
  });
  await send('remove the second one', children.remove, { params });
};

const watchTalks = async (send: Send) => {
  await send('switches of Nobi', chatControls.settings);
  await send('no voice', chatControls.saveSettings, { body: { voice_on: false } });
  await send('what all said', chatControls.familyHistory);
  await send('flags seen', chatControls.seeFlags);
  await send('all talks', chatControls.export);
  await send('forget all talks', chatControls.forgetAll);
};

const writeToUs = async (send: Send) => {
  const question = { subject: 'Suara', message: 'Tidak ada suara', category: 'bug' };
  const { ticket_id } = await send('a question', support.send, { body: question });
  const params = { ticket: String(ticket_id) };
  await send('all questions', support.questions);
  await send('one question', support.question, { params });
  await send('write again', support.followUp, { params, body: { message: 'Di tablet' } });
  await send('a mistake in a game', contentReport.reportContent, {
    body: { kind: 'game', item: openGame, reason: 'wrong', words: 'Jawabannya salah' },
  });
};

const keepBooks = async (send: Send) => {
  await send('what was paid', ownOrders.orders);
  const body = { plan: 'regular', shown_name: null };
  const { link } = await send('somebody else may pay', giftLinks.makeGiftLink, { body });
  await send('all links', giftLinks.giftLinks);
  const { id } = z.looseObject({ id: z.string() }).parse(link);
  await send('not any more', giftLinks.endGiftLink, { params: { link: id } });
  await send('is the money back yet', moneyBack.moneyBack);
};

const lookAfterAccount = async (send: Send) => {
  await send('the address', account.showEmail);
  await send('a letter of the week', reportLetter.setLetter, { body: { is_on: true } });
  await send('does it come', reportLetter.letter);
  await send('the PIN', adult.show);
  await send('all devices', ownSessions.sessions);
  await send('out with the others', ownSessions.endOtherSessions);
  await send('everything kept', ownData.exportAccount);
};

/** A family from its first to its last call: signs up, pays, plays a day, looks after it all, and is erased. */
export const liveThrough = async (product: ReachedWithin): Promise<void> => {
  const family = await newSubscribedAdult(product);
  await confirmEmail(product, family);
  await logIn(product, family.email);
  const send = familySender(product.url, family.token);
  await spendDay(send);
  await bringUp(send);
  await watchTalks(send);
  await writeToUs(send);
  await keepBooks(send);
  await lookAfterAccount(send);
  const id_token = await idTokenFor(product, family.email, family.password);
  await send('erase everything', ownData.eraseAccount, { body: { id_token } });
};
