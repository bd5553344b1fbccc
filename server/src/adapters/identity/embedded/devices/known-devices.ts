import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../../database/database.ts';
import { deviceStore } from './device.store.ts';
import { cookieLivesSeconds, type Device, deviceCookies } from './device-cookie.ts';

interface DevicesContext {
  readonly db: Database;
  readonly secret: string;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Which browsers signed in to which account before. A new password forgets all of an account's. */
export const knownDevices = ({ db, secret, publicUrl, now }: DevicesContext) => {
  const cookies = deviceCookies(secret, publicUrl.startsWith('https:'));
  const store = deviceStore(db);
  const deviceOf = (request: FastifyRequest) => cookies.read(request.headers.cookie);

  return {
    deviceOf,

    /** The device, if it signed in to the account of this e-mail before. */
    async knownTo(email: string, device: Device | undefined): Promise<Device | undefined> {
      return device && (await store.isKnown(email, device.hash)) ? device : undefined;
    },

    /** After the right password: from now on this browser is no stranger to the account. */
    async remember(subject: string, request: FastifyRequest, reply: FastifyReply) {
      const device = deviceOf(request) ?? cookies.make();
      await store.remember(subject, device.hash, now());
      reply.header('set-cookie', cookies.headerFor(device));
    },

    forgetOld: () => store.forgetOld(new Date(now().getTime() - cookieLivesSeconds * 1000)),
  };
};

export type KnownDevices = ReturnType<typeof knownDevices>;
