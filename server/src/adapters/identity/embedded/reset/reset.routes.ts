import { type ErrorCode, email as emailSchema, isErrorCode, password } from '@nobi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../../../../database/database.ts';
import { languageOf } from '../../../../http/language.ts';
import { acceptForms, type Page, sendPage } from '../../../../http/page.ts';
import { IdentityFailure } from '../../../../ports/identity.ts';
import { isCommonPassword } from '../../../../text/common-passwords.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import { ToolkitError } from '../toolkit-error.ts';
import type { PasswordReset } from './reset.ts';
import {
  askPage,
  choosePage,
  confirmationPage,
  deadLinkPage,
  savedPage,
  wrongPage,
} from './reset-page.ts';

/** Letters whose answer must not wait for them: time would tell whether the e-mail is known. */
export interface Background {
  add(work: () => Promise<unknown>): void;
}

const languageFor = (request: FastifyRequest) => languageOf(request.headers['accept-language']);

/** The address of this page is a key to the account: nothing may keep it or pass it on. */
const send = (reply: FastifyReply, page: Page) =>
  sendPage(reply.header('referrer-policy', 'no-referrer'), page);

const codeShape = /^[A-Za-z0-9_-]{16,100}$/;

const codeOf = (value: unknown) =>
  typeof value === 'string' && codeShape.test(value) ? value : undefined;

const queryCode = (query: unknown) =>
  codeOf(typeof query === 'object' && query && 'code' in query ? query.code : undefined);

const fieldsOf = (body: unknown) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

const firstCode = (issues: readonly { message: string }[] | undefined): ErrorCode => {
  const message = issues?.[0]?.message;
  return isErrorCode(message) ? message : 'invalid_input';
};

const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const language = languageFor(request);
  if (error instanceof ToolkitError) {
    if (error.word === 'INVALID_OOB_CODE' || error.word === 'EXPIRED_OOB_CODE')
      return send(reply, deadLinkPage(language));
    if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
    return send(reply, wrongPage(language, 'too_many_requests', 429));
  }
  if (error instanceof DatabaseUnavailable || error instanceof IdentityFailure)
    return send(reply.header('retry-after', 5), wrongPage(language, 'unavailable', 503));
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500) return send(reply, wrongPage(language, 'invalid_input', status));
  request.log.error({ err: error }, 'a reset page failed');
  return send(reply, wrongPage(language, 'unexpected', 500));
};

interface ResetPages {
  readonly reset: PasswordReset;
  readonly devices: KnownDevices;
  readonly later: Background;
}

/** The pages behind the reset letter: plain forms, no script. */
export const resetRoutes = (scope: FastifyInstance, { reset, devices, later }: ResetPages) => {
  scope.removeAllContentTypeParsers();
  acceptForms(scope);
  scope.setErrorHandler(answerFailure);

  // Opening the page uses nothing up: mail scanners follow links too.
  scope.get('/idp/reset', async (request, reply) => {
    const language = languageFor(request);
    const code = queryCode(request.query);
    if (!code) return send(reply, deadLinkPage(language));
    const { email } = await reset.check(code);
    return send(reply, choosePage({ language, code, email }));
  });

  scope.post('/idp/reset', async (request, reply) => {
    const language = languageFor(request);
    const fields = fieldsOf(request.body);
    const code = codeOf(fields.get('code'));
    if (!code) return send(reply, deadLinkPage(language));
    const newPassword = password.safeParse(fields.get('password'));
    if (!newPassword.success) {
      const { email } = await reset.check(code);
      const error = firstCode(newPassword.error.issues);
      return send(reply, choosePage({ language, code, email, error }));
    }
    // A warning and no block: whoever sends again after it has chosen.
    if (isCommonPassword(newPassword.data) && !fields.has('anyway')) {
      const { email } = await reset.check(code);
      return send(reply, choosePage({ language, code, email, isCommon: true }));
    }
    const { subject } = await reset.use(code, newPassword.data);
    await devices.remember(subject, request, reply);
    return send(reply, savedPage(language));
  });

  scope.get('/idp/forgot', (request, reply) => send(reply, askPage(languageFor(request))));

  scope.post('/idp/forgot', async (request, reply) => {
    const language = languageFor(request);
    const read = emailSchema.safeParse(fieldsOf(request.body).get('email'));
    if (!read.success) return send(reply, askPage(language, firstCode(read.error.issues)));
    const device = devices.deviceOf(request);
    const resetRequest = { email: read.data, address: request.ip, device, language };
    await reset.countLetter(resetRequest);
    later.add(() => reset.writeLetter(resetRequest));
    return send(reply, confirmationPage(language));
  });
};
