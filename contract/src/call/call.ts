import type * as z from 'zod/mini';
import type { StaffRole } from '../staff/roles.ts';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. The server enforces it; the access matrix test is generated from it. */
export type Access = 'public' | 'account' | 'subscriber' | 'adult' | 'staff';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call between browser and server: everything both sides need to know of it. */
export interface CallShape {
  readonly method: Method;
  /** With `{name}` for parameters; trailing slashes are the product's own. */
  readonly path: string;
  readonly access: Access;
  /** Of staff calls: who of the staff may make it; one of these roles is enough. */
  readonly role?: readonly StaffRole[];
  /** Of staff calls that weigh most: the second factor was proven within the last five minutes. */
  readonly proof?: 'fresh';
  /** One sentence for the reader of the API page. */
  readonly says: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
  /** Server-sent events by name, for who accepts `text/event-stream`; failures before the first
   * event are answered as ever. */
  readonly stream?: Readonly<Record<string, z.ZodMiniType>>;
  /** The codes this call answers beside those of its access word. */
  readonly errors?: readonly ErrorCode[];
  /** `multipart`: a form with files; `raw`: the body is checked as bytes (signed notifications). */
  readonly encoding?: 'json' | 'multipart' | 'raw';
  /** Of a multipart form: the largest file it takes, in MB; 5 if not said. */
  readonly largestFile?: number;
  /** Of a raw body: how many bytes it may have, in kB; 64 if not said. */
  readonly largestBody?: number;
  /** Where the browser looks for the words of an error, beside `error`. */
  readonly errorField?: 'detail';
  /** The scheme the browser sends; the server takes either. */
  readonly scheme?: 'Token' | 'Bearer';
  /** Takes an `Idempotency-Key`: tried again with the same key, the call writes nothing new. */
  readonly isKeyed?: true;
  /** Part of the product's specification, or an addition to it. */
  readonly origin: 'specified' | 'added';
}

export type ParamsOf<C extends CallShape> = C['params'] extends z.ZodMiniType
  ? z.output<C['params']>
  : undefined;
export type QueryOf<C extends CallShape> = C['query'] extends z.ZodMiniType
  ? z.output<C['query']>
  : undefined;
export type BodyOf<C extends CallShape> = C['body'] extends z.ZodMiniType
  ? z.output<C['body']>
  : undefined;
export type ReplyOf<C extends CallShape> = z.output<C['reply']>;

/** The form of an `Idempotency-Key`. */
export const keyForm = /^[\w-]{16,64}$/;

/** A call of the staff that named no role would be nobody's. */
type Named<C extends CallShape> = C['access'] extends 'staff'
  ? { readonly role: readonly StaffRole[] }
  : { readonly role?: never; readonly proof?: never };

/** Declares a call; the compiler keeps its exact shape for both ends. */
export const call = <const C extends CallShape>(shape: C & Named<C>): C => shape;
