import { courses, creativity, games, paymentStatus, whoPlays } from '@nobi/contract';
import { ask } from '../../api.ts';
import { session } from '../../session.ts';
import { noteNow } from './note.ts';

const saved = <Item extends { readonly id: string }>(items: readonly Item[]) =>
  items.filter(({ id }) => id in noteNow().items);

/** Asks once for what a page will need without a line; the worker keeps the answers on their way. */
export const warmUp = async () => {
  const { token, isPaid } = session.read();
  if (token === null || !isPaid) return;
  const [ofGames, ofCourses, ofTools] = await Promise.all([
    ask(games.list),
    ask(courses.list),
    ask(creativity.list),
    ask(paymentStatus.myStatus),
    ask(whoPlays.faces),
  ]);
  await Promise.all([
    ...saved(ofGames).map(({ id }) => ask(games.one, { params: { id } })),
    ...saved(ofCourses).map(({ id }) => ask(courses.one, { params: { courseId: id } })),
    ...saved(ofTools).map(({ id }) => ask(creativity.one, { params: { toolId: id } })),
  ]);
  const pictures = [...ofGames, ...ofCourses, ...ofTools].map(({ thumbnail }) => thumbnail);
  navigator.serviceWorker.controller?.postMessage({ pictures });
};
