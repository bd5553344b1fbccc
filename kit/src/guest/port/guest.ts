/** What an item knows of the world outside its frame. */
import type { PublishedLessons } from '../../manifest/lesson.ts';
import type { PlayEvent, PlayResult, PlayVerb } from '../../play-event.ts';
import type {
  BeginsWith,
  CheckRequest,
  ExportedFile,
  GuestSettings,
  Lang,
  ShownWork,
} from '../../port.ts';

export interface Happening {
  verb: PlayVerb;
  object: string;
  attempt?: number;
  result?: PlayResult;
  ctx: Pick<PlayEvent['ctx'], 'level' | 'skill' | 'mode'>;
}

export interface Guest {
  /** Always the newest; `onSettings` tells of changes. */
  readonly settings: Readonly<GuestSettings>;
  readonly save: string | null;
  /** The work that the child opened from the shelf, by the id it was shown with. */
  readonly opens: string | null;
  /** What the child has shown, and where a first play session begins. */
  readonly beginsWith: BeginsWith;
  /** What staff published of this course; null when its page knows everything. */
  readonly lessons: PublishedLessons | null;
  event(happening: Happening): void;
  /** Spoken by the host, in the current language unless another is named. Show the same words too. */
  say(text: string, slow?: boolean, lang?: Lang): void;
  /** Has an answer scored by the server; null when that is not possible now. It never blocks for long. */
  check(request: CheckRequest): Promise<boolean | null>;
  /** Keeps at most 64 kB for the next sitting. */
  keep(data: string): void;
  /** Offers a picture (PNG, JPEG, WebP) or sound (WAV) to keep on this device. Call it on a press. */
  exportFile(file: ExportedFile): void;
  /** Prints at most 24 pictures, one a page. Call it on a press. */
  print(pages: readonly Blob[]): void;
  /** Puts a work on the family's shelf, or puts its newest state there. Call it as often as it changes. */
  showWork(work: ShownWork): void;
  /** Takes a work off the shelf; ask the child first. */
  forgetWork(id: string): void;
  /** The child chose to stop. Call it once. */
  end(items: number, mode: 'play' | 'free'): void;
  onPause(run: () => void): void;
  onResume(run: () => void): void;
  onSettings(run: (settings: Readonly<GuestSettings>) => void): void;
}
