export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

const eventIn = (block: string): StreamEvent | undefined => {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, name, value = ''] = /^(event|data):\x20?(.*)$/s.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  if (data.length === 0) return undefined;
  try {
    return { event, data: JSON.parse(data.join('\n')) };
  } catch {
    // A part that was cut is no part; the missing end of the answer tells of it.
    return undefined;
  }
};

/** The whole events of a stream, in their order; an unfinished one at its end is none. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r\n\r\n|\n\n|\r\r/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    // Also ends the answer at the server when nobody reads it to its end.
    reader.cancel().catch(() => undefined);
  }
}
