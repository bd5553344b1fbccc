import { type ComponentType, lazy } from 'react';
import type { ReportButtonProps } from './report-button.tsx';

/** In a piece of its own: the pages that show it have no byte to spare. Without it they work on. */
export const ReportButton = lazy(
  async (): Promise<{ default: ComponentType<ReportButtonProps> }> => {
    try {
      const { loadReportButton } = await import('./load-report-button.ts');
      return { default: await loadReportButton() };
    } catch {
      return { default: () => null };
    }
  },
);
