import type { Language } from '@nobi/contract';

/** Who sold, as an invoice has to say; null is what the operator has not named. */
export interface Seller {
  readonly name: string | null;
  readonly address: string | null;
  readonly registration: string | null;
}

const words = {
  en: { from: 'From', address: 'Address', registration: 'Registration' },
  id: { from: 'Dari', address: 'Alamat', registration: 'Nomor pendaftaran' },
};

/** The rows of an invoice or receipt that say who sold; the product's name only where nobody is named. */
export const sellerRows = (
  { name, address, registration }: Seller,
  language: Language,
): (readonly [label: string, value: string])[] => {
  const text = words[language];
  return [
    [text.from, name ?? 'Nobi'],
    ...(address === null ? [] : [[text.address, address] as const]),
    ...(registration === null ? [] : [[text.registration, registration] as const]),
  ];
};
