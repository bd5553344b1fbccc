import { expect, test } from '../product/google.ts';
import { archiveOf } from '../steps/archive.ts';
import { openConsole } from '../steps/console.ts';
import { colleagueAtWork } from '../steps/stored/colleague.ts';
import { exposureOf } from '../steps/stored/exposures.ts';
import { fill, strangers } from '../steps/stored/families.ts';
import { enterWithGoogle, formulasIn, readInvoice, readLetters } from '../steps/stored/outside.ts';
import { payloads } from '../steps/stored/payloads.ts';
import { textsByCall } from '../steps/stored/reply-texts.ts';
import { placesOf } from '../steps/stored/screens.ts';
import { expectPlain, listenTo, unproven, visit } from '../steps/stored/visit.ts';

const zip = (files: Readonly<Record<string, string>>) => ({
  name: `${payloads.script}.zip`,
  mimeType: 'application/zip',
  buffer: archiveOf(files),
});

/** Refused archives: names of files, and fields of a manifest, are said on the screen at once. */
const refused = [
  zip({ [`${payloads.handler}.js`]: '', '<img data-stranger src=x>.html': '' }),
  zip({
    'index.html': '',
    'manifest.json': JSON.stringify({ kind: 'game', [payloads.image]: 1 }),
  }),
];

test('nothing that strangers typed is more than text: on no screen of the console, in no letter', async ({
  page,
  product,
  words,
}) => {
  // Some sixty screens, one after the other, each waited for until nothing on it moves.
  test.setTimeout(300_000);
  const dialogs: string[] = [];
  page.context().on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const visitor = await enterWithGoogle(page, payloads.image);
  const first = await fill(product, visitor, payloads.image);
  const families = [first, ...(await strangers(product))];
  const made = await colleagueAtWork(product, first, families.at(-1) ?? first);

  const listening = listenTo(page);
  await openConsole(page, made.token);
  const hello = page.getByRole('heading', { level: 1, name: payloads.drawing });
  await expect(hello).toBeVisible();
  await expect(page.getByText('…', { exact: true })).toHaveCount(0);
  await expectPlain(page, [payloads.drawing], 'the first screen');
  for (const place of Object.values(placesOf(families, made)).flat()) {
    await visit({ page, words, listening }, place);
  }
  await visit({ page, words, listening }, { path: '/staff/packages', call: 'packages' });
  for (const archive of refused) {
    const from = listening.count();
    const answered = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await page.locator('input[type=file]').setInputFiles(archive);
    await answered;
    await expect(page.getByText(words.staff.packages.refused)).toBeVisible();
    const found = await listening.since(from);
    const named = found.filter(({ path }) => /file$|field$/.test(path)).map(({ text }) => text);
    await expectPlain(page, named, 'what was found');
  }

  const { misjudged, ofStrangers, filled } = unproven(await listening.since(0));
  expect(misjudged, 'calls that a screen asks, or none, against exposures.ts').toEqual([]);
  expect(ofStrangers, 'texts that are not ours after all').toEqual([]);
  const shown = Object.entries(textsByCall).flatMap(([call, places]) =>
    places.filter((path) => exposureOf(call, path) === 'shown').map((path) => `${call}: ${path}`),
  );
  expect(
    shown.filter((place) => !filled.has(place)),
    'texts that were never filled',
  ).toEqual([]);

  const letters = await readLetters(page.context(), product);
  expect(
    new Set(letters.map(({ subject }) => subject.replace(/stranger.*/s, ''))).size,
  ).toBeGreaterThan(3);
  await readInvoice(page, letters);
  expect(await formulasIn(product, made.token), 'formulas in the file of orders').toEqual([]);
  expect(dialogs).toEqual([]);
});
