import { currentLanguage } from '@nobi/client/language';
import { inWib } from '@nobi/contract';

/** To the minute of a clock with 24 hours, for receipts; what is no moment stays as it is. */
export const receiptMoment = (instant: string, language = currentLanguage()): string => {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const moment = inWib(at, language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${moment} WIB`;
};
