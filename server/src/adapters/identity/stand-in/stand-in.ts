import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { choiceRoutes } from './choice.routes.ts';
import { type SignInBook, signInBook } from './people.ts';

export interface StandInOptions {
  readonly port: number;
  readonly redirectUri: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The first one signs. */
  readonly keys?: readonly JWK[];
}

/** A key that the stand-in can sign with, and whoever runs it too. */
export const newSigningKey = async (kid: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
};

/** Whoever signs in chooses an account every time, as at Google. */
const alwaysChoosing = () => {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
};

const lifetimes = {
  AccessToken: 300,
  AuthorizationCode: 60,
  Grant: 600,
  IdToken: 600,
  Interaction: 600,
  Session: 600,
};

const clientOf = ({ clientId, clientSecret, redirectUri }: StandInOptions) => ({
  client_id: clientId,
  client_secret: clientSecret,
  redirect_uris: [redirectUri],
  response_types: ['code' as const],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'client_secret_post' as const,
});

const configurationOf = (
  options: StandInOptions,
  keys: readonly JWK[],
  signIns: SignInBook,
): Configuration => ({
  clients: [clientOf(options)],
  jwks: { keys },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // As Google does: all of it in the id_token.
  conformIdTokenClaims: false,
  findAccount(_context, sub) {
    const person = signIns.find(sub);
    if (!person) return undefined;
    const { email, name, isVerified } = person;
    return { accountId: sub, claims: () => ({ sub, email, email_verified: isVerified, name }) };
  },
  pkce: { required: () => true },
  cookies: { keys: [options.clientSecret] },
  features: { devInteractions: { enabled: false } },
  interactions: { policy: alwaysChoosing(), url: (_context, { uid }) => `/choose/${uid}` },
  // Choosing an account is consent enough for a stand-in.
  async loadExistingGrant({ oidc: { client, session, provider } }) {
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  ttl: lifetimes,
});

/** Hands everything else to the provider, body unread. */
const providerRoutes = (scope: FastifyInstance, provider: Provider) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const answer = provider.callback();
  scope.all('/*', async (request, reply) => {
    reply.hijack();
    await answer(request.raw, reply.raw);
  });
};

/**
 * A certified OpenID provider in Google's place, on this machine only: everybody may be anybody.
 * For development and tests; its library is not there in production.
 */
export const startStandIn = async (options: StandInOptions) => {
  const keys = options.keys ?? [await newSigningKey('stand-in')];
  const issuer = `http://127.0.0.1:${options.port}`;
  const signIns = signInBook();
  const provider = new Provider(issuer, configurationOf(options, keys, signIns));
  const app = Fastify({ forceCloseConnections: true });
  app.register((scope, _options, done) => {
    choiceRoutes(scope, { provider, signIns, leadsTo: new URL(options.redirectUri).origin });
    done();
  });
  app.register((scope, _options, done) => {
    providerRoutes(scope, provider);
    done();
  });
  await app.listen({ host: '127.0.0.1', port: options.port });
  return { issuer, stop: () => app.close() };
};
