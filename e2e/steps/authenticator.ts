import type { Page } from '@playwright/test';

/** A device that makes and uses passkeys for this page, as its owner's finger would (CDP's WebAuthn). */
export const deviceWithPasskeys = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** From now on its owner gives no finger, or gives it again. */
    agree: async (isUserVerified: boolean): Promise<void> => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    passkeys: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};

/** A browser from before passkeys. */
export const withoutPasskeys = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
