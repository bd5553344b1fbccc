import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languageOfMessage } from '../src/adapters/ai/embedded/language.rules.ts';
import { readCatalogue } from '../src/catalogue/catalogue.ts';
import { catalogueSearch } from '../src/catalogue/search.ts';
import { judgeInput } from '../src/modules/chat/guard/judge-input.rules.ts';
import { normalise } from '../src/modules/chat/guard/normalise.rules.ts';
import { scrubAgainst } from '../src/modules/chat/guard/scrub.rules.ts';
import type { Turn } from '../src/ports/ai.ts';

// What is done with a question before anybody is asked, without the database: goal p95 under 5 ms.
const rooms = ['everyday-id', 'everyday-en', 'hard-id'];
const prompts = (
  await Promise.all(
    rooms.map((name) =>
      readFile(new URL(`../src/modules/chat/guard/prompts/${name}.tsv`, import.meta.url), 'utf8'),
    ),
  )
)
  .flatMap((text) => text.split('\n'))
  .map((line) => line.split('\t').at(-1) ?? '')
  .filter(Boolean);

const catalogue = fileURLToPath(new URL('../../content/dist/catalogue.json', import.meta.url));
const search = catalogueSearch(await readCatalogue(catalogue), '');

const turns: readonly Turn[] = prompts
  .slice(0, 16)
  .map((text, place) => ({ role: place % 2 ? 'nobi' : 'child', text }));

const took = [...prompts, 'a b '.repeat(500), '1'.repeat(2000)].map((prompt) => {
  const began = process.cpuUsage();
  judgeInput(prompt, turns);
  scrubAgainst(turns, prompt);
  languageOfMessage(normalise(prompt), 'id');
  search.find(prompt, { language: 'id', allows: () => true, limit: 5 });
  // Of the processor, not of the wall: other work on the machine is not ours.
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
});
const sorted = took.toSorted((one, other) => one - other);
const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
console.log(
  `${sorted.length} questions: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
);
