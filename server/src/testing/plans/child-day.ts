import {
  chat,
  chatControls,
  chatConversations,
  childPlaytime,
  courses,
  creativity,
  games,
  learning,
  payments,
  playtime,
  profile,
  rating,
  report,
  reportCard,
  reportFacts,
  samples,
  support,
  whoPlays,
} from '@nobi/contract';
import * as z from 'zod/mini';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openCourse, openGame, openTool } from '../builds.ts';
import type { Send } from './family-sender.ts';

/** A picture of one dot, as a tool sends it. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const play = async (send: Send) => {
  await send('what comes next', learning.today);
  const params = { id: openGame };
  const tried = { events: [playEvent('d', openGame)], save: '{}' };
  await send('keep what was tried', samples.keep, { params, body: tried });
  await send('list games', games.list);
  await send('one game', games.one, { params });
  const { play_id } = await send('play', games.play, { params });
  const proof = {
    ...playEvent('a', 'x'),
    verb: 'answered',
    result: { success: true, criterion: true },
  };
  const events = { params: { play: String(play_id) }, body: { events: [proof] } };
  await send('report of a game', games.report, events);
  await send('keep a save', games.keep, { params, body: { save: '{"langkah":3}' } });
  await send('read a save', games.load, { params });
};

const learn = async (send: Send) => {
  const params = { courseId: openCourse };
  await send('list courses', courses.list);
  const { view_id } = await send('view a course', courses.view, { params });
  const view = { view: String(view_id) };
  const events = { params: view, body: { events: [playEvent('b', 'x')] } };
  await send('report of a course', courses.report, events);
  const answer = { lesson: 'lesson-one', question: 'how-many', choice: 4 };
  await send('answer a question', courses.check, { params: view, body: answer });
  await send('keep a course save', courses.keep, { params, body: { save: '{"langkah":3}' } });
  await send('read a course save', courses.load, { params });
  await send('watched lately', courses.history);
};

const make = async (send: Send) => {
  const params = { toolId: openTool };
  await send('list tools', creativity.list);
  const { use_id } = await send('use a tool', creativity.record, { params });
  const events = { params: { use: String(use_id) }, body: { events: [playEvent('c', 'x')] } };
  await send('report of a tool', creativity.report, events);
  await send('keep a work', creativity.keep, { params, body: { save: '{"langkah":3}' } });
  await send('read a work', creativity.load, { params });
  const work = { ...params, workId: 'gambar-1' };
  await send('show a work', creativity.showWork, { params: work, body: { thumb: dot } });
  await send('works', creativity.works);
};

const askNobi = async (send: Send) => {
  await send('may ask Nobi', chatConversations.status);
  await send('ask Nobi', chat.ask, { body: { prompt: 'berapa 3 + 4?' } });
  await send('talks with Nobi', chatConversations.history);
  await send('what to know of the talks', chatControls.flags);
};

const beAtHome = async (send: Send) => {
  await send('my status', payments.myStatus);
  await send('profile', profile.show);
  await send('change the profile', profile.update, { body: { bio: 'Suka kucing' } });
  await send('play time', playtime.show);
  await send('when play opens', childPlaytime.now);
  await send('rate', rating.give, { body: { stars: 9, feedback: 'Anak senang' } });
  await send('letters from the team', support.unread);
};

/** What the adult reads in the evening. */
const readReport = async (send: Send) => {
  const { faces } = await send('faces', whoPlays.faces);
  const [face] = z.array(z.object({ id: z.string() })).parse(faces);
  const params = { child: face?.id ?? '' };
  await send('the report', report.show, { params });
  for (const about of ['week', 'practice', 'state'])
    await send(`rows of the report: ${about}`, report.rows, {
      params,
      query: { of: about, skill: 'bonds-10' },
    });
  for (const about of ['minutes', 'works', 'questions'])
    await send(`facts of the report: ${about}`, reportFacts.facts, {
      params,
      query: { of: about },
    });
  await send('a card to share', reportCard.card, { params });
};

/** Every call that a family's day is made of, once; with a limit on play time, which costs more. */
export const spendDay = async (send: Send): Promise<void> => {
  await send('limit play time', playtime.choose, { body: { limit_minutes: 120 } });
  await beAtHome(send);
  await play(send);
  await learn(send);
  await make(send);
  await askNobi(send);
  await readReport(send);
};
