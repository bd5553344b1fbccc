export type { Bundle, BundledFile } from './bundle.ts';
export {
  type Answer,
  mostVoiceBytes,
  type Pack,
  type PackList,
  type PlainWish,
  packBytes,
  type SavedItem,
  type SavedState,
  type SaveFailure,
  type Sound,
  type VoiceLanguage,
  type VoiceList,
  type VoiceOffer,
  type Wish,
} from './packs.ts';
