import type { FastifyInstance } from 'fastify';
import type { Assets } from '../catalogue/assets.rules.ts';
import type { LiveCatalogue } from '../catalogue/live/live-catalogue.ts';
import { uploadsStore } from '../catalogue/uploads/uploads.store.ts';
import { createHttp } from '../http/http.ts';
import type { PlayOptions } from '../play-origin/play-options.ts';
import { playRoutes } from '../play-origin/play-server.ts';
import type { Settings } from '../settings/settings.ts';
import type { Context } from './context.ts';
import { pickFiles } from './files.ts';

/** Where hashed files come from, if not from this process. */
export const assetsOf = ({ assetUrl, webFolder }: Settings): Assets | undefined =>
  assetUrl ? { url: assetUrl, webFolder } : undefined;

interface PlayNeeds extends Pick<PlayOptions, 'secret'> {
  readonly content: {
    readonly catalogue: Pick<LiveCatalogue, 'guestPacks'>;
    readonly books: PlayOptions['books'];
    readonly itemVoice: PlayOptions['voice'];
  };
  readonly watch: (app: FastifyInstance) => void;
}

/** The origin of content: its own listener, so that no game ever meets an account. */
export const buildPlay = async (
  { settings, db, logger }: Context,
  { secret, content: { catalogue, books, itemVoice: voice }, watch }: PlayNeeds,
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
    files: await pickFiles(settings),
    isServed: uploadsStore(db).isServed,
    guestPacks: () => catalogue.guestPacks,
    books,
    voice,
    playUrl: settings.playUrl,
    assets: assetsOf(settings),
    appOrigin: settings.publicUrl,
    isOffline: settings.offline === 'on',
    now: Date.now,
  });
  return play;
};
