import { support } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { SupportService } from './support.service.ts';

export const supportRoutes = (serve: Serve, service: SupportService) => {
  serve(support.unread, service.unread);
  serve(support.markRead, service.markRead);
  serve(support.questions, service.questions);
  serve(support.question, service.question);
  serve(support.followUp, service.followUp);
  serve(support.send, service.send);
};
