/** The child's own voice on a page: recorded and kept by the page around, heard when the book is read. */
import type { Guest } from '@nobi/kit/guest';
import type { OwnVoice, VoiceButtons } from '@nobi/kit/own-voice';
import { type Book, clipOf, nextVoice, type Page, unusedClips, withPage } from '../rules/book.ts';
import type { Session } from '../rules/session.ts';
import type { Words } from '../text/words.ts';

/** What it needs of the book maker. */
interface Maker {
  readonly guest: Guest;
  readonly session: Session;
  text(): Words;
  refresh(): void;
}

export class PageVoice {
  #maker: Maker;
  #own: OwnVoice;
  #makeButtons: typeof import('@nobi/kit/own-voice').voiceButtons;
  #buttons: VoiceButtons | null = null;
  #isTidy = false;
  /** What waits for the end of a voice that is heard. */
  #whenHeard: (() => void) | null = null;

  constructor(maker: Maker, kit: typeof import('@nobi/kit/own-voice')) {
    this.#maker = maker;
    this.#makeButtons = kit.voiceButtons;
    this.#own = kit.openOwnVoice(maker.guest, (own) => this.#changed(own));
  }

  /** For the page that stands at `at` while a panel shows it; `hush` ends what it reads out. */
  buttons(at: () => number, hush: () => void): HTMLElement {
    const { session, text } = this.#maker;
    this.#buttons = this.#makeButtons(this.#own, {
      kind: 'knob',
      words: text,
      clip: () => clipOf(session.book.pages[at()]),
      claim: () => this.#claim(at()),
      onPress: hush,
    });
    const box = document.createElement('div');
    box.className = 'voice-knobs';
    box.append(...this.#buttons.buttons);
    return box;
  }

  /** Another page is shown. */
  show(): void {
    this.#buttons?.show();
  }

  /** Plays the voice of a page; false where it has none, or nothing may sound. */
  hear(page: Page, whenHeard: () => void): boolean {
    this.stop();
    this.#own.play(clipOf(page));
    if (this.#own.doing !== 'playing') return false;
    this.#whenHeard = whenHeard;
    return true;
  }

  /** Ends what is heard or recorded; what was recorded is kept. */
  stop(): void {
    this.#whenHeard = null;
    this.#own.stop();
  }

  /** With the book go its voices. */
  forget({ pages }: Book): void {
    for (const page of pages) if (page.voice) this.#own.forget(clipOf(page));
  }

  /** The page's own recording; a page that has none yet gets its number. */
  #claim(at: number): string {
    const { session } = this.#maker;
    const page = session.book.pages[at] ?? session.page;
    if (page.voice) return clipOf(page);
    const numbered = { ...page, voice: nextVoice(session.books, this.#own.clips) };
    session.change(withPage(session.book, at, numbered));
    this.#maker.refresh();
    return clipOf(numbered);
  }

  #changed(own: OwnVoice): void {
    if (own.isReady && !this.#isTidy) {
      this.#isTidy = true;
      const { books } = this.#maker.session;
      for (const clip of unusedClips(books, own.clips)) own.forget(clip);
    }
    if (own.doing === 'rest') {
      const run = this.#whenHeard;
      this.#whenHeard = null;
      run?.();
    }
    this.#buttons?.show();
  }
}

/** Fetched apart; a device that cannot fetch it has books without it. */
export const loadPageVoice = async (maker: Maker): Promise<PageVoice | null> => {
  try {
    return new PageVoice(maker, await import('@nobi/kit/own-voice'));
  } catch {
    return null;
  }
};
