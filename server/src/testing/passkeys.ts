import { staff } from '@nobi/contract';
import * as z from 'zod/mini';
import { type Authenticator, type Manner, newAuthenticator } from './authenticator.ts';
import { enterConsole, newColleague, type Reached } from './people.ts';
import { freePort } from './ports.ts';
import { type Product, startProduct } from './product.ts';

/** The product at a name: browsers know no passkeys at a bare number. */
export const startAtName = async (): Promise<Product> => {
  const port = await freePort();
  return startProduct({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
};

interface Adding extends Partial<Manner> {
  readonly token: string;
  readonly authenticator?: Authenticator;
  readonly name?: string;
}

/** Makes a passkey with an authenticator and adds it to whoever is signed in. */
export const addPasskey = async (
  product: Reached,
  { token, authenticator = newAuthenticator(), name = 'Laptop', ...manner }: Adding,
) => {
  const begun = await product.send(staff.beginPasskey, { token });
  const options = z.parse(staff.beginPasskey.reply, begun.body);
  const registration = authenticator.create(options, { origin: product.url, ...manner });
  return product.send(staff.addPasskey, { token, body: { name, registration } });
};

/** A colleague with an authenticator app and a passkey, signed in. */
export const colleagueWithPasskey = async (product: Product) => {
  const { email, id } = await newColleague(product);
  const entered = await enterConsole(product, email);
  const authenticator = newAuthenticator();
  await addPasskey(product, { token: entered.token, authenticator });
  return { ...entered, email, id, authenticator };
};

export const ownFactors = async (product: Reached, token: string) =>
  z.parse(staff.ownFactors.reply, (await product.send(staff.ownFactors, { token })).body);
