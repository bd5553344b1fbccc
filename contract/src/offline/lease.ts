import * as z from 'zod/mini';
import { plan } from '../payments/plan.ts';

/** What stands in a token is read, never trusted, until its signature has been checked. */
const quietWindow = z.object({ days: z.array(z.int()), from: z.string(), to: z.string() });

const leasedChild = z.object({
  id: z.string(),
  nickname: z.nullable(z.string()),
  animal: z.string(),
  /** Three pictures let this child in; only the server can check them. */
  has_secret: z.boolean(),
  zone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']),
  weekday_minutes: z.nullable(z.int()),
  weekend_minutes: z.nullable(z.int()),
  quiet: z.array(quietWindow),
  /** What was added to one day, and until when it lifts quiet windows: milliseconds since 1970. */
  extra: z.object({ day: z.string(), minutes: z.int(), until: z.nullable(z.number()) }),
  /** Minutes of its day at `iat`. */
  used: z.int(),
  is_steady: z.boolean(),
  has_nobi: z.boolean(),
});
export type LeasedChild = z.output<typeof leasedChild>;

/** What a lease says; times in seconds since 1970, as every JWT has them. */
export const leaseClaims = z.object({
  /** The family under a name of its own, the same for all its devices. */
  sub: z.string(),
  /** The session it was given to. */
  sid: z.string(),
  plan: z.nullable(plan),
  children: z.array(leasedChild),
  /** Whom Nobi names to a child in need. */
  help: z.optional(z.object({ phone: z.string(), whats_app: z.string() })),
  /** A point of P-256: what a child tells of a need is sealed with it for the server alone. */
  seal: z.optional(z.string()),
  iat: z.int(),
  exp: z.int(),
});
export type LeaseClaims = z.output<typeof leaseClaims>;

/** The part of a public key that differs from lease to lease: P-256, in base64url. */
export interface LeaseKey {
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}
