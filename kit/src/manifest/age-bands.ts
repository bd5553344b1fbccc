import * as z from 'zod/mini';

/** Years of age as the law groups children (PP 17/2025, article 20), up to where Nobi ends. */
const bands = ['3-5', '6-9', '10-12', '13-15'] as const;

export const ageBand = z.enum(bands);
export type AgeBand = z.infer<typeof ageBand>;

/** Every band that the ages from `ageMin` to `ageMax` reach into, the youngest first. */
export const ageBandsOf = ({ ageMin, ageMax }: { ageMin: number; ageMax: number }): AgeBand[] =>
  bands.filter((band) => {
    const [from = 0, to = 0] = band.split('-').map(Number);
    return ageMin <= to && ageMax >= from;
  });
