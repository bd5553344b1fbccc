import { type CompanyDetails, companyPlaces } from '@nobi/contract';

const names = ['name', 'address', 'registration', 'email', 'whatsapp'] as const;

const asText = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The page with the operator's own words where its build left their places. */
export const withCompany = (html: string, company: CompanyDetails): string =>
  html.replace(/%(?:company|support)-\w+%/g, (place) => {
    const name = names.find((each) => companyPlaces[each] === place);
    return name ? asText(company[name]) : place;
  });
