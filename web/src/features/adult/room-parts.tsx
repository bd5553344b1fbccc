import { type ComponentType, Suspense } from 'react';
import type { SeenByAdult } from '../../seen/seen-by-adult.ts';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { VoicePlace } from '../../voice/room/voice-place.tsx';
import styles from './adult.module.css';
import { CareRoom, shownOfCare } from './care/care-room.tsx';
import { Children } from './children/children.tsx';
import { Consents } from './consent/consents.tsx';
import { Data } from './data/data.tsx';
import { Learning } from './learning/learning.tsx';
import { WeekLetter } from './letter/week-letter.tsx';
import { PlanPart } from './plan-part.tsx';
import { Reports } from './report/reports.tsx';
import { RoomNav } from './room-nav.tsx';
import { Security } from './security/security.tsx';
import { Playtime } from './times/playtime.tsx';
import { WhatsappPlace } from './whatsapp/whatsapp-place.tsx';
import { words } from './words.ts';

const OfflinePart = lazyPage(async () =>
  (await import('../../offline/room/load-offline-part.ts')).loadOfflinePart(),
);

const Care = () => (
  <section className={styles.card} tabIndex={-1} aria-labelledby="care-title">
    <h2 id="care-title">{words.care}</h2>
    <p className={styles.lead}>{words.careLead}</p>
    <CareRoom />
  </section>
);

/** Where the room shows what the child is told that it shows. */
const shown: Record<SeenByAdult, ComponentType> = {
  minutes: Playtime,
  learning: Reports,
  ...shownOfCare,
};

/** Everything that stands behind the PIN. */
export const RoomParts = () => (
  <>
    <RoomNav />
    <VoicePlace />
    <shown.learning />
    <WeekLetter />
    <WhatsappPlace />
    <PlanPart />
    <Children />
    <Learning />
    <shown.minutes />
    <Care />
    <Consents />
    <Suspense fallback={null}>
      <OfflinePart />
    </Suspense>
    <Security />
    <Data />
  </>
);
