export { type OwnVoice, openOwnVoice, type VoiceDoing } from './open-own-voice.ts';
export { type VoiceButtons, type VoiceWords, voiceButtons } from './voice-buttons.ts';
