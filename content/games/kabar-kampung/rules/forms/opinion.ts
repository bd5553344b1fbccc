/** Which sentences can be checked, and which say what somebody thinks. */
import { opinionStories } from '../../stories/opinions.ts';
import { type Maker, option, type Page, type Slot } from '../page.ts';

/** Four sentences are facts or opinions: sixteen ways, without the two that are all the same. */
const turns = 14;

/** So many of the sentences, with one of each sort among them. */
const chosenOf = (isOpinion: readonly boolean[], count: number): number[] => {
  const odd = isOpinion.findIndex((each) => each !== isOpinion[0]);
  const others = isOpinion.map((_each, at) => at).filter((at) => at !== 0 && at !== odd);
  return [0, odd, ...others].slice(0, count).toSorted((one, other) => one - other);
};

const pageOf = (a: number, b: number, level: number): Page | null => {
  const story = opinionStories[a];
  if (!story || b >= turns) return null;
  const isOpinion = story.facts.map((_fact, at) => Math.floor((b + 1) / 2 ** at) % 2 === 1);
  const chosen = chosenOf(isOpinion, level + 2);
  const lines = chosen.map((at) => (isOpinion[at] ? story.opinions : story.facts)[at] ?? '');
  const slots = lines.map((ask, place): Slot => {
    const [fact, opinion] = isOpinion[chosen[place] ?? 0]
      ? (['opposite', 'right'] as const)
      : (['right', 'opposite'] as const);
    return {
      ask,
      options: [option('Fakta', fact), option('Pendapat', opinion)],
      proof: [place],
      isFixed: true,
    };
  });
  return { kicker: story.kicker, lines, photo: story.photo, slots, headline: story.kicker };
};

export const opinion: Maker = { texts: opinionStories.length, turns, pageOf };
