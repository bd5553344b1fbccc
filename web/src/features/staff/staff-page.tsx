import { account, Problem } from '@nobi/contract';
import { useEffect, useState } from 'react';
import { ask, wordsOfProblem } from '../../api.ts';
import { session } from '../../session.ts';
import { useMyStatus } from '../../shell/my-status.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import styles from './staff.module.css';
import { TicketCard } from './ticket-card.tsx';
import { type TicketState, useOutcome, useTickets } from './use-tickets.ts';
import { words } from './words.ts';

const states = ['open', 'answered'] as const;

const Denied = ({ onLogOut }: { onLogOut: () => void }) => (
  <AdultPage title={words.deniedTitle}>
    <p>{words.denied}</p>
    <div className={styles.row}>
      <LinkButton kind="violet" size="grownup" href="/dashboard">
        {words.toDashboard}
      </LinkButton>
      <Button kind="quiet" size="grownup" onClick={onLogOut}>
        {words.otherAccount}
      </Button>
    </div>
  </AdultPage>
);

interface TicketListProps {
  state: TicketState;
  tickets: ReturnType<typeof useTickets>;
  onOutcome: ReturnType<typeof useOutcome>['setOutcome'];
}

const TicketList = ({ state, tickets, onOutcome }: TicketListProps) => {
  const { data, error, refetch, isFetching } = tickets;
  if (!data)
    return error && !isFetching ? (
      <Empty
        mood="think"
        action={
          <Button size="grownup" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        <div role="alert">
          <p>{words.failed}</p>
          <p>{wordsOfProblem(error)}</p>
        </div>
      </Empty>
    ) : (
      <div className={styles.waiting}>
        <Spinner label={words.loading} />
      </div>
    );
  if (data.length === 0)
    return (
      <Empty mood={state === 'open' ? 'cheer' : 'sleepy'}>
        <p role="status">{state === 'open' ? words.emptyOpen : words.emptyAnswered}</p>
      </Empty>
    );
  return (
    <>
      <p role="status" className={styles.count}>
        {words.count(data.length)}
        {data.length === 100 && ` ${words.newest}`}
      </p>
      <ul className={styles.tickets}>
        {data.map((ticket) => (
          <TicketCard key={ticket.ticket_id} ticket={ticket} onOutcome={onOutcome} />
        ))}
      </ul>
    </>
  );
};

/** /staff/: what families ask, and the answers. */
export const StaffPage = ({ onLeave }: { onLeave: () => void }) => {
  const [state, setState] = useState<TicketState>('open');
  const { data: person } = useMyStatus();
  const tickets = useTickets(state);
  const { outcome, setOutcome } = useOutcome();
  useEffect(() => {
    document.title = `${words.title} · Nobi`;
  }, []);

  const handleLogOut = () => {
    ask(account.signOut, { keepalive: true }).catch(() => {});
    session.end({ isGoodbye: true });
    onLeave();
  };
  const { error } = tickets;
  if (error instanceof Problem && error.code === 'not_allowed')
    return <Denied onLogOut={handleLogOut} />;

  return (
    <AdultPage title={words.title} wide>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.strip}>
        <span>{person ? words.signedInAs(person.display_name) : '…'}</span>
        <button type="button" className={styles.link} onClick={handleLogOut}>
          {words.logOut}
        </button>
      </p>
      <fieldset className={styles.states}>
        <legend className="spoken">{words.states}</legend>
        {states.map((each) => (
          <label key={each} className={styles.state}>
            <input
              type="radio"
              name="state"
              value={each}
              checked={each === state}
              onChange={() => setState(each)}
            />
            {words[each]}
          </label>
        ))}
        <Button
          kind="quiet"
          size="grownup"
          busy={tickets.isFetching && tickets.data !== undefined}
          onClick={() => void tickets.refetch()}
        >
          {tickets.isFetching && tickets.data ? words.refreshing : words.refresh}
        </Button>
      </fieldset>
      {outcome && (
        <OutcomeNotice
          outcome={outcome}
          onSeeAnswered={() => setState('answered')}
          onClose={() => setOutcome(undefined)}
        />
      )}
      <TicketList state={state} tickets={tickets} onOutcome={setOutcome} />
    </AdultPage>
  );
};
