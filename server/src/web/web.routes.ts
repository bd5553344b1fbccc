import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  type CompanyDetails,
  type CompanyLogo,
  type Language,
  type LeaseKey,
  Problem,
  pages,
} from '@nobi/contract';
import type { FastifyInstance } from 'fastify';
import { type Assets, webPlace, withAssetsAt } from '../catalogue/assets.rules.ts';
import { readBuilt } from '../catalogue/built-file.ts';
import { sendProblem } from '../http/failures.ts';
import { languageOf } from '../http/language.ts';
import type { PublicIdentityConfig } from '../ports/identity.ts';
import { BuiltPage, type OtherOrigins } from './built-page.ts';
import { withCompany, withLogo } from './company.rules.ts';
import type { FrameFiles } from './frame-files.ts';
import { LivePage } from './live-page.ts';
import { offlineRoutes } from './offline.routes.ts';
import { type LiveSizes, liveSizes, sizesFor } from './saved-sizes.ts';
import { StaffPage } from './staff-page.ts';

/** What the browser's application must know of this installation; no secrets. */
export interface WebConfig {
  readonly identity: PublicIdentityConfig;
  readonly playOrigin: string;
  readonly demoPayments: boolean;
  readonly supportWhatsapp: string;
  readonly supportEmail: string;
  /** Whether a family may ask for its report by WhatsApp. */
  readonly reportWhatsapp: boolean;
  /** Bytes of each item that can be saved for playing without a line; none where nothing can. */
  readonly packs: Readonly<Record<string, number>>;
  /** What leases are checked with while there is no line. */
  readonly leaseKeys: readonly LeaseKey[];
}

export interface WebOptions {
  readonly folder: string;
  /** Where staff/build wrote the console. */
  readonly staffFolder: string;
  readonly publicUrl: string;
  readonly config: WebConfig;
  /** None where page and frame are of two sites. */
  readonly frameFiles: FrameFiles;
  /** Undefined where this process serves hashed files itself. */
  readonly assets: Assets | undefined;
  /** Who stands behind the product; the ready pages tell it. */
  readonly company: CompanyDetails;
  /** For the pages where people log in; the ready pages need none. */
  readonly identityOrigins?: OtherOrigins | undefined;
}

const staticPages = ['welcome', 'about', 'terms', 'safety'] as const;
type StaticPage = (typeof staticPages)[number];

/** JSON inside a script element must not be able to end that element. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const emptyConfig = /(<script type="application\/json" id="nobi-config">)[\s\S]*?(<\/script>)/;

const fillConfig = (html: string, config: WebConfig) =>
  html.replace(emptyConfig, (_all, open, close) => `${open}${asScriptText(config)}${close}`);

/** Beside what an installation is: what changes while the server runs. */
interface LiveWebOptions extends WebOptions, LiveSizes {
  readonly logo: () => CompanyLogo | undefined;
}

const readPages = async (options: LiveWebOptions) => {
  const { folder, config, publicUrl, identityOrigins, company, assets } = options;
  const origins = { play: config.playOrigin, assets: assets?.url };
  const read = async (name: string) => {
    const html = await readBuilt(join(folder, `${name}.html`));
    const own = assets ? withAssetsAt(html, `${assets.url}${webPlace}`) : html;
    return withCompany(own.replaceAll('https://nobi.example', publicUrl), company);
  };
  const page = async (name: string) => new BuiltPage(fillConfig(await read(name), config), origins);
  const app = await read('app');
  const isOffline = Object.keys(config.packs).length > 0;
  const sizes = liveSizes(options);
  /** Which items can be saved stands in it, and what that brings. */
  const appPage = (live: ReturnType<typeof sizes>) => {
    const packs = isOffline ? sizesFor(config.packs, live) : {};
    return new BuiltPage(fillConfig(app, { ...config, packs }), origins, identityOrigins);
  };
  const inBoth = async (name: StaticPage) => ({
    en: await page(`pages/${name}.en`),
    id: await page(`pages/${name}.id`),
  });
  const withLiveLogo = async (name: string) => {
    const html = fillConfig(await read(name), config);
    const withCompanyLogo = (logo: CompanyLogo | undefined) =>
      new BuiltPage(withLogo(html, { name: company.name, logo }), origins);
    return new LivePage(options.logo, withCompanyLogo);
  };
  return {
    app: new LivePage(sizes, appPage),
    staff: new StaffPage(
      fillConfig(await readBuilt(join(options.staffFolder, 'index.html')), config),
      config.playOrigin,
      identityOrigins,
    ),
    welcome: {
      en: await withLiveLogo('pages/welcome.en'),
      id: await withLiveLogo('pages/welcome.id'),
    },
    about: await inBoth('about'),
    terms: await inBoth('terms'),
    safety: await inBoth('safety'),
  };
};

const requestedLanguage = (query: unknown, header: string | undefined): Language => {
  const lang = typeof query === 'object' && query && 'lang' in query ? query.lang : undefined;
  return lang === 'en' || lang === 'id' ? lang : languageOf(header);
};

/** The item that a page of the player opens. */
const itemIn = (params: unknown): string => {
  const { gameId, courseId, toolId } = Object(params);
  return String(gameId ?? courseId ?? toolId);
};

/**
 * Named by what is in them, they are never asked for again: of the headers that help with that, two
 * dozen on a page's way would weigh as much as a script.
 */
const hashed = {
  decorateReply: false,
  index: false,
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  etag: false,
  lastModified: false,
  acceptRanges: false,
} as const;

/** Serves the built web: ready pages by language, the application for its paths, hashed files. */
export const webRoutes = async (app: FastifyInstance, options: LiveWebOptions) => {
  const built = await readPages(options);
  const { folder } = options;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: '1h',
    globIgnore: [
      'assets/**',
      '**/*.{html,br,gz,map,webmanifest}',
      'package.json',
      'budgets.json',
      'sw.js',
    ],
  });
  const isOffline = Object.keys(options.config.packs).length > 0;
  const { config, assets: brought } = options;
  const { playOrigin } = config;
  await offlineRoutes(app, { folder, playOrigin, isOffline, assets: brought });
  const assets = [
    { prefix: '/assets/', root: join(folder, 'assets') },
    { prefix: '/staff/assets/', root: join(options.staffFolder, 'assets') },
  ];
  for (const place of assets) await app.register(fastifyStatic, { ...place, ...hashed });
  const serveStatic = (name: StaticPage) =>
    app.get(pages[name].path, (request, reply) => {
      // The about page is Indonesian for everybody, unless English is asked for by name.
      const header = name === 'about' ? 'id' : request.headers['accept-language'];
      return built[name][requestedLanguage(request.query, header)].send(request, reply);
    });
  for (const name of staticPages) serveStatic(name);
  for (const { path, kind } of Object.values(pages)) {
    if (kind === 'static') continue;
    const paths = path.endsWith('/*') ? [path, path.slice(0, -2)] : [path];
    for (const each of paths)
      app.get(each, (request, reply) => {
        const link = options.frameFiles.get(itemIn(request.params));
        return built[kind].send(request, link ? reply.header('link', link) : reply);
      });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|idp|assets|sandbox-gateway)\b/.test(path);
    return isPage
      ? reply.redirect('/', 302)
      : sendProblem(request, reply, new Problem('not_found'));
  });
};
