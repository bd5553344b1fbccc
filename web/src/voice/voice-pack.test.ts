import { lineKey, mostClipBytes, mostPlayBytes, type VoiceClip } from '@nobi/contract';
import { expect, test } from 'vitest';
import { type FetchedClip, openPack } from './voice-pack.ts';

const words = (at: number) => `Ada ${at} ikan.`;
const recorded = (count: number, bytes: number) =>
  new Map(
    Array.from({ length: count }, (_, at): [string, VoiceClip] => {
      const key = lineKey(words(at), 'id');
      return [key, { key, file: `file${at}`, bytes }];
    }),
  );

const openLine = (answer: (file: string) => Partial<FetchedClip> | Error = () => ({})) => {
  const fetched: string[] = [];
  const played: string[] = [];
  return {
    fetched,
    played,
    ways: {
      fetchClip: async (file: string) => {
        fetched.push(file);
        const found = answer(file);
        if (found instanceof Error) throw found;
        return { sound: new Blob([file]), wasHere: false, ...found };
      },
      openSound: (sound: Blob) => ({
        async play(rate: number) {
          played.push(`${await sound.text()} at ${rate}`);
          return true;
        },
        stop: () => undefined,
      }),
      isSilent: (_language: 'id' | 'en') => false,
    },
  };
};

test('brings at most 400 kB of clips in a play, however much is said', () => {
  const index = recorded(300, 7_000);
  const { fetched, ways } = openLine();
  const find = openPack(index, ways);

  const found = Array.from({ length: 300 }, (_, at) => find(words(at), 'id')).filter(Boolean);

  const weight = fetched.reduce(
    (sum, file) => sum + ([...index.values()].find((clip) => clip.file === file)?.bytes ?? 0),
    0,
  );
  expect(weight).toBeLessThanOrEqual(mostPlayBytes);
  expect(mostPlayBytes).toBe(400_000);
  // A play says some fifty lines before that.
  expect(found.length).toBe(57);
});

test('brings more where the device would fall silent in that language', () => {
  const { fetched, ways } = openLine();
  const find = openPack(recorded(300, 7_000), {
    ...ways,
    isSilent: (language) => language === 'id',
  });

  for (let at = 0; at < 300; at += 1) find(words(at), 'id');

  expect(fetched).toHaveLength(300);
});

test('brings no clip twice, and one that is known again costs nothing', async () => {
  const { fetched, played, ways } = openLine();
  const find = openPack(recorded(7, mostClipBytes), ways);

  for (const at of [0, 1, 2, 3, 4, 5, 6, 0]) await find(words(at), 'id')?.play(at === 1);

  // Six of the largest fit; the seventh is read by the device, the first is heard again.
  expect(fetched).toHaveLength(6);
  expect(played).toEqual([
    'file0 at 1',
    'file1 at 0.8',
    'file2 at 1',
    'file3 at 1',
    'file4 at 1',
    'file5 at 1',
    'file0 at 1',
  ]);
});

test('counts nothing that was on this device already', async () => {
  const { fetched, ways } = openLine(() => ({ wasHere: true }));
  const find = openPack(recorded(20, mostClipBytes), ways);

  for (let at = 0; at < 20; at += 1) await find(words(at), 'id')?.play(false);

  expect(fetched).toHaveLength(20);
});

test('leaves to the device what did not come, and asks for it again', async () => {
  let isDown = true;
  const { fetched, ways } = openLine(() => (isDown ? new Error('no line') : {}));
  const find = openPack(recorded(1, 5_000), ways);

  expect(await find(words(0), 'id')?.play(false)).toBe(false);
  isDown = false;
  expect(await find(words(0), 'id')?.play(false)).toBe(true);
  expect(fetched).toHaveLength(2);
});

test('has nothing for words that nobody recorded, or not in that language', () => {
  const find = openPack(recorded(1, 5_000), openLine().ways);

  expect(find('Ada 9 ikan.', 'id')).toBeUndefined();
  expect(find(words(0), 'en')).toBeUndefined();
});
