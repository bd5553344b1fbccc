import { createHash } from 'node:crypto';
import { Problem, type supportPictures } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import { Bytes } from '../../http/ready.ts';
import type { CallInput } from '../../http/serve.ts';
import type { PictureProcessor } from '../../pictures/pictures.ts';
import type { Files } from '../../ports/files.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import type { SupportPicturesStore } from './pictures.store.ts';

const addByAccount = { name: 'support-picture', limit: 20, seconds: 24 * 3600 };

/** A screenshot must stay readable: its longer side in pixels. */
const screenshot = { width: 1600, height: 1600, fit: 'inside' } as const;

/** Signed addresses: an `<img>` can send no token. */
export interface PictureAddresses {
  sign(picture: string): string;
  opens(picture: string, ticket: string): boolean;
}

export interface SupportPicturesDeps {
  readonly store: SupportPicturesStore;
  readonly files: Files;
  readonly pictures: PictureProcessor;
  readonly throttle: Throttle;
  readonly addresses: PictureAddresses;
  /** Files that no row has yet: noted before they are stored, and forgotten once a message has them. */
  readonly unclaimed: {
    note(name: string): Promise<unknown>;
    forget(name: string): Promise<unknown>;
  };
}

/** The one file of this form. */
const pictureOf = ({ picture, ...others }: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  if (Object.keys(others).length > 0) throw new Problem('invalid_input');
  if (!picture) throw new Problem('field_required');
  return picture;
};

/** The same picture sent twice gets the same name, so a second try adds nothing. */
const nameOf = (ticketId: string, bytes: Uint8Array) =>
  createHash('sha256').update(ticketId).update(bytes).digest('base64url');

/** Pictures that families add to their questions: redrawn, so without place, camera or anything that runs. */
export const supportPicturesService = (deps: SupportPicturesDeps) => {
  const { store, files, throttle, unclaimed } = deps;
  return {
    async addPicture(
      { params, ...form }: CallInput<typeof supportPictures.addPicture>,
      caller: Caller,
    ) {
      const upload = pictureOf(form.files);
      if (!(await store.isTheirs(caller.accountId, params.ticket))) throw new Problem('not_found');
      await throttle.take(addByAccount, caller.accountId);
      const redrawn = await deps.pictures.redraw(upload, screenshot);
      const name = nameOf(params.ticket, redrawn);
      await unclaimed.note(name);
      await files.put(name, redrawn);
      const isTheirs = await store.add(caller.accountId, params.ticket, name);
      if (!isTheirs) throw new Problem('not_found');
      await unclaimed.forget(name);
      return { ticket_id: params.ticket };
    },

    async picture({ params, query }: CallInput<typeof supportPictures.picture>) {
      const isOpen = deps.addresses.opens(params.picture, query.ticket);
      const bytes = isOpen ? await files.get(params.picture) : undefined;
      if (!bytes) throw new Problem('not_found');
      return new Bytes(bytes, 'image/webp');
    },
  };
};

export type SupportPicturesService = ReturnType<typeof supportPicturesService>;
