import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBus } from './bus.ts';

/** What a browser brings along, as far as loudness goes: what is played reaches the ear through gains. */
const gains: { value: number }[] = [];
let played = 0;
const wire = <Node extends object>(node: Node) => {
  const wired = { ...node, connect: <Next>(next: Next): Next => next };
  return wired;
};

beforeEach(() => {
  gains.length = 0;
  played = 0;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = {};
      createGain() {
        const gain = { value: 1, setTargetAtTime: (value: number) => (gain.value = value) };
        gains.push(gain);
        return wire({ gain });
      }
      createDynamicsCompressor() {
        return wire({});
      }
      createBuffer() {
        return { copyToChannel() {} };
      }
      createBufferSource() {
        return wire({ playbackRate: { value: 1 }, start: () => (played += 1) });
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('all sounds step back while a voice reads, and return afterwards', () => {
  const bus = openBus(0.8);
  bus.wake();
  const [master] = gains;

  expect(master?.value).toBe(0.8);
  bus.under(true);
  expect(master?.value).toBeCloseTo(0.2);
  bus.volume(0.4);
  expect(master?.value).toBeCloseTo(0.1);
  bus.under(false);
  expect(master?.value).toBe(0.4);
});

test('is silent when the child has turned sound off', () => {
  const bus = openBus(0);
  bus.wake();
  bus.play(new Float32Array(10));
  expect(played).toBe(0);

  bus.volume(1);
  bus.play(new Float32Array(10));
  expect(played).toBe(1);
});
