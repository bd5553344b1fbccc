import { createRequire } from 'node:module';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { calls } from '@nobi/contract';
import { openApi } from '@nobi/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { Ready, sendReady } from './ready.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Nobi API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/open.js"></script></body></html>`;

const openScript =
  "window.SwaggerUIBundle({url:'/api/openapi.json',dom_id:'#swagger-ui',deepLinking:true})";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** `/api/docs` and `/api/openapi.json`: every call, made from the contract, viewer included. */
export const docsRoutes = async (app: FastifyInstance) => {
  const viewer = join(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'), '..');
  let document: Ready | undefined;
  await app.register(fastifyStatic, {
    root: viewer,
    prefix: '/api/docs/',
    wildcard: false,
    decorateReply: false,
    index: false,
    globIgnore: [
      '**/*.html',
      '**/*.map',
      '**/*.md',
      '**/package.json',
      '**/*es-bundle*',
      '**/index.js',
      '**/absolute-path.js',
    ],
  });
  app.get('/api/openapi.json', (_request, reply) => {
    // Made when somebody asks: most processes are never asked, and all would start later.
    document ??= new Ready(openApi(calls));
    return sendReady(reply, document);
  });
  app.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/open.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(openScript),
  );
};
