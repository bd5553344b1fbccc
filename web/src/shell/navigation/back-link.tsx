import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useSession } from '../../session.ts';
import styles from './back-link.module.css';

interface BackLinkProps {
  /** Where a paid plan leads, and where the others do. */
  toPlay: string;
  toPlans: string;
}

/** The way back from a grown-up's page: to play, or to the plans. */
export const BackLink = ({ toPlay, toPlans }: BackLinkProps) => {
  const { isPaid } = useSession();
  return (
    <a className={styles.back} href={isPaid ? '/dashboard' : '/payment'}>
      <ArrowLeft size={24} weight="bold" aria-hidden="true" />
      {isPaid ? toPlay : toPlans}
    </a>
  );
};
