import * as z from 'zod/mini';
import { AiFailure } from '../../../ports/ai.ts';

/** The `data` of server-sent events (WHATWG HTML 9.2.6), however the bytes were cut. */
export async function* dataOf(bytes: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder();
  let rest = '';
  const take = (line: string) => /^data: ?(.*)$/s.exec(line)?.[1];
  for await (const piece of bytes) {
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = take(line);
      if (data !== undefined) yield data;
    }
  }
  const last = take(rest.trimEnd());
  if (last !== undefined) yield last;
}

const call = z.object({
  index: z.nullish(z.number()),
  id: z.nullish(z.string()),
  function: z.nullish(z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) })),
});
const words = z.object({ content: z.nullish(z.string()), tool_calls: z.nullish(z.array(call)) });
const responseEvent = z.object({
  choices: z.nullish(
    z.array(
      z.object({
        delta: z.nullish(words),
        // Some hosts answer whole although a stream was asked for.
        message: z.nullish(words),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.nullish(
    z.object({
      prompt_tokens: z.nullish(z.number()),
      completion_tokens: z.nullish(z.number()),
    }),
  ),
  error: z.optional(z.unknown()),
});

export interface Chunk {
  readonly text: string;
  readonly calls: readonly {
    readonly index: number | undefined;
    readonly id: string | undefined;
    readonly name: string | undefined;
    readonly arguments: string;
  }[];
  readonly finish: string | undefined;
  readonly usage: { readonly input: number; readonly output: number } | undefined;
}

/** What one event tells. Throws AiFailure for an error object and for what is none of this. */
export const chunkOf = (data: string): Chunk => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    throw new AiFailure('an event that is no JSON');
  }
  const read = responseEvent.safeParse(parsed);
  if (!read.success) throw new AiFailure('an event of another form');
  const { choices, usage, error } = read.data;
  if (error) throw new AiFailure('an error inside the answer');
  const [choice] = choices ?? [];
  const message = choice?.delta ?? choice?.message;
  return {
    text: message?.content ?? '',
    calls: (message?.tool_calls ?? []).map((each) => ({
      index: each.index ?? undefined,
      id: each.id ?? undefined,
      name: each.function?.name ?? undefined,
      arguments: each.function?.arguments ?? '',
    })),
    finish: choice?.finish_reason ?? undefined,
    usage: usage
      ? { input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 }
      : undefined,
  };
};

/** Gathers tool calls from their pieces; a piece without an index goes on with the last one. */
export const callCollector = () => {
  const calls: { id: string; name: string; arguments: string }[] = [];
  return {
    take(piece: Chunk['calls'][number]) {
      const isNew = piece.name !== undefined && piece.index === undefined;
      const at = piece.index ?? (isNew ? calls.length : Math.max(0, calls.length - 1));
      const soFar = calls[at] ?? { id: `call-${at}`, name: '', arguments: '' };
      calls[at] = {
        id: piece.id ?? soFar.id,
        name: soFar.name + (piece.name ?? ''),
        arguments: soFar.arguments + piece.arguments,
      };
    },
    all: () => calls.filter(Boolean),
  };
};
