import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from './care.module.css';
import { Switch } from './switch.tsx';
import { Unread } from './unread.tsx';
import { type OfChild, useSwitches } from './use-care.ts';
import { words } from './words.ts';

/** What of Nobi is on. An outside model is offered only where there is one. */
export const Switches = ({ child }: OfChild) => {
  const { shown, change, notice } = useSwitches(child);
  const set = shown.data;
  const isBusy = change.isPending;
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.switches}</h3>
      {!set && <Unread isPending={!shown.isError} onAgain={() => void shown.refetch()} />}
      {set && (
        <>
          <Switch
            says={words.nobiOn}
            more={words.nobiOnMore}
            isOn={set.nobi_on}
            isBusy={isBusy}
            onTurn={(nobi_on) => change.mutate({ nobi_on })}
          />
          <Switch
            says={words.voiceOn}
            more={words.voiceOnMore}
            isOn={set.voice_on}
            isBusy={isBusy}
            onTurn={(voice_on) => change.mutate({ voice_on })}
          />
          {set.has_model && (
            <Switch
              says={words.modelOn}
              more={child ? `${words.modelOnAll} ${words.modelOnMore}` : words.modelOnMore}
              isOn={set.model_on}
              isBusy={isBusy}
              onTurn={(model_on) => change.mutate({ model_on })}
            />
          )}
        </>
      )}
      <PassingNotice notice={notice} />
    </section>
  );
};
