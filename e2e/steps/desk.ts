import type { SignedIn } from '../product/family.ts';
import { signedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';

const post = (url: string, token: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Somebody of the staff. */
export const staffPerson = async (product: Product): Promise<SignedIn> => {
  const person = await signedIn(product);
  await product.db.query(
    `with chosen as (update account set is_staff = true where email = $1 returning id)
     select pg_notify('caller_changed', id::text) from chosen`,
    [person.email],
  );
  return person;
};

/** A family's question, as its support page would send it; answers the ticket's id. */
export const askQuestion = async ({ url }: Product, { token }: SignedIn, subject: string) => {
  const body = { subject, message: `Tentang ${subject}: bagaimana caranya?`, category: 'general' };
  const answer = await post(`${url}/api/feedback/support/`, token, body);
  const { ticket_id: ticket } = Object(await answer.json());
  return String(ticket);
};

export const answerQuestion = async (
  { url }: Product,
  { token }: SignedIn,
  { ticket, response }: { ticket: string; response: string },
) => {
  await post(`${url}/api/staff/tickets/${ticket}/answer/`, token, { response });
};
