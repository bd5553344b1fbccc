interface Waiting {
  readonly proof: Promise<boolean>;
  readonly settle: (isProven: boolean) => void;
}

let waiting: Waiting | undefined;
let proofs = 0;
const listeners = new Set<() => void>();

const change = (next: Waiting | undefined) => {
  waiting = next;
  for (const listener of listeners) listener();
};

const newRequest = (): Waiting => {
  let settle: Waiting['settle'] = () => undefined;
  const proof = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { proof, settle };
};

/** Calls that wait until the colleague has shown their second factor; one dialog answers all of them. */
export const proofRequest = {
  /** Whether they did; no when they thought better of it. */
  open(): Promise<boolean> {
    const request = waiting ?? newRequest();
    if (!waiting) change(request);
    return request.proof;
  },
  isOpen: () => waiting !== undefined,
  /** How many were given: a call that was on its way meanwhile needs no other. */
  count: () => proofs,
  settle(isProven: boolean) {
    if (isProven) proofs += 1;
    waiting?.settle(isProven);
    change(undefined);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
