import { randomBytes } from 'node:crypto';
import { type BodyOf, Problem, type profile } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import { Bytes } from '../../http/ready.ts';
import type { CallInput } from '../../http/serve.ts';
import type { PictureProcessor } from '../../pictures/pictures.ts';
import type { Files } from '../../ports/files.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import type { PictureAddresses } from './picture-address.ts';
import type { ProfileRow, ProfileStore } from './profile.store.ts';

const updateByAccount = { name: 'profile', limit: 60, seconds: 3600 };

export interface ProfileDeps {
  readonly store: ProfileStore;
  /** What is not named stays. Answers the profile and the picture it had before. */
  readonly updateAccount: (
    accountId: string,
    changes: BodyOf<typeof profile.update> & { picture?: string },
  ) => Promise<(ProfileRow & { readonly picture_before: string | null }) | undefined>;
  readonly files: Files;
  /** Files that no account has: noted before they are stored, and removed with their note. */
  readonly unclaimed: {
    note(name: string): Promise<unknown>;
    remove(name: string): Promise<unknown>;
  };
  readonly pictures: PictureProcessor;
  readonly throttle: Throttle;
  readonly addresses: PictureAddresses;
  readonly forgetCaller: (accountId: string) => void;
}

export const profileService = (deps: ProfileDeps) => {
  const { store, files, pictures, throttle } = deps;

  const profileOf = ({ picture, ...row }: ProfileRow) => ({
    ...row,
    profile_picture: picture === null ? null : deps.addresses.sign(picture),
  });

  /** The one file that belongs to this form; any other is a mistake of the sender. */
  const pictureOf = ({
    profile_picture: picture,
    ...others
  }: CallInput<typeof profile.update>['files']) => {
    if (Object.keys(others).length > 0) throw new Problem('invalid_input');
    return picture;
  };

  const keepPicture = async (bytes: Uint8Array): Promise<string> => {
    const name = randomBytes(18).toString('base64url');
    const redrawn = await pictures.redraw(bytes);
    await deps.unclaimed.note(name);
    await files.put(name, redrawn);
    return name;
  };

  return {
    async show(_input: unknown, caller: Caller) {
      const row = await store.find(caller.accountId);
      if (!row) throw new Problem('not_found');
      return profileOf(row);
    },

    async update({ body, files: uploads }: CallInput<typeof profile.update>, caller: Caller) {
      const upload = pictureOf(uploads);
      await throttle.take(updateByAccount, caller.accountId);
      const picture = upload && (await keepPicture(upload));
      const row = await deps.updateAccount(caller.accountId, {
        ...body,
        ...(picture && { picture }),
      });
      if (!row) throw new Problem('not_found');
      const { picture_before: before, ...after } = row;
      if (before && before !== after.picture) await deps.unclaimed.remove(before);
      deps.forgetCaller(caller.accountId);
      return profileOf(after);
    },

    async picture({ params, query }: CallInput<typeof profile.picture>) {
      const isOpen = deps.addresses.opens(params.picture, query.ticket);
      const bytes = isOpen ? await files.get(params.picture) : undefined;
      if (!bytes) throw new Problem('not_found');
      return new Bytes(bytes, 'image/webp');
    },
  };
};

export type ProfileService = ReturnType<typeof profileService>;
