import type { ReplyOf, staff } from '@nobi/contract';
import { currentLanguage } from '../../language.ts';

export type Package = ReplyOf<typeof staff.package>;
export type PackageRow = Omit<Package, 'findings'>;

export const packageTitle = (shown: Pick<Package, 'title_id' | 'title_en'>) =>
  currentLanguage() === 'id' ? shown.title_id : shown.title_en;

export const asMegabytes = (bytes: number) =>
  `${new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(bytes / 1e6)} MB`;

export const stateColour = {
  waiting: 'warning',
  published: 'success',
  replaced: 'default',
  withdrawn: 'default',
} as const;
