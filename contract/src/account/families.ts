import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { listQuery, listReply, searched } from '../call/list.ts';
import { plan } from '../payments/plan.ts';

/** Families as staff see them; every look at one is kept in the audit log. */
export const staffFamilies = {
  families: call({
    method: 'GET',
    path: '/api/staff/families/',
    access: 'staff',
    role: ['support', 'finance', 'safety', 'administrator'],
    says: 'Families by e-mail, name, WhatsApp number or order id; the newest first.',
    query: z.object({ ...listQuery(['created_at']), search: searched }),
    reply: listReply(
      z.object({
        id: z.string(),
        email: z.string(),
        display_name: z.string(),
        whatsapp: z.nullable(z.string()),
        created_at: z.string(),
        plan: z.nullable(plan),
        paid_until: z.nullable(z.string()),
        is_suspended: z.boolean(),
        is_superuser: z.boolean(),
      }),
    ),
    errors: ['invalid_input'],
    origin: 'added',
  }),
};
