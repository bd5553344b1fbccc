import { GatewayFailure } from '../../../ports/payment.ts';
import type { Reply } from '../gateway-client.ts';
import { refusal } from './replies.ts';

/** The closed word of a refusal, or nothing. */
export const refusalOf = (reply: Reply): string => {
  const read = reply === 'no_reply' ? undefined : refusal.safeParse(reply.body);
  return read?.success ? read.data.error_code.slice(0, 80) : '';
};

/** Only a plain refusal (4xx) is final; redirects, floods, faults and riddles may pass. */
export const failureOf = (reply: Reply): GatewayFailure => {
  if (reply === 'no_reply') return new GatewayFailure('unavailable', 'The gateway did not answer.');
  const { status } = reply;
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return new GatewayFailure(
    isRefusal ? 'rejected' : 'unavailable',
    `The gateway answered ${status}. ${refusalOf(reply)}`.trim(),
  );
};
