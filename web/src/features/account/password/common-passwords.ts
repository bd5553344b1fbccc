import { isInFilter } from '@nobi/contract/common-passwords';
import filterUrl from '@nobi/contract/common-passwords.bloom?url';

let loading: Promise<Uint8Array> | undefined;

const load = async () => {
  const response = await fetch(filterUrl);
  if (!response.ok) throw new Error(`The filter was answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/**
 * Whether a password is among the 100,000 most used. The filter is fetched at the first question, so
 * that no password leaves the page before it is chosen.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return isInFilter(await loading, password);
};
