import type { CheckRequest } from '../../port.ts';

/** How long a child waits for a verdict before the lesson goes on without one. */
const patienceMs = 5000;

export interface Checker {
  check(request: CheckRequest): Promise<boolean | null>;
  hear(question: string, right: boolean | null): void;
}

/** Matches verdicts to questions. A verdict that comes too late finds nobody waiting. */
export const openChecker = (send: (request: CheckRequest) => void): Checker => {
  const waiting = new Map<string, (right: boolean | null) => void>();
  const hear = (question: string, right: boolean | null): void => {
    waiting.get(question)?.(right);
    waiting.delete(question);
  };
  return {
    hear,
    check: (request) =>
      new Promise((resolve) => {
        hear(request.question, null);
        const patience = setTimeout(() => hear(request.question, null), patienceMs);
        waiting.set(request.question, (right) => {
          clearTimeout(patience);
          resolve(right);
        });
        send(request);
      }),
  };
};
