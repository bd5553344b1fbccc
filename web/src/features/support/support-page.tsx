import { useLocation } from 'react-router';
import { BackLink } from '../../shell/back-link.tsx';
import { usePage } from '../../shell/use-page.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ContactCards } from './contact-cards.tsx';
import { LatestReply } from './latest-reply.tsx';
import styles from './support.module.css';
import { TalkList } from './talk-list.tsx';
import { TalkPage } from './talk-page.tsx';
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
      <TalkList />
      <ContactCards />
      <div>
        <h2>{words.formTitle}</h2>
        <p className={styles.lead}>{words.formLead}</p>
      </div>
      <TicketForm />
    </AdultPage>
  );
};

/** /support: ways to reach people, and what they answered; `?ticket=` opens one talk. */
export const SupportPage = () => {
  const { search } = useLocation();
  const ticket = new URLSearchParams(search).get('ticket');
  return ticket ? <TalkPage key={ticket} ticket={ticket} /> : <SupportRoom />;
};
