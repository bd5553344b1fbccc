import * as z from 'zod/mini';

const optionalText = z.catch(z.optional(z.string()), undefined);
const amount = z.union([z.string(), z.number()]);
const optionalAmount = z.catch(z.optional(amount), undefined);

/** An invoice, with what we use of it. Its callback token and the payer's data are left behind. */
export const invoiceReply = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  external_id: z.string(),
  status: z.string(),
  amount,
  invoice_url: z.string().check(z.maxLength(2000)),
  currency: optionalText,
  paid_amount: optionalAmount,
  paid_at: optionalText,
  payment_method: optionalText,
  payment_channel: optionalText,
});
export type InvoiceReply = z.output<typeof invoiceReply>;

export const invoiceList = z.array(invoiceReply);

/** A refund; only one that succeeded has moved money. */
const refundReply = z.object({
  status: z.string(),
  amount,
  reference_id: z.catch(z.nullish(z.string()), undefined),
  created: optionalText,
});
export type RefundReply = z.output<typeof refundReply>;

export const refundList = z.object({ data: z.array(refundReply) });

/** Refusals: a closed word, and a sentence for people. */
export const refusal = z.object({ error_code: z.string(), message: optionalText });
