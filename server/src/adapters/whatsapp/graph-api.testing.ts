import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { signatureOf } from './signed-by.rules.ts';

export const graphSettings = {
  WHATSAPP_NUMBER: '+622150000000',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_ACCESS_TOKEN: 'an-access-token-for-tests',
  WHATSAPP_APP_SECRET: 'an-app-secret-for-tests',
  WHATSAPP_VERIFY_TOKEN: 'a-verify-token-for-tests',
};

export interface GraphFaults {
  readonly hang?: boolean;
  readonly status?: number;
  readonly redirectTo?: string;
}

const sending = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().check(z.regex(/^[1-9]\d{6,14}$/)),
  type: z.literal('text'),
  text: z.strictObject({
    preview_url: z.boolean(),
    body: z.string().check(z.minLength(1), z.maxLength(4096)),
  }),
});

const textOf = async (request: IncomingMessage) => {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
const refused = (status: number, code: number, message: string): Answer => ({
  status,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A-trace' } },
});
const write = (response: ServerResponse, { status, body }: Answer) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** As Meta wraps what somebody sent to one of our numbers. */
export const notificationOf = (messages: readonly unknown[], phoneId: string) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '622150000000', phone_number_id: phoneId },
            contacts: [{ profile: { name: 'Ibu' }, wa_id: '6281200000000' }],
            messages,
          },
        },
      ],
    },
  ],
});

export const signed = (body: string, secret = graphSettings.WHATSAPP_APP_SECRET) => ({
  'content-type': 'application/json',
  'x-hub-signature-256': signatureOf(Buffer.from(body), secret),
});

type Take = (to: string, text: string) => Answer;

const answerTo = async (request: IncomingMessage, take: Take): Promise<Answer> => {
  const body = sending.safeParse(JSON.parse(await textOf(request)));
  if (request.headers.authorization !== `Bearer ${graphSettings.WHATSAPP_ACCESS_TOKEN}`)
    return refused(401, 190, 'Invalid OAuth access token.');
  if (!/^\/v\d+\.0\/106540352242922\/messages$/.test(request.url ?? ''))
    return refused(404, 100, 'Unsupported post request.');
  if (!body.success) return refused(400, 100, 'Invalid parameter');
  return take(body.data.to, body.data.text.body);
};

/**
 * The part of Meta's Graph API that we use, over HTTP: it knows the token, the id of the number, the form
 * of a message, and who wrote within a day; nobody else may be written to without a template.
 */
export const graphApi = async () => {
  const sent: { to: string; text: string }[] = [];
  const wroteAt = new Map<string, number>();
  let faults: GraphFaults = {};

  const take: Take = (to, text) => {
    if (Date.now() - (wroteAt.get(to) ?? 0) >= 86_400_000)
      return refused(400, 131_047, 'Re-engagement message');
    sent.push({ to: `+${to}`, text });
    return {
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id: `wamid.${randomBytes(12).toString('base64')}` }],
      },
    };
  };

  const server = createServer(async (request, response) => {
    const { hang, status, redirectTo } = faults;
    if (hang) return;
    if (redirectTo) response.writeHead(307, { location: redirectTo }).end();
    else if (status) write(response, refused(status, 131_000, 'Something went wrong'));
    else write(response, await answerTo(request, take));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    url: `http://127.0.0.1:${port}`,
    /** All that was taken to be delivered, the oldest first. */
    sent,
    sentTo: (number: string) => sent.filter(({ to }) => to === number).map(({ text }) => text),
    fail(next: GraphFaults) {
      faults = next;
    },
    /** What the phone of `from` sends, as one message of a notification. */
    message(from: string, text: string, at = new Date()) {
      const number = from.replace('+', '');
      wroteAt.set(number, at.getTime());
      return {
        from: number,
        id: `wamid.${randomBytes(16).toString('hex')}`,
        timestamp: String(Math.floor(at.getTime() / 1000)),
        type: 'text',
        text: { body: text },
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
