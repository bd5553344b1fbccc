import type { FastifyInstance } from 'fastify';
import type { KeyRing } from './keys.ts';

const fiveMinutes = 'public, max-age=300';

/** What a verifier elsewhere needs: who issues, and with which public keys. */
export const wellKnownRoutes = (
  scope: FastifyInstance,
  { issuer, publicUrl, keys }: { issuer: string; publicUrl: string; keys: KeyRing },
) => {
  scope.get('/idp/.well-known/openid-configuration', async (_request, reply) =>
    reply.header('cache-control', fiveMinutes).send({
      issuer,
      jwks_uri: `${publicUrl}/idp/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['ES256'],
      subject_types_supported: ['public'],
      response_types_supported: ['id_token'],
      claims_supported: ['sub', 'email', 'email_verified', 'name', 'auth_time', 'sign_in_provider'],
    }),
  );

  scope.get('/idp/.well-known/jwks.json', async (_request, reply) => {
    const list = await keys.publicKeys();
    return reply.header('cache-control', fiveMinutes).send({ keys: list });
  });
};
