import { randomUUID } from 'node:crypto';
import { callAgain } from './http.ts';

const json = { 'content-type': 'application/json' };

const post = async (
  url: string,
  body: unknown,
  token?: string,
): Promise<Record<string, string>> => {
  const reply = await callAgain(url, {
    method: 'POST',
    headers: { ...json, ...(token && { authorization: `Token ${token}` }) },
    body: JSON.stringify(body),
  });
  return Object.fromEntries(
    Object.entries(Object(JSON.parse(reply.body.toString()))).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
};

export const password = 'rahasia-kuat-1';

/** Signs up over HTTP like a browser. Answers the e-mail. */
export const signUpFamily = async (url: string): Promise<string> => {
  const email = `bench-${randomUUID()}@contoh.id`;
  await post(`${url}/api/user/signup/`, {
    email,
    password,
    display_name: 'Bench',
    whatsapp: '+6281234567890',
  });
  return email;
};

/** Signs up, logs in and pays in the demo gateway. Answers the token. */
export const payingFamily = async (url: string): Promise<string> => {
  const email = await signUpFamily(url);
  const { idToken } = await post(`${url}/idp/v1/accounts:signInWithPassword`, {
    email,
    password,
    returnSecureToken: true,
  });
  const { token = '' } = await post(`${url}/api/user/login/`, { id_token: idToken });
  const { redirect_url = '' } = await post(
    `${url}/api/payment/start-payment/`,
    { plan: 'premium' },
    token,
  );
  const paid = await callAgain(redirect_url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ method: 'qris', pay: '1' }).toString(),
  });
  const orderId = new URL(paid.headers.location ?? '').searchParams.get('order_id') ?? '';
  await callAgain(`${url}/api/payment/success-status/?order_id=${orderId}`);
  return token;
};
