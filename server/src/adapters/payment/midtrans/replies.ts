import * as z from 'zod/mini';

const code = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const amount = z.union([z.string(), z.number()]);
const optionalText = z.catch(z.optional(z.string()), undefined);

/** Answer of Snap to a new page. */
export const pageReply = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(255)),
  redirect_url: z.string().check(z.maxLength(2000)),
});

/** Refusals of Snap. */
export const snapErrors = z.object({ error_messages: z.array(z.string()) });

/** A transaction, with what we use of it. Unknown fields pass, missing ones are allowed. */
export const transactionReply = z.object({
  transaction_status: z.string(),
  order_id: z.string(),
  transaction_id: z.string(),
  gross_amount: amount,
  currency: optionalText,
  fraud_status: optionalText,
  payment_type: optionalText,
  transaction_time: optionalText,
  settlement_time: optionalText,
  va_numbers: z.catch(
    z.optional(z.array(z.object({ va_number: z.string(), bank: optionalText }))),
    undefined,
  ),
  permata_va_number: optionalText,
  biller_code: optionalText,
  bill_key: optionalText,
  payment_code: optionalText,
  store: optionalText,
  refunds: z.catch(
    z.optional(
      z.array(
        z.object({
          refund_key: optionalText,
          refund_amount: z.catch(z.optional(amount), undefined),
          created_at: optionalText,
        }),
      ),
    ),
    undefined,
  ),
  metadata: z.catch(
    z.optional(
      z.object({
        extra_info: z.object({ gross_amount_info: z.object({ original_amount: amount }) }),
      }),
    ),
    undefined,
  ),
});
export type TransactionReply = z.output<typeof transactionReply>;

/** The code of the Core API is in the body: HTTP itself often says 200. */
export const coreReply = z.object({ status_code: code, status_message: optionalText });
