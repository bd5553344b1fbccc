/** What single tools promise beside the rules that all items keep. */
import { itemPaths } from './built-items.ts';
import { type Fingers, fingers } from './hands.ts';
import { expect, test } from './item-test.ts';
import { phone, type Visit } from './visit.ts';

const library = 'tools/rak-buku';
const batik = 'tools/kanvas-batik';
const marbles = 'tools/lari-kelereng';
const drawing = 'tools/studio-gambar';
const theatre = 'tools/teater-wayang';

/** A device that can speak both languages; nothing is heard here. */
const withVoices = () => {
  const voices = [{ lang: 'id-ID' }, { lang: 'en-US' }];
  Object.defineProperty(speechSynthesis, 'getVoices', { value: () => voices });
};

const openBook = async (hands: Fingers, way: '.self' | '.aloud'): Promise<void> => {
  await hands.tap('.book');
  await hands.tap('.book[aria-pressed="true"]');
  await hands.tap(way);
  await hands.wait('.page');
};
const toQuestions = async (hands: Fingers): Promise<void> => {
  while ((await hands.count('.asking')) === 0) await hands.tap('.after');
};
const answer = async (hands: Fingers, which: 'right' | 'other'): Promise<void> => {
  await hands.tap(`.choice[data-choice="${which}"]`);
  await hands.tap('.confirm');
};
/** A rest sends what waits: the save and the events. */
const rest = async (visit: Visit): Promise<void> => {
  await visit.tell({ v: 1, kind: 'pause' });
  await visit.tell({ v: 1, kind: 'resume' });
  await visit.pump(500);
};
const answersOf = async (visit: Visit) => {
  await rest(visit);
  return visit.events.filter(({ verb }) => verb === 'answered').map(({ result }) => result);
};

if (itemPaths.includes(library)) {
  test('a book that is read alone is silent, a wrong answer leads back to its page, and a reload finds the place', async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(library);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: true });

    await openBook(hands, '.self');
    const lineCount = visit.lines.length;
    await hands.tap('.after');
    const text = await hands.read('.page-text');
    await rest(visit);
    await visit.load();
    await hands.wait('.page');
    const found = await hands.read('.page-text');
    const spoken = visit.lines.slice(lineCount).map((line) => line.text);
    await toQuestions(hands);
    await answer(hands, 'other');
    await hands.wait('.page');
    await visit.pump(1000);
    const lookedAt = await hands.count('.page');
    await toQuestions(hands);
    await answer(hands, 'right');

    expect(found).toBe(text);
    expect(spoken).not.toContain(text);
    expect(lookedAt).toBe(1);
    expect(await answersOf(visit)).toMatchObject([
      { success: false, spoken: false, help: 0 },
      { success: true, first_try: false, help: 4 },
    ]);
  });

  test('a book that is read out lights its words, and its answers prove no reading', async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(library);
    const visit = await open({ device: phone });
    await visit.page.addInitScript(withVoices);
    await visit.load();
    const hands = fingers(visit, { readsText: true });

    await openBook(hands, '.aloud');
    await hands.wait('.word.is-lit');
    const text = await hands.read('.page-text');
    await visit.pump(6000);
    const spoken = visit.lines.map((line) => line.text).join(' ');
    await toQuestions(hands);
    await answer(hands, 'right');

    expect(spoken).toContain(text?.trim());
    expect(await answersOf(visit)).toMatchObject([{ success: true, spoken: true }]);
  });
}

/** A tool in a drawer of a phone. */
const take = async (hands: Fingers, tool: string, drawer: string): Promise<void> => {
  await hands.tap(`.tab-${drawer}`);
  await hands.tap(tool);
};

/** The colours of the cloth in its middle, and a little way from a corner. */
const clothColours = (): { middle: number[]; aside: number[] } => {
  const cloth = document.querySelector<HTMLCanvasElement>('.sheet-box canvas');
  const canvas = document.createElement('canvas');
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (!cloth || !ink) throw new Error('no cloth');
  [canvas.width, canvas.height] = [cloth.width, cloth.height];
  ink.drawImage(cloth, 0, 0);
  const at = (x: number, y: number) => [
    ...ink.getImageData(canvas.width * x, canvas.height * y, 1, 1).data,
  ];
  return { middle: at(0.5, 0.5), aside: at(0.13, 0.13) };
};
const light = ([red = 0, green = 0, blue = 0]: readonly number[]) => red + green + blue;

if (itemPaths.includes(batik))
  test('what wax covers takes no colour, and boiling shows it; each can be taken back', async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(batik);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: true });
    const look = () => visit.frame.evaluate(clothColours);

    const bare = await look();
    await take(hands, '.size:nth-of-type(3)', 'wax');
    await hands.tap('.sheet-box');
    await take(hands, '.dye:nth-of-type(3)', 'dye');
    await take(hands, '.boil', 'dye');
    const once = await look();
    await take(hands, '.dye:nth-of-type(1)', 'dye');
    const twice = await look();
    for (let step = 0; step < 4; step += 1) await hands.tap('.undo');
    const undone = await look();

    expect(once.middle).toEqual(bare.middle);
    expect(light(once.aside)).toBeLessThan(light(bare.aside) - 100);
    expect(light(twice.middle)).toBeLessThan(light(once.middle));
    const [red = 0, green = 0, blue = 0] = twice.aside;
    expect(green, 'indigo and yellow make green').toBeGreaterThan(Math.max(red, blue));
    expect(undone).toEqual(bare);
    expect(visit.trouble).toEqual([]);
  });

