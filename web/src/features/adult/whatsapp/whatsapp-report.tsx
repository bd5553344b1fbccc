import { LinkButton } from '../../../ui/button.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { Switch } from '../care/switch.tsx';
import { Unread } from '../care/unread.tsx';
import { useWhatsappReport } from './use-whatsapp-report.ts';
import own from './whatsapp.module.css';
import { words } from './words.ts';

interface CodeProps {
  code: string;
  from: string;
  to: string;
}

const Code = ({ code, from, to }: CodeProps) => (
  <div role="status">
    <p>{words.send(from, to)}</p>
    <p className={own.code} translate="no">
      {code}
    </p>
    <LinkButton
      kind="violet"
      size="grownup"
      href={`https://wa.me/${to.replace('+', '')}?text=${encodeURIComponent(code)}`}
      target="_blank"
    >
      {words.open}
      <span className="spoken"> {words.newTab}</span>
    </LinkButton>
    <p>{words.waiting}</p>
  </div>
);

const Missing = () => (
  <>
    <p>{words.missing}</p>
    <p>
      <LinkButton kind="white" size="grownup" href="/dashboard/profile">
        {words.profile}
      </LinkButton>
    </p>
  </>
);

/** The report that an adult may ask for by WhatsApp, once the phone has proved to be theirs. */
export const WhatsappReport = () => {
  const { shown, code, isBusy, link, unlink, notice } = useWhatsappReport();
  const { data } = shown;
  const isOn = code !== undefined || Boolean(data?.linked_at);
  return (
    <section
      className={`${styles.card} ${own.part}`}
      tabIndex={-1}
      aria-labelledby="whatsapp-title"
    >
      <h2 id="whatsapp-title">{words.title}</h2>
      {!data && <Unread isPending={!shown.isError} onAgain={() => void shown.refetch()} />}
      {data && data.own_number === null && <Missing />}
      {data && data.own_number !== null && (
        <>
          <Switch
            says={words.on}
            more={words.more}
            isOn={isOn}
            isBusy={isBusy}
            onTurn={(on) => (on ? link() : unlink())}
          />
          {code && <Code code={code} from={data.own_number} to={data.our_number} />}
          {data.linked_at && <p>{words.linked(data.own_number, data.our_number)}</p>}
        </>
      )}
      <PassingNotice notice={notice} />
    </section>
  );
};
