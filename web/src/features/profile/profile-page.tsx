import { Suspense } from 'react';
import { SeenSign } from '../../seen/seen-sign.tsx';
import { DashboardFrame } from '../../shell/dashboard/dashboard-frame.tsx';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import styles from './profile.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useProfile } from './use-profile.ts';
import { words } from './words.ts';

const ProfileRoom = lazyPage(async () => (await import('./profile-room.tsx')).ProfileRoom);

/** /dashboard/profile: for every account, paid or not. */
export const ProfilePage = () => {
  usePage(words.title);
  // Asked for here already, so that the profile and its form travel at the same time.
  useProfile();
  return (
    <DashboardFrame>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <SeenSign label={words.seenSign} />
        </div>
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileRoom />
        </Suspense>
      </div>
    </DashboardFrame>
  );
};
