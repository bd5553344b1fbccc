import type { Product } from '../product/product.ts';
import { consoleToken, headersOf, staffPerson } from './console.ts';

const call = async (
  { url }: Product,
  token: string,
  { path, body }: { path: string; body?: FormData },
) => {
  const answer = await fetch(`${url}/api/staff/packages/${path}`, {
    method: 'POST',
    headers: headersOf(token),
    ...(body && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return Object(JSON.parse(text));
};

const newToken = async (product: Product) => consoleToken(product, await staffPerson(product));

/** Has two of the staff bring a package to the shelves, by the console's own calls; answers its id. */
export const publishGuest = async (product: Product, archive: Buffer): Promise<string> => {
  const body = new FormData();
  body.append('package', new Blob([new Uint8Array(archive)]), 'game.zip');
  const { id, findings } = await call(product, await newToken(product), { path: '', body });
  if (typeof id !== 'string') throw new Error(JSON.stringify(findings));
  await call(product, await newToken(product), { path: `${id}/publish/` });
  return id;
};

export const withdrawGuest = async (product: Product, id: string) =>
  call(product, await newToken(product), { path: `${id}/withdraw/` });
