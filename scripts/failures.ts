import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { journeyReport, listIn, readReport, readUnitFiles } from './reports.ts';
import { root } from './run.ts';

interface Failure {
  readonly title: string;
  readonly message: string;
}

const unitFailures = async (): Promise<Failure[]> =>
  (await readUnitFiles()).flatMap((file) => {
    const { name, status, message } = Object(file);
    const place = relative(root, String(name));
    const failed = listIn(file, 'assertionResults')
      .map(Object)
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        title: `${place} › ${String(test.fullName)}`,
        message: listIn(test, 'failureMessages').map(String).join('\n'),
      }));
    // A file that could not be read has no tests that could fail.
    if (failed.length === 0 && status === 'failed')
      return [{ title: place, message: String(message) }];
    return failed;
  });

const journeyFailures = (suite: object): Failure[] => [
  ...listIn(suite, 'specs')
    .map(Object)
    .filter((spec) => spec.ok === false)
    .map((spec) => ({
      title: `e2e: ${String(spec.file)} › ${String(spec.title)}`,
      message: listIn(spec, 'tests')
        .flatMap((test) => listIn(test, 'results'))
        .flatMap((result) => listIn(result, 'errors'))
        .map((error) => String(Object(error).message))
        .join('\n'),
    })),
  ...listIn(suite, 'suites').flatMap(journeyFailures),
];

const firstLines = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
    .slice(0, 14)
    .map((line) => `    ${line.slice(0, 220)}`)
    .join('\n');

/** Says again, at the end where it is found, what failed: the run before it prints thousands of lines. */
export const printFailures = async () => {
  const journeys = await readReport(journeyReport);
  const failures = [
    ...(await unitFailures()),
    ...listIn(journeys, 'suites').flatMap(journeyFailures),
  ];
  if (failures.length > 0) console.log(`\n${failures.length} failed:`);
  for (const { title, message } of failures) console.log(`  ${title}\n${firstLines(message)}`);
};
