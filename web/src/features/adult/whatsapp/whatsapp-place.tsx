import { type ComponentType, lazy, Suspense } from 'react';
import { config } from '../../../config.ts';
import styles from './whatsapp.module.css';

/** In a piece of its own: few installations have it. Without it the room is whole. */
const WhatsappReport = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { loadWhatsappReport } = await import('./load-whatsapp-report.ts');
    return { default: await loadWhatsappReport() };
  } catch {
    return { default: () => null };
  }
});

/** Keeps the place, so that nothing moves when it arrives and the list of parts leads there before. */
export const WhatsappPlace = () =>
  config.reportWhatsapp ? (
    <Suspense fallback={<div id="whatsapp-title" className={styles.waiting} aria-hidden="true" />}>
      <WhatsappReport />
    </Suspense>
  ) : null;
