import type { SignedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';
import { consoleToken, headersOf, staffPerson } from './console.ts';

const post = (url: string, headers: Record<string, string>, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A family's question, as its support page would send it; answers the ticket's id. */
export const askQuestion = async ({ url }: Product, { token }: SignedIn, subject: string) => {
  const body = { subject, message: `Tentang ${subject}: bagaimana caranya?`, category: 'general' };
  const answer = await post(
    `${url}/api/feedback/support/`,
    { authorization: `Token ${token}` },
    body,
  );
  const { ticket_id: ticket } = Object(await answer.json());
  return String(ticket);
};

/** Somebody of the staff answers it. */
export const answerQuestion = async (
  product: Product,
  { ticket, response }: { ticket: string; response: string },
) => {
  const token = await consoleToken(product, await staffPerson(product));
  const answer = await post(
    `${product.url}/api/staff/tickets/${ticket}/answer/`,
    headersOf(token),
    { response },
  );
  if (!answer.ok) throw new Error(`The answer was refused: ${answer.status}`);
};
