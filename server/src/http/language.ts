import type { Language } from '@nobi/contract';

/** Indonesian when the reader asks for it first or before English, else English (RFC 9110, 12.5.4). */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  if (!acceptLanguage) return 'en';
  const languages = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of languages) {
    // `in` is the code that old Android phones still send for Indonesian.
    if (/^(id|in)(-|$)/.test(tag)) return 'id';
    if (/^en(-|$)/.test(tag)) return 'en';
  }
  return 'en';
};
