import { useLocation } from 'react-router';
import { BackLink } from '../../shell/navigation/back-link.tsx';
import { usePage } from '../../shell/navigation/use-page.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ContactCards } from './contact-cards.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPage } from './conversation-page.tsx';
import { LatestReply } from './latest-reply.tsx';
import styles from './support.module.css';
import { TicketForm } from './ticket-form.tsx';
import { words } from './words.ts';

const SupportRoom = () => {
  usePage(words.title);
  return (
    <AdultPage
      title={words.heading}
      wide
      above={<BackLink toPlay={words.back} toPlans={words.backUnpaid} />}
    >
      <p className={styles.lead}>{words.lead}</p>
      <LatestReply />
      <ConversationList />
      <ContactCards />
      <div>
        <h2>{words.formTitle}</h2>
        <p className={styles.lead}>{words.formLead}</p>
      </div>
      <TicketForm />
    </AdultPage>
  );
};

/** /support: ways to reach people, and what they answered; `?ticket=` opens one conversation. */
export const SupportPage = () => {
  const { search } = useLocation();
  const ticket = new URLSearchParams(search).get('ticket');
  return ticket ? <ConversationPage key={ticket} ticket={ticket} /> : <SupportRoom />;
};
