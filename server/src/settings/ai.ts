import * as z from 'zod/mini';
import { isInside } from './inside-addresses.ts';
import { isLoopback, type Output } from './shapes.ts';

const milliseconds = (otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(120_000)), otherwise);
const rupiah = z.coerce.number().check(z.gte(0));

/** An outside model for Nobi; nothing of it is needed, and no child meets it before an adult allows it. */
export const aiFields = {
  AI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  AI_API_KEY: z.optional(z.string().check(z.minLength(1))),
  AI_MODEL: z.optional(z.string().check(z.minLength(1))),
  /** Judges questions and answers; the answering model itself if not said. */
  AI_GUARD_MODEL: z.optional(z.string().check(z.minLength(1))),
  /** Where the host has `/moderations`, its model, instead of a guard model. */
  AI_MODERATION_MODEL: z.optional(z.string().check(z.minLength(1))),
  AI_TRANSCRIPTION_MODEL: z.optional(z.string().check(z.minLength(1))),
  AI_CONNECT_TIMEOUT: milliseconds(3000),
  AI_FIRST_TOKEN_TIMEOUT: milliseconds(8000),
  AI_GAP_TIMEOUT: milliseconds(10_000),
  AI_WHOLE_TIMEOUT: milliseconds(45_000),
  /** Rupiah for a million tokens. */
  AI_PRICE_IN: z._default(rupiah, 0),
  AI_PRICE_OUT: z._default(rupiah, 0),
  /** Rupiah a day; above it the embedded Nobi answers. */
  AI_DAILY_BUDGET: z._default(rupiah, 100_000),
  /** Names a host whose terms forbid services for minors, if you have its consent in writing. */
  AI_ALLOW_HOST_FOR_MINORS: z.optional(z.string()),
  /** Names a model that is offered though no labelled set has shown that it reaches its demands. */
  AI_UNREVIEWED_MODEL: z.optional(z.string()),
};

type Environment = Output<typeof aiFields>;

export const readAi = (environment: Environment) =>
  environment.AI_BASE_URL && environment.AI_MODEL
    ? {
        baseUrl: environment.AI_BASE_URL.replace(/\/+$/, ''),
        apiKey: environment.AI_API_KEY,
        model: environment.AI_MODEL,
        isUnreviewedAllowed: environment.AI_UNREVIEWED_MODEL === environment.AI_MODEL,
        guardModel: environment.AI_GUARD_MODEL,
        moderationModel: environment.AI_MODERATION_MODEL,
        transcriptionModel: environment.AI_TRANSCRIPTION_MODEL,
        timeouts: {
          connect: environment.AI_CONNECT_TIMEOUT,
          firstToken: environment.AI_FIRST_TOKEN_TIMEOUT,
          gap: environment.AI_GAP_TIMEOUT,
          whole: environment.AI_WHOLE_TIMEOUT,
        },
        // Rupiah a million tokens are micro-rupiah a token.
        price: { input: environment.AI_PRICE_IN, output: environment.AI_PRICE_OUT },
        mostADay: environment.AI_DAILY_BUDGET * 1_000_000,
      }
    : undefined;

/** Gemini API additional terms: no use in services directed at or likely used by under-18s. */
const forbidsMinors = /(^|\.)generativelanguage\.googleapis\.com$/;

export const aiProblems = (environment: Environment): string[] => {
  if (!environment.AI_BASE_URL && !environment.AI_MODEL) return [];
  if (!environment.AI_BASE_URL || !environment.AI_MODEL)
    return ['AI_BASE_URL and AI_MODEL belong together: set both or neither.'];
  const { protocol, hostname } = new URL(environment.AI_BASE_URL);
  const host = hostname.replace(/^\[|\]$/g, '');
  const problems: string[] = [];
  if (isInside(host)) problems.push('AI_BASE_URL may not lead into this machine’s own network.');
  if (protocol === 'http:' && !isLoopback(host))
    problems.push('AI_BASE_URL must be https beyond this machine: children’s words travel there.');
  if (forbidsMinors.test(host) && environment.AI_ALLOW_HOST_FOR_MINORS !== host)
    problems.push(
      `The terms of ${host} forbid services for minors. Choose another host, or name it in AI_ALLOW_HOST_FOR_MINORS if you have its consent.`,
    );
  return problems;
};
