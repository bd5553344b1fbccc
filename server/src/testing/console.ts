import { enterConsole } from './people.ts';
import { startProduct } from './product.ts';

/** The first administrator of a product that `startConsole` starts. */
export const boss = { email: 'staf@contoh.id', password: 'rahasia-staf-123' };

/** A product whose first administrator has entered the console. */
export const startConsole = async (settings: Parameters<typeof startProduct>[0] = {}) => {
  const administrator = { STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password };
  const product = await startProduct({ ...settings, ...administrator });
  const { token } = await enterConsole(product, boss.email, boss.password);
  return { product, token };
};
