import { currentLanguage } from '@nobi/client/language';
import type { ReplyOf, staff } from '@nobi/contract';

export type Package = ReplyOf<typeof staff.package>;
export type PackageRow = Omit<Package, 'findings'>;

export const packageTitle = (shown: Pick<Package, 'title_id' | 'title_en'>) =>
  currentLanguage() === 'id' ? shown.title_id : shown.title_en;

/** Small ones in kB, so that nothing weighs 0 MB. */
export const asMegabytes = (bytes: number) => {
  const [count, unit] = bytes < 100_000 ? [bytes / 1000, 'kB'] : [bytes / 1e6, 'MB'];
  const format = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 });
  return `${format.format(count)} ${unit}`;
};

export const stateColour = {
  waiting: 'warning',
  published: 'success',
  replaced: 'default',
  withdrawn: 'default',
} as const;
