import type { FastifyInstance } from 'fastify';
import { createHttp } from '../http.ts';
import { playRoutes } from '../play/play-server.ts';
import { pickFiles } from './files.ts';
import type { Room } from './room.ts';

/** The origin of content: its own listener, so that no game ever meets an account. */
export const buildPlay = async (
  { settings, logger }: Room,
  secret: string,
  watch: (app: FastifyInstance) => void,
) => {
  const play = createHttp({
    logger,
    trustedProxies: settings.trustedProxies,
    isSecure: settings.playUrl.startsWith('https:'),
  });
  watch(play);
  await playRoutes(play, {
    folder: settings.contentFolder,
    secret,
    files: pickFiles(settings),
    playUrl: settings.playUrl,
    appOrigin: settings.publicUrl,
    now: Date.now,
  });
  return play;
};
