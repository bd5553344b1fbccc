import { Problem } from '@nobi/contract';

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An account's id as it came in an address; what cannot be one is not found, like one that is not there. */
export const accountIdOf = (text: string): string => {
  if (!form.test(text)) throw new Problem('not_found');
  return text;
};
