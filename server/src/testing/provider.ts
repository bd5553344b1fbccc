import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What the provider's token call answers; `hang` never does. */
export type TokenAnswer = 'hang' | { status: number; body: string } | { claims: Claims };

type Claims = Readonly<Record<string, unknown>>;

const send = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** A provider that says whatever a test wants said: right signatures under wrong claims, or silence. */
export const startScriptedProvider = async (port: number) => {
  const issuer = `http://127.0.0.1:${port}`;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'scripted', alg: 'RS256', use: 'sig' };
  let next: TokenAnswer = { status: 500, body: '{}' };
  let tokenCalls = 0;

  const description = JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const sign = (claims: Claims) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'scripted' })
      .sign(privateKey);

  const answerToken = async (response: ServerResponse) => {
    tokenCalls += 1;
    if (next === 'hang') return;
    if ('status' in next) {
      send(response, next.status, next.body);
      return;
    }
    const id_token = await sign(next.claims);
    send(
      response,
      200,
      JSON.stringify({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token }),
    );
  };

  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/.well-known/openid-configuration') send(response, 200, description);
    else if (request.url === '/jwks') send(response, 200, JSON.stringify({ keys: [jwk] }));
    else if (request.url === '/token') void answerToken(response);
    else send(response, 404, '{}');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    issuer,
    sign,
    tokenCalls: () => tokenCalls,
    answerNext(answer: TokenAnswer) {
      next = answer;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;
