import type { FastifyInstance } from 'fastify';
import { isThumbnailName, storedThumbnail } from '../catalogue/thumbnail-file.rules.ts';
import type { PlayOptions } from './play-options.ts';

/** Pictures that staff gave items: public, and never another one under the same name. */
export const thumbnailRoutes = (app: FastifyInstance, { files }: PlayOptions) => {
  app.get<{ Params: { name: string } }>('/thumbnails/:name', async (request, reply) => {
    const { name } = request.params;
    const bytes = isThumbnailName(name) ? await files.get(storedThumbnail(name)) : undefined;
    if (!bytes) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      })
      .send(bytes);
  });
};
