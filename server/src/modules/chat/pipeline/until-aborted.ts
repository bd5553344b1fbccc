/** The parts of `source` until `signal` is aborted, also when the source does not notice. */
export async function* untilAborted<Part>(
  source: AsyncIterable<Part>,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const parts = source[Symbol.asyncIterator]();
  const ended = Promise.withResolvers<undefined>();
  const end = () => ended.resolve(undefined);
  signal.addEventListener('abort', end, { once: true });
  try {
    while (!signal.aborted) {
      const next = parts.next();
      // What fails after nobody listens any more has no one to be told to.
      next.catch(() => undefined);
      const part = await Promise.race([next, ended.promise]);
      if (part === undefined || part.done) return;
      yield part.value;
    }
  } finally {
    signal.removeEventListener('abort', end);
    void parts.return?.()?.catch(() => undefined);
  }
}
