import { chat } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { ChatService } from './chat.service.ts';

export const chatRoutes = (serve: Serve, service: ChatService) => {
  serve(chat.ask, service.ask);
};
