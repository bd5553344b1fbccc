import { Problem } from '@nobi/contract';

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isAccountId = (text: string): boolean => form.test(text);

/** An account's id as it came in an address; what cannot be one is not found, like one that is not there. */
export const accountIdOf = (text: string): string => {
  if (!isAccountId(text)) throw new Problem('not_found');
  return text;
};
