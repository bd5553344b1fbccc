import type { FastifyInstance } from 'fastify';
import { byIssuer } from '../adapters/identity/by-issuer.ts';
import { callbackPath } from '../adapters/identity/oidc/popup.routes.ts';
import { secretNamed } from '../database/secrets.store.ts';
import type { Settings } from '../settings/settings.ts';
import { type Context, now } from './context.ts';
import type { PickedIdentity } from './identity.ts';

type Client = NonNullable<Settings['openid']>;

/** Its library is none of production's, so it is fetched only where it is asked for. */
const startDemo = async ({ settings, db }: Context) => {
  const { startStandIn } = await import('../adapters/identity/stand-in/stand-in.ts');
  const clientId = 'nobi-demo';
  const clientSecret = await secretNamed(db, 'demo-openid');
  const { issuer, stop } = await startStandIn({
    port: settings.playPort + 1,
    redirectUri: `${settings.publicUrl}${callbackPath}`,
    clientId,
    clientSecret,
  });
  return { client: { issuer, clientId, clientSecret, name: 'Google' }, stop };
};

/** Read where there is a provider alone: it brings the libraries of the protocol, and `fetch`, to memory. */
const openidOf = async ({ settings, db, logger }: Context, client: Client) => {
  const { oidcIdentity } = await import('../adapters/identity/oidc/oidc.ts');
  return oidcIdentity({
    ...client,
    publicUrl: settings.publicUrl,
    secret: await secretNamed(db, 'openid-attempt'),
    patienceSeconds: 6,
    now,
    warn: (what) => logger.warn({ issuer: client.issuer }, `OpenID provider: ${what}`),
  });
};

const withProvider = async (context: Context, home: PickedIdentity, client: Client) => {
  const openid = await openidOf(context, client);
  return {
    ...home,
    provider: byIssuer(home.provider, openid),
    routes: [...home.routes, (app: FastifyInstance) => openid.routes(app)],
  };
};

/** Sets the OpenID provider of the settings beside the passwords, where there is one. */
export const withOpenid = async (context: Context, home: PickedIdentity) => {
  const stop = async () => {};
  const { openid, hasDemoOpenid } = context.settings;
  if (openid) return { ...(await withProvider(context, home, openid)), stop };
  if (!hasDemoOpenid) return { ...home, stop };
  const demo = await startDemo(context);
  return { ...(await withProvider(context, home, demo.client)), stop: demo.stop };
};
