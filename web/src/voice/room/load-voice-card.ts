import { VoiceCard } from './voice-card.tsx';
import { loadMessages } from './words.ts';

/** With its words. */
export const loadVoiceCard = async () => {
  await loadMessages();
  return VoiceCard;
};
