import type { CallShape } from '@nobi/contract';

export interface SendOptions {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

export type Send = (
  name: string,
  shape: CallShape,
  options?: SendOptions,
) => Promise<Record<string, unknown>>;

const formOf = (body: unknown) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.set(name, String(value));
  return form;
};

/** Sends a family's calls to whichever product answers there; what is refused is an error. */
export const familySender =
  (origin: string, token: string) =>
  async (name: string, shape: CallShape, { params, query, body }: SendOptions = {}) => {
    const path = shape.path.replace(/\{(\w+)\}/g, (_all, key: string) => params?.[key] ?? key);
    const isForm = shape.encoding === 'multipart';
    const reply = await fetch(`${origin}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method: shape.method,
      headers: {
        authorization: `Token ${token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? formOf(body) : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${text}`);
    const answer: Record<string, unknown> = Object(JSON.parse(text));
    return answer;
  };
