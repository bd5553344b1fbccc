import { fileURLToPath } from 'node:url';
import { languageOfMessage } from '../../src/adapters/ai/embedded/language.rules.ts';
import { readCatalogue } from '../../src/catalogue/catalogue.ts';
import { catalogueSearch } from '../../src/catalogue/search/search.ts';
import { promptsOf } from '../../src/modules/chat/moderation/dataset/read-dataset.ts';
import { judgeInput } from '../../src/modules/chat/moderation/judge-input.rules.ts';
import { normalise } from '../../src/modules/chat/moderation/normalisation/normalise.rules.ts';
import { redactInContext } from '../../src/modules/chat/redaction/redact.rules.ts';
import type { Turn } from '../../src/ports/ai.ts';
import { processorMs } from '../../src/testing/processor.ts';
import type { Bench, Part } from '../part.ts';
import { shareOf } from '../statistics.ts';

const catalogue = fileURLToPath(new URL('../../../content/dist/catalogue.json', import.meta.url));

/** What is done with a question before anybody is asked, without the database. */
const measureJudging = async ({ judge }: Bench) => {
  const prompts = promptsOf(['everyday-v1', 'harmful-id-v1']).map(({ text }) => text);
  const search = catalogueSearch(await readCatalogue(catalogue), '');
  const turns: readonly Turn[] = prompts
    .slice(0, 16)
    .map((text, place) => ({ role: place % 2 ? 'nobi' : 'child', text }));
  const took: number[] = [];
  for (const prompt of [...prompts, 'a b '.repeat(500), '1'.repeat(2000)])
    took.push(
      await processorMs(() => {
        judgeInput(prompt, turns);
        redactInContext(turns, prompt);
        languageOfMessage(normalise(prompt), 'id');
        search.find(prompt, { language: 'id', allows: () => true, limit: 5 });
      }),
    );
  const at = (share: number) => shareOf(took, share).toFixed(2);
  console.log(
    `${took.length} questions: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
  );
  judge('nobi: processor time of judging a question, p95', shareOf(took, 0.95), {
    most: 5,
    unit: 'ms',
  });
};

export const judgingPart: Part = {
  about: 'reading, judging and redacting a question, and the search of the catalogue',
  run: measureJudging,
};
