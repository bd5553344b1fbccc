import { chat, chatControls, chatConversations } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { HistoryService } from './history/history.service.ts';
import type { ChatService } from './pipeline/chat.service.ts';
import type { StatusService } from './quota/status.service.ts';
import type { ParentalControlsService } from './settings/parental-controls.service.ts';
import type { TranscriptionService } from './voice/transcription.service.ts';

export interface ChatServices {
  readonly questions: ChatService;
  readonly quota: StatusService;
  readonly history: HistoryService;
  readonly voice: TranscriptionService;
  readonly parentalControls: ParentalControlsService;
}

export const chatRoutes = (serve: Serve, services: ChatServices) => {
  const { questions, quota, history, voice, parentalControls } = services;
  serve(chat.ask, questions.ask);
  serve(chatConversations.status, quota.status);
  serve(chatConversations.history, history.history);
  serve(chatConversations.forgetConversation, history.forgetConversation);
  serve(chatConversations.transcribe, voice.transcribe);
  serve(chatControls.settings, parentalControls.settings);
  serve(chatControls.saveSettings, parentalControls.saveSettings);
  serve(chatControls.export, parentalControls.export);
  serve(chatControls.forgetAll, parentalControls.forgetAll);
  serve(chatControls.familyHistory, history.familyHistory);
  serve(chatControls.flags, parentalControls.flags);
  serve(chatControls.seeFlags, parentalControls.seeFlags);
};
