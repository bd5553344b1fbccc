import { callbackPath } from '../adapters/identity/oidc/popup.routes.ts';
import {
  newSigningKey,
  type StandInOptions,
  startStandIn,
} from '../adapters/identity/stand-in/stand-in.ts';
import { freePort } from './ports.ts';
import { startProduct } from './product.ts';

export { newSigningKey };

export const clientId = 'nobi-tests';
export const clientSecret = 'a-secret-of-the-tests';

/** The settings that name the provider at this port of this machine. */
export const openidSettings = (port: number) => ({
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Google',
});

export const standInFor = (
  publicUrl: string,
  { port, keys }: Pick<StandInOptions, 'port' | 'keys'>,
) =>
  startStandIn({
    port,
    redirectUri: `${publicUrl}${callbackPath}`,
    clientId,
    clientSecret,
    ...(keys && { keys }),
  });

/** The whole product with a certified provider in Google's place. */
export const startWithGoogle = async (environment: Record<string, string> = {}) => {
  const port = await freePort();
  const product = await startProduct({ ...openidSettings(port), ...environment });
  const google = await standInFor(product.url, { port });
  return {
    ...product,
    issuer: google.issuer,
    stop: async () => {
      await google.stop();
      await product.stop();
    },
  };
};

export type WithGoogle = Awaited<ReturnType<typeof startWithGoogle>>;
