import { lookup } from 'node:dns/promises';

const leads = async (name: string) =>
  lookup(name).then(
    () => true,
    () => false,
  );

/** A sentence for the names that lead nowhere yet; nothing when all can be found. */
export const namesProblem = async (names: readonly string[]): Promise<string | undefined> => {
  const found = await Promise.all(names.map(leads));
  const lost = names.filter((_name, place) => !found[place]);
  return lost.length === 0
    ? undefined
    : `${lost.join(' and ')}: the name leads nowhere yet. Add an A record (and AAAA, if there is IPv6) with this machine's address at whoever sells you the name; it may take minutes until it is seen here.`;
};
