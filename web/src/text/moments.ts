import { currentLanguage } from '@nobi/client/language';
import { inWib } from '@nobi/contract';

/** A day and an hour as people here read them; empty for what is no moment. */
export const momentInWib = (instant: string): string => {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  return `${inWib(at, currentLanguage(), { dateStyle: 'long', timeStyle: 'short' })} WIB`;
};
