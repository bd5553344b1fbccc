import type { FastifyInstance } from 'fastify';
import type { PlayOptions } from './play-options.ts';

const forGood = 'public, max-age=31536000, immutable';

type Named = { Params: { name: string } };

/**
 * What a browser saves of the recordings of an item's lines. Lists and recordings are named by what they hold and
 * public, as they are on the app's origin: a sample is read aloud to anybody.
 */
export const voiceRoutes = (app: FastifyInstance, { voice }: PlayOptions) => {
  app.get<Named>('/voice/lists/:name.json', async ({ params: { name } }, reply) => {
    const text = voice.list(name);
    if (text === undefined) return reply.callNotFound();
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': forGood })
      .send(text);
  });
  app.get<Named>('/voice/:name', async ({ params: { name } }, reply) => {
    const sound = await voice.sound(name);
    if (!sound) return reply.callNotFound();
    return reply
      .headers({ 'content-type': sound.type, 'cache-control': forGood })
      .send(sound.bytes);
  });
};
