import { AgeChoice } from './age-choice.tsx';
import { Flags } from './flags.tsx';
import { Keeping, Past } from './keeping.tsx';
import { Switches } from './switches.tsx';

/** The adult's part of Nobi, behind the grown-up step. */
export const CareRoom = () => (
  <>
    <Switches />
    <AgeChoice />
    <Flags />
    <Past />
    <Keeping />
  </>
);
