import { type BodyOf, children, Problem, whoPlays } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../../api.ts';
import { tellOfFaces } from '../../../who-plays/faces.ts';

export type ChildDetails = BodyOf<typeof children.add>;

/** The words of whatever stood in the way; undefined when nothing did. */
export type Outcome = Promise<string | undefined>;

const outcomeOf = async (change: Promise<unknown>): Outcome => {
  try {
    await change;
    return undefined;
  } catch (error) {
    return wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected'));
  }
};

/** What the adult can change of the children of this family. */
export const useChildChanges = () => {
  const queries = useQueryClient();
  const changing = async (change: Promise<unknown>): Outcome => {
    const problem = await outcomeOf(change);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['children'] }),
      queries.invalidateQueries({ queryKey: ['faces'] }),
    ]);
    tellOfFaces();
    return problem;
  };
  return {
    add: (body: ChildDetails) => changing(ask(children.add, { body })),
    change: (child: string, body: ChildDetails) =>
      changing(ask(children.change, { params: { child }, body })),
    remove: (child: string) => changing(ask(children.remove, { params: { child } })),
    setSecret: (child: string, pictures: BodyOf<typeof whoPlays.setSecret>['pictures']) =>
      changing(ask(whoPlays.setSecret, { params: { child }, body: { pictures } })),
  };
};

export type ChildChanges = ReturnType<typeof useChildChanges>;
