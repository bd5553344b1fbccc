import { conversation } from '../conversation/use-conversation.ts';
import styles from './bubble.module.css';

/** What a child may ask with one tap: nothing that Nobi offers has to be typed. */
export const Choices = ({ choices }: { choices: readonly string[] }) => (
  <div className={styles.choices}>
    {choices.map((choice) => (
      <button key={choice} type="button" onClick={() => void conversation.ask(choice)}>
        {choice}
      </button>
    ))}
  </div>
);
