import { test as plain } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { exposureOf, namedPlaces } from '../steps/stored/exposures.ts';
import { textsByCall } from '../steps/stored/reply-texts.ts';
import { nothingMade, placesOf } from '../steps/stored/screens.ts';

plain('of every text that the console’s calls answer, somebody has said what becomes of it', () => {
  const unsaid = Object.entries(textsByCall).flatMap(([call, places]) =>
    places.filter((path) => !exposureOf(call, path)).map((path) => `${call}: ${path}`),
  );
  const gone = namedPlaces.filter(({ call, path }) => !textsByCall[call]?.includes(path));

  expect(unsaid, 'fill it in steps/stored, or say in exposures.ts why it is ours').toEqual([]);
  expect(gone, 'no call answers this any more').toEqual([]);
});

test('every place of the console’s menu is among those that are visited @desk', async ({
  page,
  product,
}) => {
  await openConsole(page, await consoleToken(product, await staffPerson(product)));
  const items = page.getByRole('menuitem');
  await expect(items).not.toHaveCount(0);

  const menu = await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')));

  const visited = Object.keys(placesOf([], nothingMade));
  expect(menu.toSorted()).toEqual(
    ['/staff', ...visited.map((name) => `/staff/${name}`)].toSorted(),
  );
});
