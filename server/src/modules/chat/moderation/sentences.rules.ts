const abbreviations =
  /(?:^|[\s(])(?:dr|drs|dra|prof|hj?|ir|no|jl|jln|gg|rp|dll|dsb|dst|dkk|tgl|hlm|yth|kec|kab|mr|mrs|ms|st|vs|etc|e\.g|i\.e|a\.m|p\.m|fig|approx|misal|[a-z])\.$/i;

/** Where a sentence may end: after its mark, closing signs and emoji, at the space that follows. */
const ending =
  /(?<![.!?…])[.!?…]+["'”’)\]*_]*(?:\s?(?:\p{Extended_Pictographic}|\u200d|\ufe0f))*[ \t]+|\n+/gu;

/** A list's number ("1. ") and an abbreviation do not end a sentence; nor does "?" inside quotes. */
const isEnd = (sentence: string, mark: string, next: string): boolean => {
  if (mark.includes('\n')) return true;
  if (!/^[.]+["'”’)\]*_]*[ \t]+$/.test(mark)) return true;
  const trimmed = sentence.trimEnd();
  if (/(?:^|\n)\s*\d{1,3}\.$/.test(trimmed) || abbreviations.test(trimmed.slice(-12))) return false;
  return !/^\p{Ll}/u.test(next) || /[.!?]{2,}/.test(mark);
};

/** The end of the first whole sentence of a text, or undefined while more may belong to it. */
const endOfFirst = (text: string, isOver: boolean): number | undefined => {
  for (const { 0: mark, index } of text.matchAll(ending)) {
    const end = index + mark.length;
    // What follows decides: wait for it.
    if (end >= text.length && !isOver && !mark.includes('\n')) return undefined;
    if (text.slice(0, end).trim() && isEnd(text.slice(0, end), mark, text.slice(end, end + 2)))
      return end;
  }
  return undefined;
};

/** Longer than any sentence to a child: what has no end mark is let go in such pieces. */
const longest = 600;

/** Whole sentences of a text that arrives in pieces; joined again they are the text. */
export async function* sentences(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    if (!/[.!?…\n]/.test(rest) && rest.length < longest) continue;
    for (let end = endOfFirst(rest, false); end !== undefined; end = endOfFirst(rest, false)) {
      yield rest.slice(0, end);
      rest = rest.slice(end);
    }
    while (rest.length > longest) {
      const space = rest.lastIndexOf(' ', longest);
      const end = space > 0 ? space + 1 : longest;
      yield rest.slice(0, end);
      rest = rest.slice(end);
    }
  }
  for (let end = endOfFirst(rest, true); end !== undefined; end = endOfFirst(rest, true)) {
    yield rest.slice(0, end);
    rest = rest.slice(end);
  }
  if (rest) yield rest;
}
