import type { GuestHost, HostOptions } from '@nobi/kit/host';

/** Who hears what content says. */
export type Hearers = Omit<
  HostOptions,
  'frame' | 'isLoaded' | 'guestOrigin' | 'settings' | 'stored' | 'opens' | 'isFirst'
>;

/** Content that somebody listens to already, and who is to hear it from now on: all that it said, in its order. */
export type HandTo = (hearers: Hearers) => GuestHost;

/** A frame that was opened ahead, and the replies about it as they came. */
export interface OpenedAhead {
  readonly frame: HTMLIFrameElement;
  readonly url: string;
  readonly trust: 'house' | 'guest';
  readonly save: Promise<unknown>;
  /** How often it has loaded. */
  readonly loads: number;
  readonly isTaken?: boolean;
  /** Where nobody has to be asked who plays: makes it visible, and the application goes on after that. */
  readonly show?: () => void;
  handTo?: HandTo;
}

export interface Early {
  /** `fetch`, which takes the reply that is on its way already. A failed one counts as a try. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The key of the play session that was begun ahead; for one player alone. */
  readonly takeKey: () => string | undefined;
  /** The frame that was opened ahead, if it is this one, and whether it has loaded. */
  readonly takeFrame: (
    src: string,
    sandbox: string,
  ) =>
    | {
        readonly frame: HTMLIFrameElement;
        readonly isLoaded?: boolean;
        readonly handTo?: HandTo;
      }
    | undefined;
  /** Undefined where none is opened ahead. */
  readonly opening: Promise<OpenedAhead | undefined>;
  /** When the application may draw. */
  readonly mayDraw: Promise<void>;
  /** It draws, and has the replies; by itself four seconds after a game was opened ahead. */
  readonly goOn: () => void;
}

declare global {
  /** From the page's first script, which requested what the page wants (web/build/early-script.ts). */
  var nobiEarly: Early | undefined;

  interface Element {
    /** Moves what is on the page without loading it anew; a frame that was opened ahead says it is there. */
    moveBefore(node: Node, child: Node | null): void;
  }
}

// Undefined while developing.
export const early = globalThis.nobiEarly;
