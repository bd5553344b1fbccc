import * as z from 'zod/mini';
import type { Exchange } from '../cluster/browser.testing.ts';
import type { Cluster } from '../cluster/cluster.testing.ts';
import type { Acknowledged } from '../cluster/family.testing.ts';
import { password } from '../people.ts';

const signedIn = z.object({ token: z.string() });

interface People {
  readonly journal: readonly Exchange[];
  readonly history: readonly Acknowledged[];
  readonly colleague: { readonly token: string; readonly email: string };
}

const tokensOf = (journal: readonly Exchange[]) =>
  journal
    .filter(({ path, status }) => path === '/api/user/login/' && status === 200)
    .map(({ text }) => signedIn.parse(JSON.parse(text)).token);

/** Lines of all logs that hold a secret of the product, or a word of a person. */
export const secretsIn = async (cluster: Cluster, { journal, history, colleague }: People) => {
  const secrets = await cluster.db.query<{ value: string }>('select value from secret');
  const words = [
    ...secrets.map(({ value }) => value),
    ...history.map(({ email }) => email),
    ...tokensOf(journal),
    ...[colleague.token, colleague.email, password],
    ...['81234567890', 'Ibu Sari', 'Tidak keluar', 'Bagus', 'Sudah kami', 'berapa 0', 'eyJhbGciOi'],
  ];
  const lines = `${cluster.output()}\n${await cluster.proxy.errors()}`.split('\n');
  return lines.filter((text) => words.some((word) => text.includes(word)));
};
