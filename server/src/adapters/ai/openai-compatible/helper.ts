import { AiFailure, type AiHelper, type Question, type Tokens } from '../../../ports/ai.ts';
import { callsAtMost, mostTokensOf, roundsAtMost, tokensAtMost } from './cost.rules.ts';
import { instructionsFor } from './instructions.ts';
import { oneRound } from './round.ts';
import { toolbox, tools } from './tools.ts';
import type { Connection } from './transport/connection.ts';

export interface HelperDeps {
  readonly connection: Connection;
  readonly model: string;
  readonly canary: string;
  /** The embedded helper, which works out what the model must not guess. */
  readonly skills: AiHelper;
}

type Message = Readonly<Record<string, unknown>>;

const opening = (question: Question, canary: string): Message[] => [
  { role: 'system', content: instructionsFor(question, canary) },
  ...question.turns.map(({ role, text }) => ({
    role: role === 'child' ? 'user' : 'assistant',
    content: text,
  })),
  { role: 'user', content: question.prompt },
];

const bodyOf = (model: string, messages: readonly Message[]) => ({
  model,
  messages,
  tools,
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: tokensAtMost,
  temperature: 0.3,
});

const sumOf = (one: Tokens, other: Tokens): Tokens => ({
  input: one.input + other.input,
  output: one.output + other.output,
});

/** More than this no answer to the question takes, whatever the vendor says. */
export const mostTokensFor = ({ model, canary }: HelperDeps, question: Question): Tokens =>
  mostTokensOf(bodyOf(model, opening(question, canary)));

/** A model behind any OpenAI-compatible chat API: words, what they cost so far, then cards. */
export const modelHelper = (deps: HelperDeps): AiHelper => ({
  source: 'model',
  async *answer(question, outer) {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(deps.connection.timeouts.whole)]);
    const box = toolbox(deps.skills, question, signal);
    const messages = opening(question, deps.canary);
    let before: Tokens = { input: 0, output: 0 };
    try {
      for (let round = 1; round <= roundsAtMost; round += 1) {
        const parts = oneRound(deps.connection, { body: bodyOf(deps.model, messages), signal });
        let cost = before;
        let next = await parts.next();
        for (; !next.done; next = await parts.next()) {
          if (next.value.kind === 'usage') {
            cost = sumOf(before, next.value);
            yield { kind: 'usage', ...cost };
          } else yield next.value;
        }
        before = cost;
        const calls = next.value.slice(0, callsAtMost);
        if (calls.length === 0 || signal.aborted) break;
        messages.push({
          role: 'assistant',
          content: null,
          tool_calls: calls.map(({ id, name, arguments: json }) => ({
            id,
            type: 'function',
            function: { name, arguments: json },
          })),
        });
        for (const { id, name, arguments: json } of calls)
          messages.push({ role: 'tool', tool_call_id: id, content: await box.run(name, json) });
      }
      for (const item of box.found()) yield { kind: 'card', item };
    } catch (error) {
      // Taken back by the child or the adult: no failure. Out of time is one.
      if (outer.aborted) return;
      throw error instanceof AiFailure ? error : new AiFailure('the vendor failed');
    }
    if (signal.aborted && !outer.aborted) throw new AiFailure('the answer took too long');
  },
});
