import { randomUUID } from 'node:crypto';
import { courses, creativity, profile } from '@nobi/contract';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { packed } from '../../modules/profile/profile.testing.ts';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openCourse, openTool } from '../builds.ts';
import { type Browser, parsed } from './browser.testing.ts';
import type { Acknowledged } from './family.testing.ts';

const picture = await sharp({
  create: { width: 32, height: 24, channels: 3, background: 'orange' },
})
  .webp()
  .toBuffer();
const thumb = picture.toString('base64');

/** A view of a course, and the answer to its first question. */
export const learn = async ({ ask, insist }: Browser, token: string, got: Acknowledged) => {
  const [key, params] = [randomUUID(), { courseId: openCourse }];
  const reply = await insist(() => ask(courses.view, { token, params, key }));
  const { view_id } = parsed(z.object({ view_id: z.string() }), reply);
  got.views.push(view_id);
  const body = { lesson: 'lesson-one', question: 'how-many', choice: 4 };
  await insist(() => ask(courses.check, { token, params: { view: view_id }, body }));
  got.answers += 1;
  const events = { events: [playEvent('b', openCourse)] };
  await insist(() => ask(courses.report, { token, params: { view: view_id }, body: events }));
  got.courseEvents += 1;
};

/** Two works, named after the family; one of them is let go again. */
export const draw = async ({ ask, insist }: Browser, token: string, got: Acknowledged) => {
  const tool = { toolId: openTool };
  const key = randomUUID();
  const reply = await insist(() => ask(creativity.record, { token, params: tool, key }));
  got.uses.push(parsed(z.object({ use_id: z.string() }), reply).use_id);
  const save = JSON.stringify({ whose: got.email });
  await insist(() => ask(creativity.keep, { token, params: tool, body: { save } }));
  for (const workId of ['gambar-1', 'gambar-2']) {
    const body = { thumb, title: got.email.slice(0, 40) };
    await insist(() => ask(creativity.showWork, { token, params: { ...tool, workId }, body }));
    got.works.push(workId);
  }
  const params = { ...tool, workId: 'gambar-1' };
  await insist(
    () => ask(creativity.forgetWork, { token, params }),
    // The first try was heard and its answer lost.
    ({ status }) => status === 200 || status === 404,
  );
  got.works = ['gambar-2'];
};

/** A picture of the adult, and another one that takes its place. */
export const showFace = async ({ open, insist }: Browser, token: string) => {
  const { path, method } = profile.update;
  for (let time = 1; time <= 2; time += 1) {
    const { body, headers } = await packed({ profile_picture: { bytes: new Uint8Array(picture) } });
    const authorization = `Token ${token}`;
    await insist(() => open(path, { method, headers: { ...headers, authorization }, text: body }));
  }
};
