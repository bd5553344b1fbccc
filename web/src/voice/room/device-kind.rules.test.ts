import { expect, test } from 'vitest';
import { deviceKindOf } from './device-kind.rules.ts';

test('knows whose settings to name', () => {
  expect(deviceKindOf('Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/130')).toBe('android');
  expect(deviceKindOf('Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)')).toBe('apple');
  expect(deviceKindOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('apple');
  expect(deviceKindOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('windows');
  expect(deviceKindOf('Mozilla/5.0 (X11; CrOS x86_64) Chrome/130')).toBe('other');
});
