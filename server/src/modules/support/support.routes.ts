import { contentReport, support, supportPictures } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { SupportPicturesService } from './pictures.service.ts';
import type { ReportContentService } from './report-content.service.ts';
import type { SupportService } from './support.service.ts';

interface SupportServices {
  readonly service: SupportService;
  readonly pictures: SupportPicturesService;
  readonly reports: ReportContentService;
}

export const supportRoutes = (serve: Serve, { service, pictures, reports }: SupportServices) => {
  serve(support.unread, service.unread);
  serve(support.markRead, service.markRead);
  serve(support.questions, service.questions);
  serve(support.question, service.question);
  serve(support.followUp, service.followUp);
  serve(support.send, service.send);
  serve(supportPictures.addPicture, pictures.addPicture);
  serve(supportPictures.picture, pictures.picture);
  serve(contentReport.reportContent, reports.report);
};
