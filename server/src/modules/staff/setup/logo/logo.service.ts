import { type CompanyLogo, Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../../auth/caller.ts';
import type { Database } from '../../../../database/database.ts';
import type { CallInput } from '../../../../http/serve.ts';
import type { PictureProcessor } from '../../../../pictures/pictures.ts';
import type { LiveLogo } from './live-logo.ts';
import { logoPicture, logoVersion } from './logo.rules.ts';
import { logoStore } from './logo.store.ts';

export interface LogoDeps {
  readonly db: Database;
  readonly pictures: PictureProcessor;
  readonly logo: LiveLogo;
}

/** What is told of a logo. */
export const shownLogo = (logo: CompanyLogo | undefined): CompanyLogo | null =>
  logo ? { address: logo.address, width: logo.width, height: logo.height } : null;

const named = (picture: Uint8Array | undefined) => ({
  logo: picture ? logoVersion(picture) : null,
});

/** An administrator shows families the company's own logo, another one, or none. */
export const logoService = ({ db, pictures, logo }: LogoDeps) => {
  const change = async (by: StaffCaller, picture: Uint8Array | undefined) => {
    await db.transaction(async (tx) => {
      const store = logoStore(tx);
      await store.lock();
      const [before, after] = [named(await store.picture()), named(picture)];
      // Pressed twice, it is done once.
      if (before.logo === after.logo) return;
      await (picture ? store.keep(picture) : store.drop());
      const did = picture ? 'setLogo' : 'dropLogo';
      await auditStore(tx).write({ by, did, before, after });
      await store.tell();
    });
    await logo.refresh();
    return { logo: shownLogo(logo.current()) };
  };

  return {
    async set({ files: uploads }: CallInput<typeof staff.setLogo>, by: StaffCaller) {
      const { logo: picture, ...others } = uploads;
      if (!picture || Object.keys(others).length > 0) throw new Problem('invalid_input');
      return change(by, await pictures.redraw(picture, logoPicture));
    },

    drop: (_input: unknown, by: StaffCaller) => change(by, undefined),
  };
};
