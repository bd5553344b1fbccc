import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type RefObject, useMemo } from 'react';
import { Thumbnail } from '../catalogue/thumbnail.tsx';
import { useCardDialogs } from '../catalogue/use-card-dialogs.tsx';
import { Button } from '../ui/button.tsx';
import { Nobi } from '../ui/nobi.tsx';
import type { Found } from './items.ts';
import styles from './search.module.css';
import { useResultsKeys } from './use-results-keys.ts';
import { useSearch } from './use-search.ts';
import { words } from './words.ts';

interface SearchResultsProps {
  id: string;
  text: string;
  isShown: boolean;
  input: RefObject<HTMLInputElement | null>;
  onActive: (id: string | undefined) => void;
  onShow: () => void;
  onDone: () => void;
}

const kinds = ['game', 'course', 'tool'] as const;
const optionId = ({ key }: Found) => `found-${key.replace('/', '-')}`;

interface OptionProps {
  item: Found;
  isActive: boolean;
  onChoose: () => void;
  onAskGrownUp: () => void;
}

const Option = ({ item, isActive, onChoose, onAskGrownUp }: OptionProps) => {
  const inside = (
    <>
      <Thumbnail address={item.thumbnail} className={styles.picture} />
      <span className={styles.about}>
        <span className={styles.title}>{item.title}</span>
        {item.locked && (
          <span className={styles.locked}>
            <Lock size={18} weight="fill" aria-hidden="true" />
            {words.premium}
          </span>
        )}
        {item.href !== '' && item.inNewTab && <span className="spoken"> {words.newTab}</span>}
      </span>
    </>
  );
  const shared = {
    id: optionId(item),
    role: 'option',
    tabIndex: -1,
    className: styles.option,
    'aria-selected': isActive,
  };
  if (item.href === '')
    return (
      <button
        {...shared}
        type="button"
        onClick={() => {
          onChoose();
          onAskGrownUp();
        }}
      >
        {inside}
      </button>
    );
  return (
    <a
      {...shared}
      href={item.href}
      {...(item.inNewTab && { target: '_blank', rel: 'noopener' })}
      onClick={onChoose}
    >
      {inside}
    </a>
  );
};

/** What was found, by kind; the empty sky with Nobi when nothing was. */
export const SearchResults = (props: SearchResultsProps) => {
  const { id, text, isShown, input, onActive, onShow, onDone } = props;
  const { hits, isWaiting, hasFailed, tryAgain } = useSearch(text.trim());
  const { ways, dialogs } = useCardDialogs('game_link_missing');
  const groups = useMemo(
    () =>
      kinds
        .map((kind) => ({ kind, items: hits.filter((hit) => hit.kind === kind) }))
        .filter(({ items }) => items.length > 0),
    [hits],
  );
  const options = useMemo(() => groups.flatMap(({ items }) => items.map(optionId)), [groups]);
  const active = useResultsKeys({ input, options, isShown, onActive, onShow });
  const isEmpty = hits.length === 0 && !isWaiting && !hasFailed;

  return (
    <>
      <p role="status" className="spoken">
        {isShown && (hits.length > 0 ? words.found(hits.length) : isWaiting && words.loading)}
      </p>
      <div className={styles.panel} hidden={!isShown}>
        <div id={id} role="listbox" aria-label={words.results} className={styles.results}>
          {groups.map(({ kind, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: groups of options are no fieldsets.
            <div key={kind} role="group" aria-labelledby={`found-${kind}`} className={styles.group}>
              <div id={`found-${kind}`} className={styles.kind} role="presentation">
                {words[kind]}
              </div>
              {items.map((item) => (
                <Option
                  key={item.key}
                  item={item}
                  isActive={active === optionId(item)}
                  onChoose={onDone}
                  onAskGrownUp={ways.onAskGrownUp}
                />
              ))}
            </div>
          ))}
        </div>
        {isWaiting && hits.length === 0 && <p className={styles.note}>{words.loading}</p>}
        {hasFailed && (
          <div className={styles.note}>
            <p role="alert">{words.failed}</p>
            <Button kind="white" onClick={tryAgain}>
              {words.tryAgain}
            </Button>
          </div>
        )}
        {isEmpty && (
          <div className={styles.note}>
            <Nobi mood="think" size={110} />
            <p role="status">{words.nothing(text.trim())}</p>
          </div>
        )}
      </div>
      {dialogs}
    </>
  );
};
