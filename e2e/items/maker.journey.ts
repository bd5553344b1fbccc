/** A level that a child builds comes back by its code, and the family can play it to its end. */
import { itemPaths } from './built-items.ts';
import { type Fingers, fingers } from './hands.ts';
import { expect, test } from './item-test.ts';
import { lookAt } from './looks/look.ts';
import { phone, type Visit } from './visit.ts';

const withMaker = [
  'games/galangan-kapal',
  'games/kabar-kampung',
  'games/kata-berantai',
  'games/kebun-bentuk',
  'games/kota-ejaan',
  'games/lumbung-kali',
  'games/mesin-kalimat',
  'games/pasar-apung',
  'games/sawah-cerdas',
  'games/titik-desimal',
];
const levels = 3;
const mostSteps = 60;
const watching = 9000;

/** Keeps three levels, another kind each time where there is one, and reads the code. */
const build = async (visit: Visit, hands: Fingers): Promise<string> => {
  await hands.tap('.nobi-chip');
  await hands.tap('.to-make');
  for (let level = 0; level < levels; level += 1) {
    await hands.tap('.add');
    await visit.pump(300);
    if (level < levels - 1) await hands.tap('.kind');
  }
  const code = (await hands.read('[data-code]', 'data-code')) ?? '';
  await hands.tap('.back');
  return code;
};

const type = async (hands: Fingers, code: string): Promise<void> => {
  await hands.tap('.to-code');
  for (const digit of code) await hands.tap(`.digit:nth-child(${Number(digit) || 10})`);
  await hands.tap('.open');
};

for (const path of itemPaths.filter((each) => withMaker.includes(each)))
  test(`${path} gives a code for what was built, and plays what is behind it`, async ({
    itemAt,
  }) => {
    const { robot, visit: open } = await itemAt(path);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: true });

    const code = await build(visit, hands);
    await type(hands, `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`);
    const isRefused = (await hands.count('.pad:not([hidden])')) > 0;
    for (const _digit of code) await hands.tap('.digit:nth-child(11)');
    const looks = [await lookAt(visit, false)];
    for (const digit of code) await hands.tap(`.digit:nth-child(${Number(digit) || 10})`);
    await hands.tap('.open');
    let steps = 0;
    const isPlaying = async () => (await hands.count('.to-code')) === 0;
    for (; steps < mostSteps && (await isPlaying()); steps += 1) {
      await robot.step(hands);
      // Until what was tried is played out.
      await visit.pump(watching, 200);
    }
    looks.push(await lookAt(visit, false));

    expect.soft(code, 'digits and nothing else').toMatch(/^\d{4,13}$/);
    expect.soft(isRefused, 'a mistyped code opens nothing').toBe(true);
    expect.soft(steps, 'the family plays it to its end').toBeLessThan(mostSteps);
    expect.soft(steps, 'there was something to play').toBeGreaterThanOrEqual(levels);
    expect.soft(visit.events.filter(({ object }) => object === 'level').length).toBe(1);
    expect.soft([...new Set(looks.flatMap(({ breaches }) => breaches))], 'one look').toEqual([]);
    expect([...new Set(visit.trouble)]).toEqual([]);
  });
