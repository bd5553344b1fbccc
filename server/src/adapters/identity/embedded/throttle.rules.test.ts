import { expect, test } from 'vitest';
import { networkOf } from './throttle.rules.ts';

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:12:aaaa::1', '2001:db8:0:12'],
  ['2001:0DB8::12:0:0:0:1', '2001:db8:0:12'],
  ['2001:db8:0:0012:ffff:1:2:3', '2001:db8:0:12'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as the network %s', ([address, network]) => {
  expect(networkOf(address ?? '')).toBe(network);
});
