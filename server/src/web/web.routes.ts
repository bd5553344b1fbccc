import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Language, Problem, pages } from '@nobi/contract';
import type { FastifyInstance } from 'fastify';
import { readBuilt } from '../built.ts';
import { sendProblem } from '../failures.ts';
import { languageOf } from '../language.ts';
import type { PublicIdentityConfig } from '../ports/identity.ts';
import { BuiltPage, type OtherOrigins } from './built-page.ts';
import { StaffPage } from './staff-page.ts';

/** What the browser's application must know of this installation; no secrets. */
export interface WebConfig {
  readonly identity: PublicIdentityConfig;
  readonly playOrigin: string;
  readonly demoPayments: boolean;
  readonly supportWhatsapp: string;
  readonly supportEmail: string;
}

export interface WebOptions {
  readonly folder: string;
  /** Where staff/build wrote the console. */
  readonly staffFolder: string;
  readonly publicUrl: string;
  readonly config: WebConfig;
  /** For the pages where people log in; the ready pages need none. */
  readonly identityOrigins?: OtherOrigins | undefined;
}

type StaticPage = 'welcome' | 'about' | 'terms';

/** JSON inside a script element must not be able to end that element. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const emptyConfig = /(<script type="application\/json" id="nobi-config">)[\s\S]*?(<\/script>)/;

const fillConfig = (html: string, config: WebConfig) =>
  html.replace(emptyConfig, (_all, open, close) => `${open}${asScriptText(config)}${close}`);

const readPages = async (options: WebOptions) => {
  const { folder, config, publicUrl, identityOrigins } = options;
  const page = async (name: string, others?: OtherOrigins) => {
    const html = await readBuilt(join(folder, `${name}.html`));
    const filled = fillConfig(html, config).replaceAll('https://nobi.example', publicUrl);
    return new BuiltPage(filled, config.playOrigin, others);
  };
  const inBoth = async (name: StaticPage) => ({
    en: await page(`pages/${name}.en`),
    id: await page(`pages/${name}.id`),
  });
  return {
    app: await page('app', identityOrigins),
    staff: new StaffPage(
      fillConfig(await readBuilt(join(options.staffFolder, 'index.html')), config),
      config.playOrigin,
      identityOrigins,
    ),
    welcome: await inBoth('welcome'),
    about: await inBoth('about'),
    terms: await inBoth('terms'),
  };
};

const wantedLanguage = (query: unknown, header: string | undefined): Language => {
  const lang = typeof query === 'object' && query && 'lang' in query ? query.lang : undefined;
  return lang === 'en' || lang === 'id' ? lang : languageOf(header);
};

/** Serves the built web: ready pages by language, the application for its paths, hashed files. */
export const webRoutes = async (app: FastifyInstance, options: WebOptions) => {
  const built = await readPages(options);
  const { folder } = options;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map', 'package.json', 'budgets.json'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${folder}/assets/`) || path.includes(`${folder}\\assets\\`);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  await app.register(fastifyStatic, {
    root: join(options.staffFolder, 'assets'),
    prefix: '/staff/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  const serveStatic = (name: StaticPage) =>
    app.get(pages[name].path, (request, reply) => {
      // The about page is Indonesian for everybody, unless English is asked for by name.
      const header = name === 'about' ? 'id' : request.headers['accept-language'];
      return built[name][wantedLanguage(request.query, header)].send(request, reply);
    });
  for (const name of ['welcome', 'about', 'terms'] as const) serveStatic(name);
  for (const { path, kind } of Object.values(pages)) {
    if (kind === 'static') continue;
    const paths = path.endsWith('/*') ? [path, path.slice(0, -2)] : [path];
    for (const each of paths) app.get(each, (request, reply) => built[kind].send(request, reply));
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
