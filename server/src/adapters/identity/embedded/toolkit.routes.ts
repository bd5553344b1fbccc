import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../../../database/database.ts';
import { languageOf } from '../../../http/language.ts';
import { IdentityFailure } from '../../../ports/identity.ts';
import type { AccountRow } from './account.store.ts';
import type { Accounts } from './accounts.ts';
import type { KnownDevices } from './devices/known-devices.ts';
import { type IdTokens, tokenLifetimeSeconds } from './id-token.ts';
import type { Background } from './reset/reset.routes.ts';
import type { PasswordReset } from './reset/reset.ts';
import type { SignIn } from './sign-in.ts';
import { networkOf, quotas } from './throttle.rules.ts';
import type { Throttle } from './throttle.store.ts';
import { readReset, readSendCode, readSignIn, readSignUp } from './toolkit.rules.ts';
import { ToolkitError, type ToolkitWord, toolkitBody } from './toolkit-error.ts';

interface Toolkit {
  readonly accounts: Accounts;
  readonly bySubject: (subject: string) => Promise<AccountRow | undefined>;
  readonly tokens: IdTokens;
  readonly signIn: SignIn;
  readonly reset: PasswordReset;
  readonly throttle: Throttle;
  readonly devices: KnownDevices;
  readonly later: Background;
  readonly enumerationProtection: boolean;
}

const maxBodyBytes = 16_384;
const busySeconds = 5;

const words = {
  email_taken: 'EMAIL_EXISTS',
  weak_password: 'WEAK_PASSWORD',
  password_rules: 'WEAK_PASSWORD',
  refused: 'INVALID_ARGUMENT',
} as const satisfies Partial<Record<IdentityFailure['reason'], ToolkitWord>>;

const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof IdentityFailure && error.reason !== 'unavailable')
    return reply.code(400).send(toolkitBody(400, words[error.reason]));
  if (error instanceof DatabaseUnavailable || error instanceof IdentityFailure)
    return reply.code(503).header('retry-after', busySeconds).send(toolkitBody(503, 'UNAVAILABLE'));
  if (error instanceof ToolkitError) {
    if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
    return reply.code(400).send(toolkitBody(400, error.word));
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return reply.code(status).send(toolkitBody(status, 'INVALID_ARGUMENT'));
  request.log.error({ err: error }, 'an identity call failed');
  return reply.code(500).send(toolkitBody(500, 'INTERNAL'));
};

const signUpRoute = (
  scope: FastifyInstance,
  { accounts, bySubject, tokens, throttle, enumerationProtection }: Toolkit,
) => {
  scope.post('/idp/v1/accounts::signUp', async (request) => {
    const fields = readSignUp(request.body);
    // Its answer tells whether the address is known, and our own sign-up does without it.
    if (enumerationProtection) throw new ToolkitError('OPERATION_NOT_ALLOWED');
    const turn = await throttle.take(
      { kind: 'accounts-from', of: networkOf(request.ip) },
      quotas.accountsPerAddress,
    );
    if (turn.waitSeconds > 0)
      throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER', turn.waitSeconds);
    const subject = await accounts.create({ ...fields, origin: 'direct' });
    const account = await bySubject(subject);
    if (!account) throw new ToolkitError('EMAIL_EXISTS');
    return {
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: subject,
      email: account.email,
      displayName: account.displayName,
      idToken: await tokens.issue(account),
      expiresIn: String(tokenLifetimeSeconds),
    };
  });
};

const signInRoute = (scope: FastifyInstance, { signIn, tokens, devices }: Toolkit) => {
  scope.post('/idp/v1/accounts::signInWithPassword', async (request, reply) => {
    const device = devices.deviceOf(request);
    const account = await signIn({ ...readSignIn(request.body), address: request.ip, device });
    await devices.remember(account.subject, request, reply);
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId: account.subject,
      email: account.email,
      displayName: account.displayName,
      registered: true,
      idToken: await tokens.issue(account),
      expiresIn: String(tokenLifetimeSeconds),
    };
  });
};

const resetCalls = (scope: FastifyInstance, toolkit: Toolkit) => {
  const { reset, later, devices, enumerationProtection } = toolkit;
  scope.post('/idp/v1/accounts::sendOobCode', async (request) => {
    const { email } = readSendCode(request.body);
    const language = languageOf(request.headers['accept-language']);
    const device = devices.deviceOf(request);
    const resetRequest = { email, language, address: request.ip, device };
    await reset.countLetter(resetRequest);
    if (enumerationProtection) later.add(() => reset.writeLetter(resetRequest));
    else if (!(await reset.writeLetter(resetRequest))) throw new ToolkitError('EMAIL_NOT_FOUND');
    return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
  });

  scope.post('/idp/v1/accounts::resetPassword', async (request, reply) => {
    const { code, password } = readReset(request.body);
    const person =
      password === undefined ? await reset.check(code) : await reset.use(code, password);
    if (password !== undefined) await devices.remember(person.subject, request, reply);
    return {
      kind: 'identitytoolkit#ResetPasswordResponse',
      email: person.email,
      requestType: 'PASSWORD_RESET',
    };
  });
};

/** Identity Toolkit's four calls, in JSON alone, so that no form of a foreign site can make them. */
export const toolkitRoutes = (scope: FastifyInstance, toolkit: Toolkit) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    scope.getDefaultJsonParser('error', 'error'),
  );
  scope.setErrorHandler(answerFailure);
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  signUpRoute(scope, toolkit);
  signInRoute(scope, toolkit);
  resetCalls(scope, toolkit);
};
