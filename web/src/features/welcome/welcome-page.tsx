import { Footer } from '../../ui/footer.tsx';
import { SafetyLink } from '../../ui/safety-link.tsx';
import { Film } from './sections/film.tsx';
import { Plans, Promises, Steps } from './sections/for-parents.tsx';
import { Hero } from './sections/hero.tsx';
import { MeetNobi } from './sections/meet-nobi.tsx';
import { SampleDialog } from './sections/samples.tsx';
import styles from './sections/sections.module.css';
import { WhoWeAre } from './sections/who-we-are.tsx';
import { Worlds } from './sections/worlds.tsx';
import type { InWords } from './words.ts';

export const WelcomePage = ({ words, language }: InWords) => (
  <>
    <a className={styles.skip} href="#content">
      {words.skip}
    </a>
    {/* Named, since a game that is tried brings a main part of its own. */}
    <main aria-labelledby="headline">
      <Hero words={words} language={language} />
      <div className={styles.paper}>
        <Film words={words} language={language} />
        <Worlds words={words.worlds} />
        <MeetNobi words={words.nobi} />
        <Steps words={words.steps} />
        <Plans words={words} language={language} />
        <Promises words={words.promises} />
        <WhoWeAre words={words.who} />
      </div>
    </main>
    <Footer language={language} more={<SafetyLink language={language} />} />
    <SampleDialog words={words.samples} />
  </>
);
