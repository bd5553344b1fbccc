import { WhatsappReport } from './whatsapp-report.tsx';
import { loadMessages } from './words.ts';

/** With its words. */
export const loadWhatsappReport = async () => {
  await loadMessages();
  return WhatsappReport;
};
