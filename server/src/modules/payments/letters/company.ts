import type { CompanyLogo } from '@nobi/contract';
import type { LetterLogo } from '../../../mail/letter.ts';

/** Who takes the money, as receipts and invoices show it. */
export interface Company {
  readonly name: string;
  readonly logo: CompanyLogo | undefined;
}

/** A letter is kept for years: it names the logo without its version, and shows the one of that day. */
export const letterLogo = ({ name, logo }: Company, publicUrl: string): LetterLogo | undefined => {
  if (!logo) return undefined;
  const { width, height } = logo;
  return { name, width, height, link: new URL(logo.address.split('?')[0] ?? '', publicUrl).href };
};
