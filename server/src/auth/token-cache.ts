interface CacheEntry<Memory> {
  readonly memory: Memory;
  readonly names: readonly string[];
}

/**
 * What is known of a token, for so many tokens at most, the oldest given up first. It is forgotten
 * by the names it was kept under, without a look at the others: notices come from every process.
 */
export const tokenMemory = <Memory>(most: number) => {
  const byToken = new Map<string, CacheEntry<Memory>>();
  const byName = new Map<string, Set<string>>();

  const drop = (token: string) => {
    const entry = byToken.get(token);
    byToken.delete(token);
    for (const name of entry?.names ?? []) {
      const tokens = byName.get(name);
      tokens?.delete(token);
      if (tokens?.size === 0) byName.delete(name);
    }
  };

  return {
    get: (token: string) => byToken.get(token)?.memory,
    drop,
    keep(token: string, memory: Memory, names: readonly string[]) {
      drop(token);
      const oldest = byToken.size >= most ? byToken.keys().next() : undefined;
      if (oldest && !oldest.done) drop(oldest.value);
      byToken.set(token, { memory, names });
      for (const name of names) {
        const tokens = byName.get(name) ?? new Set<string>();
        byName.set(name, tokens.add(token));
      }
    },
    forget(name: string) {
      for (const token of byName.get(name) ?? []) drop(token);
    },
    clear() {
      byToken.clear();
      byName.clear();
    },
  };
};
