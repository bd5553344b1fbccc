import type { CallShape } from '@nobi/contract';
import type { Product } from '../../product/product.ts';

interface Sending {
  readonly token: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Makes a call of the product as its page would; throws what the product refuses. */
export const send = async (
  { url }: Product,
  shape: CallShape,
  { token, params = {}, body }: Sending,
): Promise<Record<string, unknown>> => {
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name) => params[name] ?? '');
  const word = shape.access === 'staff' ? 'Staff' : 'Token';
  const answer = await fetch(`${url}${path}`, {
    method: shape.method,
    headers: {
      authorization: `${word} ${token}`,
      'accept-language': 'id-ID',
      'idempotency-key': crypto.randomUUID(),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${shape.method} ${path}: ${answer.status} ${await answer.text()}`);
  return Object(await answer.json());
};
