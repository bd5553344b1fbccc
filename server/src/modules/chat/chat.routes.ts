import { chat, chatCare, chatRoom } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { CareService } from './care.service.ts';
import type { ChatService } from './chat.service.ts';
import type { RoomService } from './room.service.ts';

export interface ChatServices {
  readonly talk: ChatService;
  readonly room: RoomService;
  readonly care: CareService;
}

export const chatRoutes = (serve: Serve, { talk, room, care }: ChatServices) => {
  serve(chat.ask, talk.ask);
  serve(chatRoom.status, room.status);
  serve(chatRoom.history, room.history);
  serve(chatRoom.forgetConversation, room.forgetConversation);
  serve(chatRoom.transcribe, room.transcribe);
  serve(chatCare.settings, care.settings);
  serve(chatCare.saveSettings, care.saveSettings);
  serve(chatCare.export, care.export);
  serve(chatCare.forgetAll, care.forgetAll);
  serve(chatCare.flags, care.flags);
  serve(chatCare.seeFlags, care.seeFlags);
};
