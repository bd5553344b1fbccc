import { Footer } from '../../ui/footer.tsx';
import { Plans, Promises, Steps } from './for-parents.tsx';
import { Hero } from './hero.tsx';
import { MeetNobi } from './meet-nobi.tsx';
import styles from './sections.module.css';
import type { InWords } from './words.ts';
import { Worlds } from './worlds.tsx';

export const WelcomePage = ({ words, language }: InWords) => (
  <>
    <a className={styles.skip} href="#content">
      {words.skip}
    </a>
    <main>
      <Hero words={words} language={language} />
      <div className={styles.paper}>
        <Worlds words={words.worlds} />
        <MeetNobi words={words.nobi} />
        <Steps words={words.steps} />
        <Plans words={words} language={language} />
        <Promises words={words.promises} />
      </div>
    </main>
    <Footer language={language} />
  </>
);
