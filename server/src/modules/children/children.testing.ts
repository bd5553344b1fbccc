import { type Child, children, whoPlays } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Reached } from '../../testing/people.ts';

const shown = z.object({ faces: z.array(z.looseObject({ id: z.string() })) });

/** The month in which somebody of so many years was born, some months ago at least. */
export const bornYearsAgo = (years: number) =>
  `${new Date(Date.now() - (years + 0.25) * 365.25 * 86_400_000).toISOString().slice(0, 7)}`;

export const childNamed = (nickname: string) => ({
  nickname,
  animal: 'elephant' as const,
  birth_month: bornYearsAgo(7),
  grade: 1,
  zone: 'Asia/Makassar' as const,
});

/** What the tests of children ask of a product. */
export const childrenSteps = (product: () => Reached) => ({
  add: (token: string, details: Partial<Child> | Record<string, unknown>) =>
    product().send(children.add, { token, body: { ...childNamed('Sari'), ...details } }),

  choose: (token: string, child: string, pictures?: unknown) =>
    product().send(whoPlays.choose, { token, body: { child, ...(pictures ? { pictures } : {}) } }),

  async idsOf(token: string) {
    const { body } = await product().send(whoPlays.faces, { token });
    return shown.parse(body).faces.map(({ id }) => id);
  },
});
