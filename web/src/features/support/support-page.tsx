import { BackLink } from '../../shell/back-link.tsx';
import { usePage } from '../../shell/use-page.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ContactCards } from './contact-cards.tsx';
import { LatestReply } from './latest-reply.tsx';
import styles from './support.module.css';
import { TicketForm } from './ticket-form.tsx';
import { words } from './words.ts';

/** /support: ways to reach people, and what they answered. */
export const SupportPage = () => {
  usePage(words.title);
  return (
    <AdultPage
      title={words.heading}
      wide
      above={<BackLink toPlay={words.back} toPlans={words.backUnpaid} />}
    >
      <p className={styles.lead}>{words.lead}</p>
      <LatestReply />
      <ContactCards />
      <div>
        <h2>{words.formTitle}</h2>
        <p className={styles.lead}>{words.formLead}</p>
      </div>
      <TicketForm />
    </AdultPage>
  );
};
