import type { CallShape } from '@nobi/contract';
import type { Product } from '../../product/product.ts';
import { headersOf } from '../console.ts';

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
  const answer = await fetch(`${url}${path}`, {
    method: shape.method,
    headers: {
      ...(shape.access === 'staff' ? headersOf(token) : { authorization: `Token ${token}` }),
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
