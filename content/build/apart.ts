/**
 * Work in a process of its own that ends with it: what the bundler and its parser took of memory they give
 * back only so.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Hands the order to a script that ends with `answerApart`. */
export const askApart = async <Answer>(script: string, order: object): Promise<Answer> => {
  const child = fork(script, { execArgv: [], serialization: 'advanced' });
  const answers: Answer[] = [];
  child.on('message', (answer: Answer) => answers.push(answer));
  child.send(order);
  const [code] = await once(child, 'close');
  const [answer] = answers;
  // It has said itself what went wrong.
  if (code !== 0 || answer === undefined) throw new Error(`${script} ended with ${code}`);
  return answer;
};

/** Only in the process that was started for it, never where the script is imported. */
export const answerApart = <Order, Answer>(
  script: string,
  run: (order: Order) => Promise<Answer>,
): void => {
  if (process.argv[1] !== script) return;
  process.once('message', async (order: Order) => {
    process.send?.(await run(order), () => process.disconnect());
  });
};
