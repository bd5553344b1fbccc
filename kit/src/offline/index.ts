export type { Bundle, BundledFile } from './bundle.ts';
export {
  type Answer,
  type Pack,
  type PackList,
  packBytes,
  type SavedItem,
  type SavedState,
  type SaveFailure,
  type Wish,
} from './packs.ts';
