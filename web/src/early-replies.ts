declare global {
  /** From the page's first script, which requested what the page wants (web/build/early-script.ts). */
  var nobiEarly:
    | {
        /** `fetch`, which takes the reply that is on its way already. A failed one counts as a try. */
        readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
        /** The key of the play session that was begun ahead; for one player alone. */
        readonly takeKey: () => string | undefined;
        /** The frame that was opened ahead, if it is this one, and whether it has loaded. */
        readonly takeFrame: (
          src: string,
          sandbox: string,
        ) => { readonly frame: HTMLIFrameElement; readonly isLoaded?: boolean } | undefined;
      }
    | undefined;

  interface Element {
    /** Moves what is on the page without loading it anew; a frame that was opened ahead says it is there. */
    moveBefore(node: Node, child: Node | null): void;
  }
}

// Undefined while developing.
export const early = globalThis.nobiEarly;
