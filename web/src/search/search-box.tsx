import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { Suspense, useRef, useState } from 'react';
import { words } from '../shell/dashboard/words.ts';
import { lazyPage } from '../shell/navigation/lazy-page.ts';
import { useDismiss } from '../shell/use-dismiss.ts';
import styles from './search.module.css';
import { loadMessages } from './words.ts';

// The search itself comes when somebody wants to search.
const SearchResults = lazyPage(
  async () => (await import('./search-results.tsx')).SearchResults,
  loadMessages,
);

const resultsId = 'search-results';

/** The combobox of the bar. What it finds is drawn beside it, in a piece of its own. */
export const SearchBox = () => {
  const [text, setText] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const whole = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useDismiss({ isOpen, close: () => setIsOpen(false), inside: whole, opener: input });

  const isShown = isOpen && text.trim() !== '';
  return (
    <search ref={whole} className={styles.box}>
      <MagnifyingGlass className={styles.glass} size={26} weight="bold" aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="text"
        role="combobox"
        name="search"
        aria-label={words.searchHint}
        placeholder={words.search}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={resultsId}
        aria-activedescendant={isShown ? active : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        value={text}
        onFocus={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
        }}
      />
      {isWanted && (
        <Suspense>
          <SearchResults
            id={resultsId}
            text={text}
            isShown={isShown}
            input={input}
            onActive={setActive}
            onShow={() => setIsOpen(true)}
            onDone={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </search>
  );
};
