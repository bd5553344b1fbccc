/** What the server writes into a ready page in place of these words: who stands behind the product. */
export const companyPlaces = {
  name: '%company-name%',
  address: '%company-address%',
  registration: '%company-registration%',
  email: '%support-email%',
  whatsapp: '%support-whatsapp%',
} as const;

export type CompanyDetails = Readonly<Record<keyof typeof companyPlaces, string>>;
