import type { CompanyLogo } from '@nobi/contract';
import { notifyCache } from '../../../../catalogue/live/notify-cache.ts';
import type { Database, DatabaseLog } from '../../../../database/database.ts';
import { logoVersion, shownSize } from './logo.rules.ts';
import { logoChanged, logoStore } from './logo.store.ts';

/** One address for ever, so that a letter of last year shows the logo of today. */
export const logoPath = '/company/logo.png';

interface KnownLogo extends CompanyLogo {
  readonly picture: Buffer;
}

export interface LiveLogo {
  /** Undefined where the company has none. */
  current(): KnownLogo | undefined;
  refresh(): Promise<void>;
}

const known = (picture: Buffer): KnownLogo => ({
  picture,
  address: `${logoPath}?v=${logoVersion(picture)}`,
  ...shownSize(picture),
});

/** The company's logo at hand, fresh in this process. */
export const openLogo = async (deps: {
  readonly db: Database;
  readonly log: DatabaseLog;
}): Promise<LiveLogo> => {
  let logo: KnownLogo | undefined;
  const take = async () => {
    const picture = await logoStore(deps.db).picture();
    logo = picture && known(picture);
  };
  const refresh = await notifyCache({ ...deps, channel: logoChanged, take });
  return { current: () => logo, refresh };
};
