declare global {
  /** From the page's first script, which requested what the page wants (web/build/early-script.ts). */
  var nobiEarly:
    | {
        /** `fetch`, which takes the reply that is on its way already. A failed one counts as a try. */
        readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
        /** The key of the play session that was begun ahead; for one player alone. */
        readonly takeKey: () => string | undefined;
      }
    | undefined;
}

// Undefined while developing.
export const early = globalThis.nobiEarly;
