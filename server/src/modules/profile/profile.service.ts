import { randomBytes } from 'node:crypto';
import { Problem, type profile } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { PictureRoom } from '../../pictures/pictures.ts';
import type { Files } from '../../ports/files.ts';
import { Bytes } from '../../ready.ts';
import type { Asked } from '../../serve.ts';
import type { Throttle } from '../../throttle.ts';
import type { pictureAddresses } from './picture-address.ts';
import type { ProfileRow, ProfileStore } from './profile.store.ts';

const updateByAccount = { name: 'profile', limit: 60, seconds: 3600 };

export interface ProfileDeps {
  readonly store: ProfileStore;
  readonly files: Files;
  readonly pictures: PictureRoom;
  readonly throttle: Throttle;
  readonly addresses: ReturnType<typeof pictureAddresses>;
  readonly forgetCaller: (accountId: string) => void;
}

export const profileService = (deps: ProfileDeps) => {
  const { store, files, pictures, throttle } = deps;

  const shown = ({ picture, ...row }: ProfileRow) => ({
    ...row,
    profile_picture: picture === null ? null : deps.addresses.sign(picture),
  });

  /** The one file that belongs to this form; any other is a mistake of the sender. */
  const pictureOf = ({
    profile_picture: picture,
    ...others
  }: Asked<typeof profile.update>['files']) => {
    if (Object.keys(others).length > 0) throw new Problem('invalid_input');
    return picture;
  };

  const keepPicture = async (bytes: Uint8Array): Promise<string> => {
    const name = randomBytes(18).toString('base64url');
    await files.put(name, await pictures.redraw(bytes));
    return name;
  };

  return {
    async show(_asked: unknown, caller: Caller) {
      const row = await store.find(caller.accountId);
      if (!row) throw new Problem('not_found');
      return shown(row);
    },

    async update({ body, files: sent }: Asked<typeof profile.update>, caller: Caller) {
      const upload = pictureOf(sent);
      await throttle.take(updateByAccount, caller.accountId);
      const picture = upload && (await keepPicture(upload));
      const row = await store.update(caller.accountId, { ...body, ...(picture && { picture }) });
      if (!row) throw new Problem('not_found');
      const { picture_before: before, ...after } = row;
      if (before && before !== after.picture) await files.remove(before);
      deps.forgetCaller(caller.accountId);
      return shown(after);
    },

    async picture({ params, query }: Asked<typeof profile.picture>) {
      const isOpen = deps.addresses.opens(params.picture, query.ticket);
      const bytes = isOpen ? await files.get(params.picture) : undefined;
      if (!bytes) throw new Problem('not_found');
      return new Bytes(bytes, 'image/webp');
    },
  };
};

export type ProfileService = ReturnType<typeof profileService>;
