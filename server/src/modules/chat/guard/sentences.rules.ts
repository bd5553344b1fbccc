/** Whole sentences of a text that arrives in pieces; joined again they are the text. */
export async function* sentences(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    const parts = rest.split(/(?<=[.!?]\s+|\n)(?=\S)/u);
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest) yield rest;
}
