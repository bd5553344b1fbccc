import { useState } from 'react';
import { useSeveralChildren } from '../use-children.ts';
import { AgeChoice } from './age-choice.tsx';
import { ChildChoice } from './child-choice.tsx';
import { Flags } from './flags.tsx';
import { Keeping, Past } from './keeping.tsx';
import { Switches } from './switches.tsx';

/** What it shows of the child, in the words of the child's own sign (`seen/seen-by-adult.ts`). */
export const shownOfCare = { questions: Past, worries: Flags } as const;

/** The adult's part of Nobi, behind the PIN. */
export const CareRoom = () => {
  const several = useSeveralChildren();
  const [chosen, setChosen] = useState<string>();
  const child = several && (chosen ?? several[0]?.id);
  return (
    <>
      {several && <ChildChoice all={several} chosen={child} onChoose={setChosen} />}
      <Switches child={child} />
      <AgeChoice child={child} />
      <shownOfCare.worries />
      <shownOfCare.questions />
      <Keeping />
    </>
  );
};
