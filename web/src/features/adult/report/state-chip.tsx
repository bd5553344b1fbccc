import { currentLanguage } from '@nobi/client/language';
import type { ClaimState } from '@nobi/contract';
import { reportWords } from '@nobi/kit/claim';
import styles from './report.module.css';

/** The words of a state are the same in page, letter, card and simulation. */
export const stateWords = (state: ClaimState) => reportWords[currentLanguage()][state];

/** A state in words; its colour only repeats them. */
export const StateChip = ({ state }: { state: ClaimState }) => (
  <span className={`${styles.chip} ${styles[state]}`}>{stateWords(state)}</span>
);
