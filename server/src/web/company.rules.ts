import {
  type CompanyDetails,
  type CompanyLogo,
  companyLogoPlace,
  companyPlaces,
} from '@nobi/contract';

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

/** The page with the company's logo in its place, or nothing. It waits until a reader comes near. */
export const withLogo = (
  html: string,
  { name, logo }: { readonly name: string; readonly logo: CompanyLogo | undefined },
): string => {
  const picture = logo
    ? `<img src="${logo.address}" alt="${asText(name)}" width="${logo.width}" height="${logo.height}" loading="lazy">`
    : '';
  return html.replaceAll(companyLogoPlace, () => picture);
};
