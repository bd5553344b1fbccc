import { embeddedIdentity } from '../adapters/identity/embedded/embedded.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { now, type Room } from './room.ts';

/** Who proves who somebody is. */
export const pickIdentity = ({ settings, db }: Room) =>
  embeddedIdentity({
    db,
    publicUrl: settings.publicUrl,
    sendLetter: async (letter) => {
      await outboxStore(db).put(letter);
    },
    now,
    enumerationProtection: settings.hidesAccountExistence,
  });
