import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentPlace, webPlace, withAssetsAt } from '../catalogue/assets.rules.ts';
import type { PlayOptions } from './play-options.ts';

const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof compressions | 'identity';

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

interface Place {
  readonly prefix: string;
  readonly root: string;
  readonly assetUrl: string;
}

const encodingFor = (accepted = ''): Encoding =>
  (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(accepted)) ??
  'identity';

/** Each script and style once for each way of packing: no more than the build has. */
const textsOf = ({ prefix, root, assetUrl }: Place) => {
  const ready = new Map<string, Promise<Buffer>>();
  const make = async (name: string, encoding: Encoding) => {
    const built = await readFile(join(root, name), 'utf8');
    const bytes = Buffer.from(withAssetsAt(built, `${assetUrl}${prefix}`));
    return encoding === 'identity' ? bytes : compressions[encoding](bytes);
  };
  return (name: string, encoding: Encoding) => {
    const key = `${encoding} ${name}`;
    const text = ready.get(key) ?? make(name, encoding);
    ready.set(key, text);
    // A name that is no file's must not stay.
    return text.catch(() => void ready.delete(key));
  };
};

/** Scripts and styles that name other files name them at the CDN; all else is sent as it was built. */
const textRoute = (app: FastifyInstance, place: Place) => {
  const textOf = textsOf(place);
  app.get<{ Params: { file: string } }>(
    `${place.prefix}:file(^[\\w.-]+\\.(?:js|css)$)`,
    async (request, reply) => {
      const { file } = request.params;
      const encoding = encodingFor(request.headers['accept-encoding']);
      const bytes = await textOf(file, encoding);
      if (!bytes) return reply.callNotFound();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .headers({
          'content-type': types[file.endsWith('.js') ? 'js' : 'css'],
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          vary: 'accept-encoding',
        })
        .send(bytes);
    },
  );
};

/** What a CDN fetches from here (ASSET_URL): the web's hashed files beside content's. */
export const assetRoutes = async (app: FastifyInstance, { assets, folder }: PlayOptions) => {
  if (!assets) return;
  const assetUrl = assets.url;
  const webRoot = join(assets.webFolder, 'assets');
  await app.register(fastifyStatic, {
    root: webRoot,
    prefix: webPlace,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => reply.header('access-control-allow-origin', '*'),
  });
  textRoute(app, { prefix: webPlace, root: webRoot, assetUrl });
  textRoute(app, { prefix: contentPlace, root: join(folder, 'assets'), assetUrl });
};
