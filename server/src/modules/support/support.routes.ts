import { contentReport, support } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { ReportContentService } from './report-content.service.ts';
import type { SupportService } from './support.service.ts';

export const supportRoutes = (
  serve: Serve,
  service: SupportService,
  reports: ReportContentService,
) => {
  serve(support.unread, service.unread);
  serve(support.markRead, service.markRead);
  serve(support.questions, service.questions);
  serve(support.question, service.question);
  serve(support.followUp, service.followUp);
  serve(support.send, service.send);
  serve(contentReport.reportContent, reports.report);
};
