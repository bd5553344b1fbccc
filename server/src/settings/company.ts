import * as z from 'zod/mini';
import type { Output } from './shapes.ts';

const line = (most: number) =>
  z.string().check(z.regex(new RegExp(`^[^\\p{Cc}]{3,${most}}$`, 'u'), 'one line of text'));

/** Who stands behind the product, as the welcome page tells it. */
export const companyExamples = {
  COMPANY_NAME: 'PT Contoh Nobi',
  COMPANY_ADDRESS: 'Jalan Contoh No. 1, Jakarta 10110',
  COMPANY_REGISTRATION: 'NIB 0000000000000',
} as const;

export const companyFields = {
  COMPANY_NAME: z._default(line(120), companyExamples.COMPANY_NAME),
  COMPANY_ADDRESS: z._default(line(240), companyExamples.COMPANY_ADDRESS),
  /** The numbers of registration: NIB, and PSE where there is one. */
  COMPANY_REGISTRATION: z._default(line(160), companyExamples.COMPANY_REGISTRATION),
};

export const readCompany = (environment: Output<typeof companyFields>) => ({
  company: {
    name: environment.COMPANY_NAME,
    address: environment.COMPANY_ADDRESS,
    registration: environment.COMPANY_REGISTRATION,
  },
});

/** What the operator has named; an example names nobody. */
export const namedCompany = ({ company }: ReturnType<typeof readCompany>) => {
  const named = (value: string, example: string) => (value === example ? null : value);
  return {
    name: named(company.name, companyExamples.COMPANY_NAME),
    address: named(company.address, companyExamples.COMPANY_ADDRESS),
    registration: named(company.registration, companyExamples.COMPANY_REGISTRATION),
  };
};

/** Which of them a public product may not keep. */
export const companyLeftAsExample = ({ company }: ReturnType<typeof readCompany>): string[] =>
  [
    ['COMPANY_NAME', company.name],
    ['COMPANY_ADDRESS', company.address],
    ['COMPANY_REGISTRATION', company.registration],
  ].flatMap(([name = '', value = '']) =>
    Object.entries(companyExamples).some((example) => example.join() === `${name},${value}`)
      ? [name]
      : [],
  );
