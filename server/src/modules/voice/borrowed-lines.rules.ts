/** Which lines of the sets that belong to no item go with one that a family saves. */
import type { CatalogueItem } from '@nobi/kit/manifest';

interface Line {
  readonly places: readonly string[];
}
type Sets<L extends Line> = (set: string) => readonly L[];

const teachesReading = (item: CatalogueItem): boolean =>
  item.kind !== 'tool' && (item.category === 'early_reading' || item.category === 'spelling');

/** A hint is named by its skill: `hints/add-20.0.1`. */
const isHintFor = (skills: ReadonlySet<string>, { places }: Line): boolean =>
  places.some((place) => {
    const [set, at = ''] = place.split('/');
    return set === 'hints' && skills.has(at.split('.')[0] ?? '');
  });

/**
 * Where reading is taught, the sounds of letters and syllables, without which a child who cannot read yet has nothing
 * to go by, and the words of pictures; then, in every item, the hints for the skills that it trains.
 */
export const borrowedLines = <L extends Line>(item: CatalogueItem, linesOf: Sets<L>): L[] => {
  const skills = new Set(item.skills.map(({ id }) => id));
  return [
    ...(teachesReading(item) ? [...linesOf('sounds'), ...linesOf('words')] : []),
    ...linesOf('hints').filter((line) => isHintFor(skills, line)),
  ];
};
