import { type CallShape, calls, catalogue, isErrorCode } from '@nobi/contract';
import { failuresOf } from '@nobi/contract/answers';
import type { Exchange } from '../cluster/browser.testing.ts';
import type { Trouble } from './nemesis.testing.ts';

const shapes = Object.values(calls)
  .flatMap((noun): CallShape[] => Object.values(noun))
  .map((shape) => ({
    shape,
    // Names without a placeholder first: `works` is no tool.
    weight: shape.path.split('{').length,
    pattern: new RegExp(`^${shape.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.weight - other.weight);

const shapeOf = ({ method, path }: Exchange) =>
  shapes.find(({ shape, pattern }) => shape.method === method && pattern.test(path))?.shape;

const codeOf = ({ text }: Exchange): unknown => {
  try {
    return Object(JSON.parse(text)).code;
  } catch {
    return undefined;
  }
};

/** The play origin's word to whoever comes without a good ticket: a page, for people. */
export const isClosedPage = ({ status, path }: Pick<Exchange, 'status' | 'path'>) =>
  status === 403 && !path.startsWith('/api/');

/** Why an answer is not one of those that were promised, whatever is broken; undefined for the others. */
export const broken = (exchange: Exchange): string | undefined => {
  const { status, headers } = exchange;
  if (status > 0 && status < 400) return;
  const code = codeOf(exchange);
  if (isClosedPage(exchange)) return;
  // A broken line, or words of nginx's own.
  if (!code) return [0, 502, 503, 504].includes(status) ? undefined : 'an answer without a code';
  if ([429, 503].includes(status) && !headers['retry-after']) return 'a "no" without Retry-After';
  const shape = shapeOf(exchange);
  if (!shape) return status === 500 ? 'a 500' : undefined;
  if (!(isErrorCode(code) && catalogue[code].status === status)) return 'a code of another status';
  return failuresOf(shape).has(code) ? undefined : 'a code that the call does not name';
};

/** An answer that was under way when a fault was healed may still arrive broken. */
const grace = 1000;

/** Whether something was broken while the call was on its way. */
export const isExcused = ({ began, at }: Exchange, troubles: readonly Trouble[]) =>
  troubles.some(({ from, to }) => at >= from && began <= to + grace);

/** Nobi's own word that the gateway did not answer; here it is asked through the same proxy. */
export const isOfGateway = (exchange: Exchange) => codeOf(exchange) === 'payment_failed';

export const line = ({ method, path, status, text, began, at }: Exchange) =>
  `${method} ${path} ${status} ${Math.round(at - began)} ms, at ${Math.round(at)}: ${text.slice(0, 120)}`;
