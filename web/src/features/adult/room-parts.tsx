import type { ComponentType } from 'react';
import type { SeenByAdult } from '../../seen/seen-by-adult.ts';
import styles from './adult.module.css';
import { CareRoom, shownOfCare } from './care/care-room.tsx';
import { Children } from './children/children.tsx';
import { Consents } from './consent/consents.tsx';
import { Data } from './data/data.tsx';
import { PlanPart } from './plan-part.tsx';
import { Security } from './security/security.tsx';
import { Playtime } from './times/playtime.tsx';
import { words } from './words.ts';

const Care = () => (
  <section className={styles.card} tabIndex={-1} aria-labelledby="care-title">
    <h2 id="care-title">{words.care}</h2>
    <p className={styles.lead}>{words.careLead}</p>
    <CareRoom />
  </section>
);

/** Where the room shows what the child is told that it shows. */
const shown: Record<SeenByAdult, ComponentType> = { minutes: Playtime, ...shownOfCare };

/** Everything that stands behind the PIN. */
export const RoomParts = () => (
  <>
    <PlanPart />
    <Children />
    <shown.minutes />
    <Care />
    <Consents />
    <Security />
    <Data />
  </>
);
