import { GatewayFailure } from '../../../ports/payment.ts';
import type { Reply } from '../gateway-client.ts';
import { coreReply, snapErrors } from './replies.ts';

/** What the gateway gave as its reasons, shortened for a log. */
export const reasonsOf = (body: unknown): string => {
  const snap = snapErrors.safeParse(body);
  if (snap.success) return snap.data.error_messages.join('; ').slice(0, 300);
  const core = coreReply.safeParse(body);
  return core.success ? (core.data.status_message ?? '').slice(0, 300) : '';
};

/** The code of an answer: the body's own where it has one (Core API), else that of HTTP. */
export const codeOf = (reply: Exclude<Reply, 'no_reply'>): number => {
  const core = coreReply.safeParse(reply.body);
  const statusCode = core.success ? Number(core.data.status_code) : Number.NaN;
  return Number.isInteger(statusCode) && reply.status < 400 ? statusCode : reply.status;
};

/** Only a plain refusal (4xx) is final; redirects, floods, faults and riddles may pass. */
export const failureOf = (reply: Reply): GatewayFailure => {
  if (reply === 'no_reply') return new GatewayFailure('unavailable', 'The gateway did not answer.');
  const code = codeOf(reply);
  const isRefusal = code >= 400 && code < 500 && code !== 408 && code !== 429;
  return new GatewayFailure(
    isRefusal ? 'rejected' : 'unavailable',
    `The gateway answered ${code}. ${reasonsOf(reply.body)}`.trim(),
  );
};
