import { afterEach, expect, test, vi } from 'vitest';

const event = {
  v: 1 as const,
  id: 'a'.repeat(32),
  t: 1,
  item: 'jembatan-sepuluh',
  attempt: 1,
  verb: 'answered' as const,
  object: 'bridge',
  ctx: {
    level: 5,
    skill: 'bonds-5',
    mode: 'play' as const,
    lang: 'id' as const,
    build: 'dev',
  },
};

const withStorage = async (setItem: (key: string, value: string) => void) => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      setItem(key, value);
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  vi.resetModules();
  return { stored, ...(await import('./sample-progress.ts')) };
};
afterEach(() => vi.unstubAllGlobals());

test('what was played stands in the tab until it is forgotten', async () => {
  const { rememberSample, sampleProgress, forgetSample } = await withStorage(() => {});
  const progress = { item: 'jembatan-sepuluh', events: [event], save: '{}' };

  rememberSample(progress);
  expect(sampleProgress()).toEqual(progress);
  forgetSample();
  expect(sampleProgress()).toBeUndefined();
});

test('a browser that forbids storage remembers on this page alone', async () => {
  const { rememberSample, sampleProgress, stored } = await withStorage(() => {
    throw new Error('forbidden');
  });

  rememberSample({ item: 'jembatan-sepuluh', events: [event], save: null });

  expect(sampleProgress()).toMatchObject({ item: 'jembatan-sepuluh' });
  expect(stored.size).toBe(0);
});

test.each(['', 'null', '{}', '[1]', '{"item":1}', '{"item":"a","events":[],"save":null}'])(
  'takes %j for nothing',
  async (text) => {
    const { stored, sampleProgress } = await withStorage(() => {});
    stored.set('sample', text);

    expect(sampleProgress()).toBeUndefined();
  },
);
