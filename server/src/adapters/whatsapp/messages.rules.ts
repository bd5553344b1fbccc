import * as z from 'zod/mini';
import type { WhatsAppMessage } from '../../ports/whatsapp.ts';

const text = z.object({
  from: z.string().check(z.regex(/^[1-9]\d{6,14}$/)),
  id: z.string().check(z.minLength(1), z.maxLength(512)),
  timestamp: z.string().check(z.regex(/^\d{1,12}$/)),
  type: z.literal('text'),
  text: z.object({ body: z.string().check(z.maxLength(4096)) }),
});

const notification = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.optional(z.object({ phone_number_id: z.string() })),
            messages: z.optional(z.array(z.unknown())),
          }),
        }),
      ),
    }),
  ),
});

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
};

/** The texts to one of our numbers. Pictures, receipts and whatever Meta adds are passed over. */
export const messagesIn = (
  body: Uint8Array,
  phoneId: string,
): readonly WhatsAppMessage[] | 'malformed' => {
  const read = notification.safeParse(parsed(body));
  if (!read.success) return 'malformed';
  return read.data.entry
    .flatMap(({ changes }) => changes)
    .filter(
      ({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneId,
    )
    .flatMap(({ value }) => value.messages ?? [])
    .flatMap((message) => {
      const one = text.safeParse(message);
      if (!one.success) return [];
      const { id, from, timestamp } = one.data;
      return [
        { id, from: `+${from}`, at: new Date(Number(timestamp) * 1000), text: one.data.text.body },
      ];
    });
};
