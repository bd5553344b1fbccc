import type { CallShape, ReplyOf } from '@nobi/contract';
import * as z from 'zod/mini';

/** What did not go as it must; its message is what the operator reads. */
export class Fault extends Error {}

const answersWithinMs = 15_000;

interface Sending {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
}

const addressOf = (origin: string, { path }: CallShape, { params, query }: Sending) => {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  return `${origin}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`;
};

const codeIn = z.object({ code: z.string() });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const check = <Schema extends CallShape['reply']>(schema: Schema, answer: unknown) =>
  schema.safeParse(answer);

/** A refused port, a name that is not there, a certificate: `fetch` says it in the cause. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
};

/** One address of the installation, within fifteen seconds. */
const open = async (address: string, init: RequestInit = {}) => {
  try {
    return await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(answersWithinMs),
      ...init,
    });
  } catch (error) {
    throw new Fault(`${new URL(address).host} did not answer: ${reasonOf(error)}`);
  }
};

/** A running installation as a browser reaches it: by HTTP alone. */
export const installationAt = (origin: string) => ({
  origin,
  open,

  /** Makes a call of the contract and holds the answer to its schema. */
  async ask<const C extends CallShape>(shape: C, sending: Sending = {}): Promise<ReplyOf<C>> {
    const { token, key, body } = sending;
    const response = await open(addressOf(origin, shape, sending), {
      method: shape.method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Token ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = jsonOf(await response.text());
    const named = `${shape.method} ${shape.path}`;
    if (!response.ok) {
      const code = codeIn.safeParse(answer).data?.code ?? '';
      throw new Fault(`${named} answered ${response.status} ${code}`.trimEnd());
    }
    const reply = check<C['reply']>(shape.reply, answer);
    if (!reply.success) throw new Fault(`${named} answered something else than it promises`);
    return reply.data;
  },
});

export type Installation = ReturnType<typeof installationAt>;
