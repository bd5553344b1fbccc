import { creativity } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { CreativityService } from './creativity.service.ts';
import type { WorksService } from './works.service.ts';

export const creativityRoutes = (serve: Serve, service: CreativityService, works: WorksService) => {
  serve(creativity.list, service.list);
  serve(creativity.one, service.one);
  serve(creativity.record, service.record);
  serve(creativity.report, service.report);
  serve(creativity.load, service.load);
  serve(creativity.keep, service.keep);
  serve(creativity.works, works.list);
  serve(creativity.showWork, works.show);
  serve(creativity.forgetWork, works.forget);
};
