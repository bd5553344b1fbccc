import { test as base } from '@playwright/test';
import { newPhone, type Phone } from './phone.ts';
import { type Product, startProduct } from './product.ts';

export interface Bus {
  product: Product;
  device: Phone;
}

/** A product and a phone of its own: the servers stop here while others go on. */
export const test = base.extend<Bus>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
  product: async ({}, use) => {
    const product = await startProduct({ OFFLINE: 'on' });
    await use(product);
    await product.stop();
  },
  device: async ({ product }, use) => {
    const device = await newPhone({ baseURL: product.url });
    await use(device);
    await device.lose();
  },
});

export { expect } from '@playwright/test';
