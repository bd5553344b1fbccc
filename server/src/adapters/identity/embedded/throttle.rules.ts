const minutes = (count: number) => count * 60;

/** Seconds to wait after the nth failed attempt in a row; the last one repeats. */
export const pausesAfterFailures: readonly number[] = [
  ...Array.from({ length: 4 }, () => 0),
  ...[1, 2, 4, 8, 15].map(minutes),
];

/** Failures older than this no longer count. */
export const forgetFailuresAfter = minutes(24 * 60);

/** So many in so many seconds. */
export interface Quota {
  readonly limit: number;
  readonly windowSeconds: number;
}

export const quotas = {
  failuresPerAddress: { limit: 30, windowSeconds: minutes(15) },
  /** Of one asker, a network or a known device, to one mailbox. */
  lettersPerAsker: { limit: 3, windowSeconds: minutes(60) },
  /** Of all strangers to one mailbox. A code lives as long, so one that works lies there by then. */
  lettersPerMailbox: { limit: 8, windowSeconds: minutes(60) },
  lettersPerAddress: { limit: 20, windowSeconds: minutes(60) },
  accountsPerAddress: { limit: 20, windowSeconds: minutes(60) },
} as const satisfies Record<string, Quota>;

/** An IPv6 customer owns at least a /64, so that is one address here; IPv4 stays whole. */
export const networkOf = (address: string): string => {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
};
