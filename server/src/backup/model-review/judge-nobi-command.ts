import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openHelpers } from '../../compose/helper.ts';
import { openInstalled } from '../../modules/chat/model-review/installed.ts';
import {
  LabelledSetProblem,
  readLabelledSet,
} from '../../modules/chat/model-review/labelled-set.ts';
import { modelReviewStore } from '../../modules/chat/model-review/model-review.store.ts';
import { isEnough, review, tableOf } from '../../modules/chat/model-review/review.ts';
import { AiFailure } from '../../ports/ai.ts';
import { readSettings } from '../../settings/settings.ts';
import { storesOn } from '../client.store.ts';
import { quiet, run } from '../command.ts';
import { openSource } from '../places.ts';
import { BackupProblem } from '../problem.ts';

const options = { set: { type: 'string', multiple: true } } as const;

const filesNamed = (): string[] => {
  const { values } = parseArgs({ options });
  if (values.set && values.set.length > 0) return values.set;
  throw new BackupProblem(
    'Say which labelled set: npm run judge-nobi -- --set FILE (see docs/nobi.md).',
  );
};

/** Troubles of a set and of a vendor are sentences for whoever sits at the terminal. */
const inWords = (error: unknown): never => {
  if (error instanceof LabelledSetProblem) throw new BackupProblem(error.message, { cause: error });
  if (error instanceof AiFailure)
    throw new BackupProblem(`The model or its judge did not answer: ${error.message}.`, {
      cause: error,
    });
  throw error;
};

const verdictFor = (model: string | undefined, isReached: boolean): string => {
  if (model === undefined) return 'No outside model is set: this is the embedded Nobi alone.';
  return isReached
    ? `Reached: ${model} is offered from the next start on.`
    : `Not reached: ${model} is not offered, unless AI_UNREVIEWED_MODEL names it.`;
};

/**
 * `npm run judge-nobi -- --set FILE`: runs labelled sets through the installed configuration, prints what came
 * of each demand, and keeps whether the model may be offered. The exit code is 1 where it may not.
 */
const judge = async (): Promise<string[]> => {
  const files = await Promise.all(filesNamed().map((file) => readFile(file, 'utf8')));
  const rows = files.flatMap(readLabelledSet);
  const settings = readSettings();
  const { outsideModel, ...deps } = await openHelpers(settings.ai);
  const figures = await review(openInstalled({ ...deps, outside: outsideModel }), rows);
  const isReached = isEnough(figures);
  if (settings.ai) {
    const { client, close } = await openSource(settings, quiet);
    await modelReviewStore(storesOn(client))
      .keep(settings.ai, { isReached, figures })
      .finally(close);
  }
  if (!isReached) process.exitCode = 1;
  return [...tableOf(figures), verdictFor(settings.ai?.model, isReached)];
};

await run('judge Nobi', () => judge().catch(inWords));
