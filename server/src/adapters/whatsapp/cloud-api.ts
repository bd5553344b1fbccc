import type { FastifyBaseLogger } from 'fastify';
import type { WhatsApp } from '../../ports/whatsapp.ts';
import { messagesIn } from './messages.rules.ts';
import { isSame, signatureOf } from './signed-by.rules.ts';

/** An older version keeps answering as the oldest that Meta still has. */
const version = 'v24.0';
const patienceMs = 8000;

export interface CloudApiSettings {
  readonly number: string;
  /** Meta's id of that number, which is not the number. */
  readonly phoneId: string;
  readonly accessToken: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  /** In the place of graph.facebook.com; for tests on this machine. */
  readonly url: string;
}

/** A vendor that is slow must not fill the server: what comes beyond these is not sent. */
const mostOnTheirWay = 16;

type Log = Pick<FastifyBaseLogger, 'warn'>;

const post = (settings: CloudApiSettings, to: string, text: string) =>
  fetch(`${settings.url}/${version}/${settings.phoneId}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${settings.accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.replace('+', ''),
      type: 'text',
      // A preview would have Meta open the address.
      text: { preview_url: false, body: text },
    }),
    // A followed redirect would hand the token to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });

/** WhatsApp through Meta's Cloud API. Neither numbers nor texts are ever logged. */
export const cloudApi = (settings: CloudApiSettings, log: Log): WhatsApp => {
  let onTheirWay = 0;

  const send = async (to: string, text: string) => {
    try {
      const response = await post(settings, to, text);
      await response.body?.cancel();
      if (!response.ok) log.warn({ status: response.status }, 'WhatsApp did not take an answer');
      return response.ok;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'WhatsApp is away');
      return false;
    }
  };

  return {
    number: settings.number,
    isVerifyToken: (token) => isSame(token, settings.verifyToken),

    read(rawBody, headers) {
      const signature = headers['x-hub-signature-256'] ?? '';
      if (!isSame(signature, signatureOf(rawBody, settings.appSecret))) return 'forged';
      return messagesIn(rawBody, settings.phoneId);
    },

    async answer(to, text) {
      if (onTheirWay >= mostOnTheirWay) return false;
      onTheirWay += 1;
      return send(to, text).finally(() => {
        onTheirWay -= 1;
      });
    },
  };
};
