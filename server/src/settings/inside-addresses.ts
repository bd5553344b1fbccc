import { BlockList, isIP } from 'node:net';

/** Where only this machine's own network or a cloud's metadata service answers. */
export const insideAddresses = new BlockList();
insideAddresses.addSubnet('0.0.0.0', 8, 'ipv4');
insideAddresses.addSubnet('169.254.0.0', 16, 'ipv4');
// Metadata services of clouds that do not use a link-local address.
insideAddresses.addAddress('100.100.100.200', 'ipv4');
insideAddresses.addAddress('168.63.129.16', 'ipv4');
insideAddresses.addAddress('::', 'ipv6');
insideAddresses.addSubnet('fe80::', 10, 'ipv6');
insideAddresses.addAddress('fd00:ec2::254', 'ipv6');

const insideNames = /^(metadata|metadata\.google\.internal|instance-data)\.?$/i;

/** Whether a host says by itself that it lies inside; what a name leads to is known on connecting. */
export const isInside = (host: string): boolean => {
  const family = isIP(host);
  if (family === 0) return insideNames.test(host);
  return insideAddresses.check(host, family === 6 ? 'ipv6' : 'ipv4');
};
