import type { CompanyLogo } from '@nobi/contract';
import type { LetterLogo } from '../../../mail/letter.ts';
import type { Seller } from './seller.ts';

/** Whose logo receipts and invoices show. */
export interface Company {
  readonly name: string;
  readonly logo: CompanyLogo | undefined;
}

/** The logo is the one of today: what another company sold does not carry it. */
export const ifSold = (company: Company, { name }: Seller): Company =>
  name === null || name === company.name ? company : { ...company, logo: undefined };

/** A letter is kept for years: it names the logo without its version, and shows the one of that day. */
export const letterLogo = ({ name, logo }: Company, publicUrl: string): LetterLogo | undefined => {
  if (!logo) return undefined;
  const { width, height } = logo;
  return { name, width, height, link: new URL(logo.address.split('?')[0] ?? '', publicUrl).href };
};
