import { ReportButton } from './report-button.tsx';
import { loadMessages } from './words.ts';

/** With its words. */
export const loadReportButton = async () => {
  await loadMessages();
  return ReportButton;
};
