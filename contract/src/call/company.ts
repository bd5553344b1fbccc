import * as z from 'zod/mini';

/** What the server writes into a ready page in place of these words: who stands behind the product. */
export const companyPlaces = {
  name: '%company-name%',
  address: '%company-address%',
  registration: '%company-registration%',
  email: '%support-email%',
  whatsapp: '%support-whatsapp%',
} as const;

export type CompanyDetails = Readonly<Record<keyof typeof companyPlaces, string>>;

/** Where a ready page shows the company's logo; nothing stands there while there is none. */
export const companyLogoPlace = '%company-logo%';

/** A path of the product, which changes with the picture, and the room that the logo takes in CSS pixels. */
export const companyLogo = z.object({ address: z.string(), width: z.int(), height: z.int() });
export type CompanyLogo = Readonly<z.infer<typeof companyLogo>>;