const isLineSeen = () =>
  document.querySelector('.nobi-bubble')?.checkVisibility({ opacityProperty: true });

if (itemPaths.includes(drawing))
  test('the line steps aside while a child draws, and is back when the ear is pressed', async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(drawing);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: true });

    await hands.tap('.sheet-box');
    await visit.pump(500);
    const whileDrawing = await visit.frame.evaluate(isLineSeen);
    await hands.tap('.nobi-bar > .nobi-round');
    await visit.pump(500);

    expect(whileDrawing).toBe(false);
    expect(await visit.frame.evaluate(isLineSeen)).toBe(true);
    expect(visit.lines).toHaveLength(2);
  });

if (itemPaths.includes(marbles))
  test('a machine that works becomes a code, what is none opens nothing, and the family opens it', async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(marbles);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: true });

    await take(hands, '.deed-code', 'work');
    const early = await hands.read('.code.own', 'data-code');
    await hands.tap('.album-close');
    await take(hands, '.piece-bell', 'pieces');
    await hands.tap('.sheet-box');
    await take(hands, '.piece-start', 'pieces');
    await hands.tap('.piece-start');
    await hands.tap('.go');
    await hands.wait('.sheet-box[data-running="false"]');
    await take(hands, '.deed-code', 'work');
    const code = (await hands.read('.code.own', 'data-code')) ?? '';
    await hands.tap('.album-close');
    await take(hands, '.deed-album', 'work');
    await hands.tap('.piece-new');
    const emptied = await hands.read('.sheet-box', 'data-pieces');
    await take(hands, '.deed-code', 'work');
    await hands.tap('.digit:nth-child(2)');
    await hands.tap('.codes .choice-big');
    const isRefused = (await hands.count('.codes')) > 0;
    await hands.tap('.digit.erase');
    for (const digit of code) await hands.tap(`.digit:nth-child(${Number(digit) || 10})`);
    await hands.tap('.codes .choice-big');

    expect(early).toBe('');
    expect(code).toMatch(/^\d{8,}$/);
    expect(emptied).toBe('0');
    expect(isRefused).toBe(true);
    expect(await hands.count('.codes')).toBe(0);
    expect(await hands.read('.sheet-box', 'data-pieces')).toBe('3');
    expect(visit.trouble).toEqual([]);
  });

const spotOf = (name: string) => {
  const { left, top } =
    document.querySelector(`.puppet[data-puppet="${name}"]`)?.getBoundingClientRect() ?? {};
  return [Math.round(left ?? -1), Math.round(top ?? -1)];
};

/** The middle of a puppet, on the page. */
const middleOf = async (visit: Visit, name: string) => {
  const box = await visit.frame.locator(`.puppet[data-puppet="${name}"]`).boundingBox();
  if (!box) throw new Error(`no ${name} on the stage`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

if (itemPaths.includes(theatre))
  test('two fingers lead two puppets at once', async ({ itemAt }) => {
    const { visit: open } = await itemAt(theatre);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: true });
    await take(hands, '.puppet-kancil', 'puppets');
    await take(hands, '.puppet-buaya', 'puppets');
    await visit.pump(1000);
    const [deer, crocodile] = [await middleOf(visit, 'kancil'), await middleOf(visit, 'buaya')];
    const devtools = await visit.page.context().newCDPSession(visit.page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
      await devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [deer, crocodile].map(({ x, y }, id) => ({ x, y: y - up * (id + 1), id })),
      });

    await touch('touchStart', 0);
    for (const up of [10, 20, 30]) await touch('touchMove', up);
    await touch('touchEnd', 30);
    await visit.pump(2000);
    const [deerAfter, crocodileAfter] = [
      await middleOf(visit, 'kancil'),
      await middleOf(visit, 'buaya'),
    ];

    expect(Math.round(deer.y - deerAfter.y)).toBeCloseTo(30, -1);
    expect(Math.round(crocodile.y - crocodileAfter.y)).toBeCloseTo(60, -1);
    expect(visit.trouble).toEqual([]);
  });

if (itemPaths.includes(theatre))
  test('a play shows again what hands did, one take over the other, after a reload as well', async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(theatre);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: true });
    const where = async (name: string) => {
      await visit.pump(2000);
      return await visit.frame.evaluate(spotOf, name);
    };
    const lead = async (name: string, key: string) => {
      await visit.frame.locator(`.puppet[data-puppet="${name}"]`).focus();
      for (let step = 0; step < 3; step += 1) await hands.press(key);
    };

    await take(hands, '.puppet-kancil', 'puppets');
    await take(hands, '.puppet-buaya', 'puppets');
    const start = [await where('kancil'), await where('buaya')];
    await hands.tap('.record');
    await lead('kancil', 'ArrowUp');
    const led = await where('kancil');
    await hands.tap('.record');
    await hands.tap('.record');
    await lead('buaya', 'ArrowUp');
    const beside = [await where('kancil'), await where('buaya')];
    await hands.tap('.record');
    await rest(visit);
    await visit.load();
    const begun = [await where('kancil'), await where('buaya')];
    await hands.tap('.play');
    await hands.wait('.sheet-box[data-doing="rest"]');
    const shown = [await where('kancil'), await where('buaya')];

    expect(led).not.toEqual(start[0]);
    expect(beside[0], 'who is left alone does it again').toEqual(led);
    expect(begun).toEqual(start);
    expect(shown).toEqual(beside);
    expect(visit.trouble).toEqual([]);
  });
